import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'memilih-tv-menurut-jarak-duduk',
	category: 'cara-kerja',
	title: words('TV sebesar apa? Ukur jarak duduknya', 'How large a TV? Measure your sofa'),
	summary: words(
		'Rumus sederhana ukuran layar, beda 4K dan HD dari sofa, dan kabel HDMI yang benar-benar perlu.',
		'A simple rule for size, 4K against HD from where you sit, and the HDMI cable you truly need.',
	),
	html: written(
		`
		Di toko, semua TV tampak kekecilan karena ruangannya sebesar gudang. Di rumah, banyak yang baru sadar lehernya menoleh dari sudut ke sudut. Ukurannya tidak perlu dikira-kira; cukup meteran.
		## Rumusnya
		Jarak dari mata ke layar, dalam sentimeter, dibagi 3,8. Hasilnya ukuran layar dalam inci yang nyaman untuk film 4K.
		| Jarak duduk | Layar |
		| 1,5 m | 40–43 inci |
		| 2 m | 50–55 inci |
		| 2,5 m | 65 inci |
		| 3 m | 75 inci |
		Lebih banyak menonton berita dan sinetron? Boleh turun satu ukuran. Ruang keluarga rata-rata di perumahan sekitar dua meter, jadi [43 inci](/product/tv-bidang-43) sampai 55 inci sudah sepadan.
		## Apakah 4K terlihat bedanya?
		Mata normal baru bisa melihatnya kalau duduk lebih dekat dari satu setengah kali lebar layar. Pada 43 inci, itu 1,4 meter. Dari tempat tidur tiga meter jauhnya, HD dan 4K sama saja; yang kamu lihat adalah kontras dan warna.
		## Tiga macam layar
		- **LED biasa**: terang, awet, hitamnya abu-abu.
		- **OLED**: hitamnya benar-benar hitam, cocok untuk ruang redup. [65 OLED](/product/tv-bidang-65-oled) indah untuk film malam. Jangan dipakai menayangkan logo yang sama seharian.
		- **QLED dan sejenisnya**: tetap LED, warnanya lebih pekat.
		## Siaran digital
		Siaran analog sudah berhenti. Pastikan ada penerima **DVB-T2** di dalamnya, jadi tidak perlu kotak tambahan. Antena lama masih bisa dipakai.
		## Kabel HDMI yang mana
		Untuk film 4K, kabel *High Speed* biasa cukup. Untuk konsol gim 120 Hz, perlu [HDMI 2.1](/product/kabel-hdmi-21), paling panjang tiga meter. Tidak ada kabel yang membuat warna lebih hangat, berapa pun harganya.
		## Pasang setinggi mata
		Bagian tengah layar sejajar mata saat duduk, kira-kira satu meter dari lantai. TV di atas kusen pintu hanya cocok untuk ruang tunggu.
		`,
		`
		In a shop every television looks too small, since the room is a warehouse. At home many then find themselves turning from corner to corner. There is no need to guess; a tape will do.
		## The rule
		The distance from your eyes to the screen, in centimetres, divided by 3.8. The result is the size in inches that is comfortable for 4K films.
		| You sit at | Screen |
		| 1.5 m | 40–43 inches |
		| 2 m | 50–55 inches |
		| 2.5 m | 65 inches |
		| 3 m | 75 inches |
		More news and soaps than films? Go one size down. Most living rooms give you about two metres, so [43](/product/tv-bidang-43) to 55 inches are about right.
		## Can you see 4K?
		Normal eyes can, but only from nearer than one and a half times the width. For 43 inches that is 1.4 metres. From a bed three metres away, HD and 4K are the same; what you see is contrast and colour.
		## Three kinds of screen
		- **Plain LED**: bright, durable, its black is grey.
		- **OLED**: truly black, for dim rooms. The [65 OLED](/product/tv-bidang-65-oled) is beautiful at night. Don't leave one logo on it all day.
		- **QLED and the like**: still LED, with denser colours.
		## Digital broadcasts
		Analogue television has ended in Indonesia. Make sure that a **DVB-T2** receiver is built in, and you need no extra box. Your old aerial still works.
		## Which HDMI cable
		For 4K films an ordinary *High Speed* cable is enough. A console at 120 Hz wants [HDMI 2.1](/product/kabel-hdmi-21), three metres at most. No cable makes colours warmer, whatever it costs.
		## Hang it at eye level
		The middle of the screen belongs level with your eyes as you sit, about a metre from the floor. A television above the door frame is for waiting rooms.
		`,
	),
	author: 'Bima Satria',
	daysOld: 89,
	picture: {
		scene: [
			art('television', '#2b2f38', '#7c6ff0', undefined, 4),
			art('speaker', '#d9cbb2', '#31517a', undefined, 3),
			art('television', '#2b2f38', '#e58a5a', undefined, 2),
		],
		background: '#e9e6ee',
		alt: words('Dua televisi dan sebuah speaker', 'Two televisions and a speaker'),
	},
	products: ['tv-bidang-43', 'tv-bidang-65-oled', 'kabel-hdmi-21'],
}
