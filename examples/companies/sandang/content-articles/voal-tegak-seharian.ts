import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'voal-tegak-seharian',
	category: 'padu-padan',
	title: words('Supaya voal tegak seharian', 'Voile that stands all day'),
	summary: words(
		'Lipatan pertama, letak peniti, dan setrika yang benar: tiga kunci kerudung yang tidak lari-lari.',
		'The first fold, the place of the pin and the right iron: three keys to a scarf that stays put.',
	),
	html: written(
		`
		Kerudung yang rapi pukul tujuh pagi sering sudah lain ceritanya pukul sepuluh. Penyebabnya jarang di kainnya. Biasanya di tiga puluh detik pertama waktu memakainya.
		## Pilih ukuran yang cukup
		Voal 110 cm pas untuk wajah mungil dan gaya ringkas. Kalau ingin menutup dada tanpa ditarik-tarik, ambil 115 cm. [Voal Wening](/product/segi-empat-voal-wening) kami buat 115 cm dengan benang yang dipilin lebih rapat, jadi dahinya tegak tanpa dikanji.
		## Lipatan pertama menentukan
		1. Lipat segitiga, tetapi geser lapisan atas mundur satu sentimeter. Tepi ganda membuat dahi kaku dan sulit tegak.
		2. Tarik bagian tengah dahi ke depan dengan dua telunjuk sampai membentuk atap kecil.
		3. Semprot air dengan botol halus, sekali saja, lalu tunggu setengah menit. Voal kering di tempatnya.
		## Satu peniti, bukan lima
		Makin banyak peniti makin banyak tarikan. Satu di bawah dagu sudah cukup kalau letaknya sedikit menyamping, di bawah telinga. Gunakan yang ujungnya halus: [peniti mutiara](/product/peniti-jilbab-satuan) kami tumpulkan sisinya supaya tidak mencabut benang. [Bros](/product/bros-kelopak-kawat) untuk bahu, bukan untuk menahan.
		## Setrika rendah
		Voal dari katun halus dan sedikit poliester. Setrika suhu rendah, dari tengah ke tepi, dan biarkan dingin lima menit sebelum dilipat. Pelicin bersilikon membuatnya licin, dan itulah sebab kerudung lari.
		## Kalau angin kencang
		Naik motor? Pakai dalaman bertali, lalu masukkan ujung voal ke dalam jaket. Sampai di kantor, tegakkan lagi dengan sedikit air dan dua telunjuk tadi.
		Motif juga membantu: [Taman Sari](/product/segi-empat-motif-taman) dicetak tembus dua sisi, jadi waktu tertiup dan terbalik tidak ada yang tahu.
		Satu rahasia lagi: kerudung yang baru dicuci lebih menurut daripada yang baru dibeli. Cuci sekali sebelum dipakai pertama kali.
		`,
		`
		A scarf that is perfect at seven often tells another story by ten. The cloth is seldom to blame. It is usually the first thirty seconds.
		## Choose enough cloth
		A 110 cm square suits small faces and short styles. If you want to cover the chest without tugging, take 115. Our [Wening voile](/product/segi-empat-voal-wening) measures 115 cm and its yarn is twisted tighter, so the brow stands without starch.
		## The first fold decides
		1. Fold a triangle, but move the upper layer back by a centimetre. A doubled edge is stiff and won't stand.
		2. Pull the middle of the brow forward with two forefingers until it makes a little roof.
		3. Spray with a fine mist, once, and wait half a minute. Voile dries where it stands.
		## One pin, not five
		The more pins, the more pulling. One under the chin is enough if it sits a little to the side, below the ear. Use a smooth one: the sides of our [pearl pin](/product/peniti-jilbab-satuan) are blunted so as not to catch a thread. A [brooch](/product/bros-kelopak-kawat) is for the shoulder, not for holding.
		## A cool iron
		Voile is fine cotton with a little polyester. Iron it on low, from the middle outwards, and let it cool for five minutes before folding. Starch with silicone makes it slippery, and that is why scarves run.
		## In a strong wind
		Going by motorbike? Wear a tied inner cap and tuck the ends into your jacket. At the office, raise it again with a little water and those two fingers.
		Patterns help as well: [Taman Sari](/product/segi-empat-motif-taman) is printed through, so nobody notices when the wind turns it over.
		One more secret: a scarf fresh from the wash behaves better than one fresh from the shop. Wash it once before you wear it.
		`,
	),
	author: 'Fitria Hasanah',
	daysOld: 26,
	picture: {
		scene: [
			art('hijab', '#d3a29c', '#6d2a3a'),
			art('brooch', '#d3a29c', '#bda67f'),
			art('hijab', '#94a88c', '#bda67f', undefined, 2),
		],
		background: '#f3e6e3',
		alt: words('Dua kerudung voal dan sebuah bros kelopak', 'Two voile scarves and a petal brooch'),
	},
	products: [
		'segi-empat-voal-wening',
		'segi-empat-motif-taman',
		'peniti-jilbab-satuan',
		'bros-kelopak-kawat',
	],
}
