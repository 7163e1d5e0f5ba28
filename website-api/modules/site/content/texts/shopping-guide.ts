import type { PageText } from './page-text.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import { rupiahWords, type ShopFacts } from './shop-facts.ts'
import { words, written } from './write.ts'

/** How to order, step by step; `hints` are the shop's own, in the notation of write.ts. */
export function shoppingGuide(
	{ name, city, freeShippingFrom, sending }: ShopFacts,
	hints: LocalText,
): PageText {
	const free = freeShippingFrom === undefined ? undefined : rupiahWords(freeShippingFrom)
	return {
		key: 'shopping-guide',
		title: words('Panduan belanja', 'How to shop'),
		summary: words(
			`Dari memilih barang sampai paket ${name} di depan pintumu.`,
			`From the shelf to your doorstep, the ${name} way.`,
		),
		html: written(
			`
			${hints.id}
			## 1. Isi keranjang
			Buka barang yang kamu suka, pilih variannya, tentukan jumlah, lalu masukkan ke keranjang. Di halaman barang kamu juga bisa menghitung ongkos kirim ke kecamatanmu sebelum memesan.
			## 2. Isi alamat
			Di checkout, tulis nama, nomor telepon, email, dan alamat. Ketik nama kecamatan atau kode pos, lalu pilih yang cocok. Kurir akan menelepon nomor itu, jadi pastikan aktif.
			## 3. Pilih pengiriman
			Pilihan dan tarifnya muncul sesuai alamat dan berat: reguler, kargo, atau GoSend kalau kamu juga di ${city}. ${free ? `Belanja mulai ${free.id} gratis ongkir.` : 'Mau hemat ongkir? Bandingkan tarifnya; selisih antarkurir kadang lumayan.'} Ambil sendiri di tempat kami selalu gratis.
			## 4. Bayar dalam 24 jam
			Transfer tepat sesuai jumlah yang tertera, sampai tiga angka terakhir. Lewat dari 24 jam pesanan kedaluwarsa. Langkahnya ada di [cara pembayaran](/payment-method).
			## 5. Kirim bukti transfer
			Lampirkan di [konfirmasi pembayaran](/konfirmasi-pembayaran), paling besar 5 MB.
			## 6. Kami kemas dan kirim
			${sending.id} Nomor resi muncul di halaman pesananmu; buka lewat [cek pesanan](/order/look-up).
			## 7. Periksa paketnya
			Buka paket begitu sampai. Kalau ada yang rusak, keliru, atau kurang, ajukan retur sebelum pesanan selesai, yaitu dalam 3 hari sejak diterima. Aturannya ada di [syarat dan ketentuan](/terms).
			`,
			`
			${hints.en}
			## 1. Fill the cart
			Open what you like, choose the variant and quantity, and add it to the cart. The product page can also work out the shipping to your district before you order.
			## 2. Give an address
			At checkout, enter your name, phone number, email and address. Type your district or postcode and pick the match. The courier will ring that number, so make sure it works.
			## 3. Choose a courier
			Services and prices depend on address and weight: regular, cargo, or GoSend if you are in ${city} too. ${free ? `Orders from ${free.en} ship free.` : 'Want to save? Compare the services; the difference can be worth it.'} Collecting it from us is always free.
			## 4. Pay within 24 hours
			Transfer the exact amount shown, down to the last three digits. After 24 hours the order expires. The steps are under [how to pay](/payment-method).
			## 5. Send the proof
			Attach it to the [payment confirmation](/konfirmasi-pembayaran), 5 MB at most.
			## 6. We pack and send
			${sending.en} The tracking number appears on your order; open it under [find an order](/order/look-up).
			## 7. Check the parcel
			Open the parcel when it arrives. If something is damaged, wrong or missing, ask for a return before the order completes, which is within 3 days of delivery. The rules are in the [terms](/terms).
			`,
		),
	}
}
