import type { PageText } from '#website-api/modules/site/content/texts/page-text.ts'
import type { ShopFacts } from '#website-api/modules/site/content/texts/shop-facts.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'

/** Default text beside the contact form. */
export function contact({ phone, city, legalName, address }: ShopFacts): PageText {
	const seat = (label: string) =>
		address === undefined ? '' : `- **${label}**: ${legalName}, ${address}`
	return {
		key: 'contact',
		title: words('Hubungi kami', 'Contact us'),
		summary: words(
			'Ada pertanyaan tentang barang, pesanan, atau pembayaran? Tulis saja.',
			'Questions about a product, an order or a payment? Just write.',
		),
		html: written(
			`
			Kalau pesanmu tentang pesanan, sertakan nomornya supaya kami bisa langsung mencarinya. Kami menjawab lewat email pada hari kerja.
			- **Telepon dan WhatsApp**: ${phone}
			- **Lokasi**: ${city}
			${seat('Alamat usaha')}
			`,
			`
			If it is about an order, add its number so that we can find it at once. We answer by email on working days.
			- **Phone and WhatsApp**: ${phone}
			- **Location**: ${city}
			${seat('Business address')}
			`,
		),
	}
}
