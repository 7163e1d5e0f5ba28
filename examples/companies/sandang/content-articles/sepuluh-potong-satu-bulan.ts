import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'sepuluh-potong-satu-bulan',
	category: 'padu-padan',
	title: words('Sepuluh potong untuk satu bulan', 'Ten pieces for a month'),
	summary: words(
		'Lemari kecil yang cukup untuk kantor, akhir pekan, dan satu undangan, lengkap dengan hitungannya.',
		'A small wardrobe for the office, weekends and one wedding, with the sums.',
	),
	html: written(
		`
		Kebanyakan orang memakai seperlima isi lemarinya. Sisanya menunggu turun berat badan, menunggu tren kembali, atau menunggu dimaafkan. Kami mencoba menghitung: berapa potong yang benar-benar perlu untuk sebulan tanpa tampak itu-itu saja? Jawabannya sepuluh.
		## Daftarnya
		- Tiga kaos polos: putih, hitam, dan satu warna kesukaanmu
		- Dua kemeja: satu linen, satu oxford
		- Satu batik
		- Dua bawahan: chino dan jins gelap
		- Satu luaran ringan
		- Satu sepatu yang sama pantasnya dengan semua yang di atas
		## Kenapa cukup
		Enam atasan kali dua bawahan sudah dua belas pasangan. Dengan luaran dipakai atau tidak, jadi dua puluh empat. Dengan lengan digulung, kemeja dipakai terbuka di atas kaos, atau kerah dikancing sampai atas, hitungannya lewat tiga puluh.
		## Warna yang saling kenal
		Rahasianya bukan jumlah, melainkan warna. Pilih dua warna dasar yang gelap (dongker dan cokelat, misalnya), satu warna terang (putih tulang), lalu satu aksen. Semua atasan harus cocok dengan semua bawahan. Kalau ada satu potong yang hanya cocok dengan satu potong lain, keluarkan dari daftar.
		## Cuci dua kali sepekan
		Sepuluh potong berarti mencuci setiap tiga atau empat hari. Tidak lebih repot, karena tumpukannya kecil. Pilih bahan yang cepat kering: [kaos 30s](/product/kaos-harian-30s) kering semalam, [linen](/product/kemeja-linen-teduh) lebih cepat lagi.
		## Coba dulu, baru singkirkan
		Jangan buru-buru membuang. Masukkan sisanya ke kardus, tulis tanggalnya, simpan di bawah ranjang. Yang tidak kamu cari dalam tiga bulan boleh diberikan kepada orang lain. Biasanya hampir semuanya.
		Kami penjual baju, jadi nasihat ini agak merugikan kami. Tetapi orang yang punya sepuluh baju bagus biasanya kembali untuk yang kesebelas.
		Mau mulai dari satu saja? Mulailah dari kaos putih; semua yang lain belajar darinya.
		`,
		`
		Most people wear a fifth of what they own. The rest waits to fit again, to come back into fashion, or to be forgiven. We tried to work it out: how many pieces do you need for a month without looking the same? Ten.
		## The list
		- Three plain tees: white, black, and a colour you love
		- Two shirts: one linen, one oxford
		- One batik
		- Two pairs of trousers: chinos and dark jeans
		- One light layer
		- One pair of shoes that suits all of the above
		## Why it is enough
		Six tops times two bottoms make twelve outfits. With the layer on or off, twenty-four. Sleeves rolled, a shirt worn open over a tee, a collar buttoned to the top: you are past thirty.
		## Colours that know each other
		The secret isn't the number but the colours. Choose two dark ones as a base (navy and brown, say), one light one (bone), and one accent. Every top has to go with every bottom. If a piece goes with one other only, take it off the list.
		## Laundry twice a week
		Ten pieces mean washing every three or four days. It is no more work, since the pile is small. Choose what dries fast: an [everyday tee](/product/kaos-harian-30s) dries overnight, [linen](/product/kemeja-linen-teduh) sooner.
		## Try first, give away later
		Don't throw anything out yet. Put the rest into a box, write the date on it, and push it under the bed. What you haven't looked for in three months can go to somebody else. It is usually nearly all of it.
		We sell clothes, so this advice costs us something. But people with ten good pieces tend to come back for the eleventh.
		Want to begin with just one? Begin with the white tee; the others learn from it.
		`,
	),
	author: 'Nadia Permata',
	daysOld: 9,
	picture: {
		scene: [
			art('tee', '#f4f1ea', '#8a7a5c'),
			art('trousers', '#a58d66', '#5c4033'),
			art('blazer', '#26364f', '#d09b35'),
		],
		background: '#e9e6df',
		alt: words(
			'Kaos putih, celana khaki, dan blazer dongker',
			'White tee, khaki trousers and navy blazer',
		),
	},
	products: ['kaos-harian-30s', 'kemeja-linen-teduh', 'celana-chino-jalan', 'blazer-santai-lobi'],
}
