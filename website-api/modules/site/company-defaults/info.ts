import type { PageText } from '#website-api/modules/site/content/texts/page-text.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { CompanyFacts } from './default-facts.ts'

/** Default text of the page that links to all explanations. */
export function info({ name }: CompanyFacts): PageText {
	return {
		key: 'info',
		title: words('Informasi', 'Information'),
		summary: words(
			`Semua yang perlu kamu tahu untuk berbelanja di ${name}.`,
			`All you need to know for shopping at ${name}.`,
		),
		html: written(
			`
			- [Panduan belanja](/shopping-guide): dari memilih barang sampai paket diterima
			- [Cara pembayaran](/payment-method): rekening, kode unik, dan bukti transfer
			- [Pengiriman](/information/pengiriman): kurir, waktu, dan ongkos kirim
			- [Cara memakai toko ini](/how-to-use): mencari, menyaring, dan mengganti bahasa
			- [Pertanyaan umum](/faq): jawaban atas yang paling sering ditanyakan
			- [Syarat dan ketentuan](/terms) dan [kebijakan privasi](/privacy)
			Belum menemukan jawabannya? [Hubungi kami](/contact).
			`,
			`
			- [How to shop](/shopping-guide): from the shelf to your doorstep
			- [How to pay](/payment-method): accounts, unique codes and proof of transfer
			- [Shipping](/information/pengiriman): couriers, times and costs
			- [How to use this shop](/how-to-use): searching, filtering and switching the language
			- [Questions and answers](/faq): what is asked most often
			- [Terms and conditions](/terms) and the [privacy policy](/privacy)
			Haven't found the answer? [Contact us](/contact).
			`,
		),
	}
}
