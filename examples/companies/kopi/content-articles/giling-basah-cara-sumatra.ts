import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'giling-basah-cara-sumatra',
	category: 'asal-usul',
	title: words('Giling basah, cara Sumatra', 'Wet-hulling, the Sumatran way'),
	summary: words(
		'Lahir dari hujan yang tidak mau berhenti, cara ini memberi kopi Gayo dan Toraja tubuhnya yang tebal.',
		'Born of rain that wouldn’t stop, it gives Gayo and Toraja coffee their thick body.',
	),
	html: written(
		`
		Di hampir semua negeri kopi, biji dijemur sampai kering di dalam kulit tanduknya, baru dikupas. Di Takengon, itu berarti menunggu matahari yang sering tidak datang. Maka petani Gayo menemukan jalan pintas: kupas selagi basah.
		## Urutannya
		1. Sore, buah merah dikupas di rumah dengan mesin tangan.
		2. Semalam direndam supaya lendirnya lepas, paginya dicuci.
		3. Dijemur sebentar, sampai kadar airnya sekitar 35 persen, lalu dibawa ke pengepul.
		4. **Dikupas kulit tanduknya selagi lembap.** Inilah giling basah.
		5. Biji telanjang dijemur lagi, kini cepat kering karena tidak berselimut.
		Hemat tiga minggu. Bijinya keluar berwarna hijau kebiruan dan sering sedikit terbelah di ujung, yang oleh orang Gayo disebut *kuku kambing*.
		## Apa yang terjadi pada rasa
		Biji yang telanjang dan hangat terus berfermentasi pelan-pelan. Keasamannya turun, tubuhnya menebal, dan muncul rasa yang sulit disebut: rempah, kayu, tembakau manis, tanah sesudah hujan. Sebagian juru cicip luar negeri dulu menganggapnya cacat. Sekarang mereka mengantre.
		## Toraja juga
		Di Sapan caranya mirip, tetapi udaranya lebih dingin sehingga pengeringannya lebih lambat. Hasilnya lebih bersih dan herbal, dengan akhir yang panjang. Seduh keduanya berdampingan untuk merasakan apa yang diperbuat seribu kilometer laut.
		## Menyeduhnya
		[Gayo Atu Lintang](/product/gayo-atu-lintang) suka air 92 derajat dan gilingan sedang. Tubuhnya cukup tebal untuk susu. [Toraja Sapan](/product/toraja-sapan) lebih enak hitam; turunkan air ke 90 supaya herbalnya tidak menjadi pahit. Keduanya luar biasa di french press, karena minyaknya ikut.
		Ingin mulai dari yang gampang? [Drip bag Gayo](/product/drip-bag-gayo-10) hanya perlu cangkir dan air panas, cocok untuk hujan yang, seperti di Takengon, tidak mau berhenti.
		Tanyakan tanggal panennya kepada kami; petani dan nama desanya juga tercatat.
		`,
		`
		In nearly every coffee country the beans are dried within their parchment and hulled afterwards. In Takengon that means waiting for a sun that often doesn't come. So the farmers of Gayo found a short cut: hull it wet.
		## How it goes
		1. In the afternoon, red cherries are pulped at home with a hand mill.
		2. They rest overnight to loosen the mucilage, and are washed in the morning.
		3. A short drying, to about 35 per cent of moisture, then off to the collector.
		4. **The parchment is taken off while damp.** This is wet-hulling, *giling basah*.
		5. The naked beans dry again, quickly now, without their blanket.
		It saves three weeks. The beans come out bluish green, often a little split at the tip; in Gayo they call that *kuku kambing*, goat's hoof.
		## What it does to taste
		Naked and warm, the beans go on fermenting slowly. Acidity falls, body grows, and there is something hard to name: spice, wood, sweet tobacco, earth after rain. Foreign tasters once thought it a fault. Now they queue.
		## Toraja too
		In Sapan they do much the same, but the air is colder and drying slower. It comes out cleaner and more herbal, with a long finish. Brew both side by side to taste what a thousand kilometres of sea will do.
		## In the cup
		[Gayo Atu Lintang](/product/gayo-atu-lintang) likes water at 92 degrees and a medium grind, and has body enough for milk. [Toraja Sapan](/product/toraja-sapan) is better black; go down to 90, so that the herbs don't turn bitter. Both are splendid in a french press, oils and all.
		Something easier to begin with? [Gayo drip bags](/product/drip-bag-gayo-10) ask for a cup and hot water only, and go well with rain that, as in Takengon, won't stop.
		Ask us for the harvest date; we have the farmers and the village on record too.
		`,
	),
	author: 'Teuku Rizal',
	daysOld: 7,
	picture: {
		scene: [
			art('sack', '#c9a36a', '#5c3a28'),
			art('drip-box', '#5c3a28', '#d97b3f'),
			art('beans-bag', '#5c3a28', '#d97b3f', undefined, 2),
		],
		background: '#ece5da',
		alt: words('Karung dan kantong kopi Gayo', 'A sack and bags of Gayo coffee'),
	},
	products: ['gayo-atu-lintang', 'toraja-sapan', 'drip-bag-gayo-10'],
}
