import { both, type Pair } from './both-languages.ts'
import type { SeedCompany } from './seed-shapes.ts'

const link = (label: Pair, target: string) => ({ label: both(label), target })

/** The footer of a shop: shopping, help and the company, with up to three links of its own. */
export function footerMenu(...own: [label: Pair, target: string][]): SeedCompany['footerMenu'] {
	return [
		{
			title: { id: 'Belanja', en: 'Shop' },
			links: [
				link(['Semua produk', 'All products'], '/products'),
				...own.map(([label, target]) => link(label, target)),
			],
		},
		{
			title: { id: 'Bantuan', en: 'Help' },
			links: [
				link(['Cara belanja', 'How to shop'], '/shopping-guide'),
				link(['Cara pembayaran', 'Payment methods'], '/payment-method'),
				link(['Konfirmasi pembayaran', 'Confirm a payment'], '/konfirmasi-pembayaran'),
				link(['Lacak pesanan', 'Find an order'], '/order/look-up'),
				link(['Pertanyaan umum', 'Questions and answers'], '/faq'),
			],
		},
		{
			title: { id: 'Tentang', en: 'About' },
			links: [
				link(['Tentang kami', 'About us'], '/about'),
				link(['Artikel', 'Articles'], '/articles'),
				link(['Kontak', 'Contact'], '/contact'),
				link(['Syarat dan ketentuan', 'Terms'], '/terms'),
				link(['Kebijakan privasi', 'Privacy'], '/privacy'),
			],
		},
		{
			title: { id: 'Kemitraan', en: 'Partners' },
			links: [
				link(['Jadi agen', 'Become an agent'], '/join-agen'),
				link(['Agen kami', 'Our agents'], '/our-agen'),
				link(['Program afiliasi', 'Affiliate programme'], '/affiliate'),
			],
		},
	]
}
