import type { InformationText } from './page-text.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import { rupiahWords, type ShopFacts } from './shop-facts.ts'
import { words, written } from './write.ts'

/** Couriers, delivery times and prices; `packing` describes the packaging, in the notation of write.ts. */
export function shippingInformation(
	{ city, freeShippingFrom, sending }: ShopFacts,
	packing: LocalText,
): InformationText {
	const free = freeShippingFrom === undefined ? undefined : rupiahWords(freeShippingFrom)
	return {
		slug: 'pengiriman',
		title: words('Pengiriman', 'Shipping'),
		summary: words(
			`Dikirim dari ${city} ke seluruh Indonesia.`,
			`Sent from ${city} to all of Indonesia.`,
		),
		html: written(
			`
			## Kapan dikirim
			${sending.id}
			## Berapa lama
			| Tujuan | Layanan reguler | Kargo |
			| Dalam kota ${city} | 1–2 hari | 2–4 hari |
			| Satu provinsi | 1–3 hari | 3–5 hari |
			| Satu gugus pulau (misalnya Jawa dan Bali) | 2–4 hari | 4–7 hari |
			| Pulau lain | 3–7 hari | 7–14 hari |
			Ini perkiraan kurir dalam hari kerja. Menjelang Lebaran dan akhir tahun biasanya lebih lama.
			## Kurir
			SiCepat, J&T Express, JNE, AnterAja, Pos Indonesia, TIKI, Ninja, Lion Parcel, dan beberapa kurir lain, tergantung alamatmu. Untuk alamat di ${city} ada GoSend Instant dan Same Day sampai 20 kg. Ambil sendiri juga bisa, gratis.
			## Ongkos kirim
			Dihitung dari berat dan kecamatan tujuan. Kelebihan sampai 300 gram tidak kami bulatkan ke atas: paket 1,3 kg tetap dihitung satu kilogram. ${free ? `Belanja mulai **${free.id}** bisa memilih pengiriman gratis ke mana pun di Indonesia, 2–7 hari.` : 'Di halaman barang kamu bisa menghitung ongkos kirim sebelum memesan.'}
			## Cara kami mengemas
			${packing.id}
			## Paket belum sampai
			Cek dulu nomor resinya lewat [cek pesanan](/order/look-up). Kalau tiga hari tidak bergerak atau statusnya terkirim padahal belum kamu terima, [kabari kami](/contact). Kami yang akan mengurusnya ke kurir.
			`,
			`
			## When it leaves
			${sending.en}
			## How long it takes
			| To | Regular | Cargo |
			| Within ${city} | 1–2 days | 2–4 days |
			| Same province | 1–3 days | 3–5 days |
			| Same group of islands (such as Java and Bali) | 2–4 days | 4–7 days |
			| Other islands | 3–7 days | 7–14 days |
			These are the couriers' estimates in working days. Before Eid and at the end of the year, allow more.
			## Couriers
			SiCepat, J&T Express, JNE, AnterAja, Pos Indonesia, TIKI, Ninja, Lion Parcel and a few more, depending on your address. In ${city} there is also GoSend Instant and Same Day, up to 20 kg. You can collect orders yourself too, free of charge.
			## What it costs
			That depends on the weight and your district. Up to 300 grams over are not rounded up: a parcel of 1.3 kg still counts as one kilogram. ${free ? `From **${free.en}** you can choose free shipping to anywhere in Indonesia, 2–7 days.` : 'The product page works out the shipping before you order.'}
			## How we pack
			${packing.en}
			## It hasn't come
			First look at the tracking number under [find an order](/order/look-up). If it hasn't moved for three days, or says delivered when it isn't, [tell us](/contact). We take it up with the courier.
			`,
		),
	}
}
