import type { PageText } from '#website-api/modules/site/content/texts/page-text.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { CompanyFacts } from './default-facts.ts'

/** Default text of the page about the shop, based on its settings. */
export function about({ name, legalName, city, host }: CompanyFacts): PageText {
	const at = host === null ? words('', '') : words(` di ${host}`, ` at ${host}`)
	return {
		key: 'about',
		title: words('Tentang kami', 'About us'),
		summary: words(
			`${name} adalah toko daring dari ${city} yang mengirim ke seluruh Indonesia.`,
			`${name} is an online shop in ${city} that sends to all of Indonesia.`,
		),
		html: written(
			`
			${name} adalah toko daring${at.id} yang dijalankan oleh ${legalName} dari ${city}. Kami melayani pembeli di seluruh Indonesia.
			## Yang kami pegang
			- **Harga yang jelas.** Ongkos kirim dan potongan terlihat sebelum kamu membayar, tanpa biaya yang muncul belakangan.
			- **Stok yang sebenarnya.** Yang tertulis tersedia memang ada di tempat kami.
			- **Tanggung jawab sampai paket diterima.** Kalau ada yang rusak atau keliru, kami perbaiki. Aturannya ada di [syarat dan ketentuan](/terms).
			- **Datamu tetap milikmu.** Kami hanya menyimpan yang diperlukan; lihat [kebijakan privasi](/privacy).
			## Belanja di sini
			Kamu boleh memesan dengan atau tanpa akun. Langkahnya ada di [panduan belanja](/shopping-guide), dan cara membayarnya di [cara pembayaran](/payment-method).
			## Hubungi kami
			Ada pertanyaan sebelum atau sesudah memesan? Tulis lewat [kontak](/contact). Kami senang membantu.
			`,
			`
			${name} is an online shop${at.en}, run by ${legalName} in ${city}. We serve customers all over Indonesia.
			## What we stand by
			- **Clear prices.** You see shipping and discounts before you pay, and nothing is added afterwards.
			- **Real stock.** What is shown as available is really here.
			- **Our responsibility until it arrives.** If something is damaged or wrong, we put it right. The rules are in the [terms](/terms).
			- **Your data stays yours.** We keep only what is needed; see the [privacy policy](/privacy).
			## Shopping here
			You may order with or without an account. The steps are in [how to shop](/shopping-guide), and how to pay is under [how to pay](/payment-method).
			## Get in touch
			Questions before or after an order? Write through [contact](/contact). We are glad to help.
			`,
		),
	}
}
