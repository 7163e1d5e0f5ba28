import type { FooterLink } from '#website-api/modules/site/settings/site.table.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type {
	InformationText,
	PageText,
} from '#website-api/modules/site/content/texts/page-text.ts'
import { sharedPages } from '#website-api/modules/site/content/texts/shared-pages.ts'
import { shippingInformation } from '#website-api/modules/site/content/texts/shipping.ts'
import { shoppingGuide } from '#website-api/modules/site/content/texts/shopping-guide.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'
import { about } from './about.ts'
import { contact } from './contact.ts'
import { defaultFacts, paymentWays, type CompanyFacts } from './default-facts.ts'
import { info } from './info.ts'
import { ownQuestions } from './own-questions.ts'

/** Default texts of all content pages of a company. */
export function defaultPages(company: CompanyFacts): PageText[] {
	const facts = defaultFacts(company)
	return [
		about(company),
		contact(facts),
		info(company),
		shoppingGuide(facts, words('', '')),
		...sharedPages(facts, ownQuestions(facts), paymentWays(company)),
	]
}

/** Default information pages, which the others link to. */
export function defaultInformations(company: CompanyFacts): InformationText[] {
	return [
		shippingInformation(
			defaultFacts(company),
			words(
				'Barang kami bungkus rapat dan kami lindungi sesuai isinya. Tulis di catatan pesanan kalau ada permintaan khusus.',
				'Goods are wrapped tightly and padded as they need. If you have a special wish, put it into the order note.',
			),
		),
	]
}

/** The default footer of a company. */
export function defaultFooter(): { title: LocalText; links: FooterLink[] }[] {
	const link = (id: string, en: string, target: string) => ({ label: words(id, en), target })
	return [
		{
			title: words('Belanja', 'Shop'),
			links: [
				link('Semua produk', 'All products', '/products'),
				link('Panduan belanja', 'How to shop', '/shopping-guide'),
				link('Cara memakai toko ini', 'How to use this shop', '/how-to-use'),
			],
		},
		{
			title: words('Bantuan', 'Help'),
			links: [
				link('Cara pembayaran', 'How to pay', '/payment-method'),
				link('Konfirmasi pembayaran', 'Confirm a payment', '/konfirmasi-pembayaran'),
				link('Lacak pesanan', 'Find an order', '/order/look-up'),
				link('Pengiriman', 'Shipping', '/information/pengiriman'),
				link('Pertanyaan umum', 'Questions and answers', '/faq'),
			],
		},
		{
			title: words('Tentang', 'About'),
			links: [
				link('Tentang kami', 'About us', '/about'),
				link('Informasi', 'Information', '/info'),
				link('Kontak', 'Contact', '/contact'),
				link('Syarat dan ketentuan', 'Terms', '/terms'),
				link('Kebijakan privasi', 'Privacy', '/privacy'),
			],
		},
	]
}
