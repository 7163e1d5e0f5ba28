import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'dari-buah-kakao-ke-batang',
	category: 'asal-usul',
	title: words('Dari buah kakao ke batang cokelat', 'From cacao pod to chocolate bar'),
	summary: words(
		'Kenapa cokelat kami hanya berisi dua bahan, dan kenapa fermentasi lebih penting daripada persennya.',
		'Why our chocolate has two ingredients, and why fermentation matters more than the percentage.',
	),
	html: written(
		`
		Indonesia termasuk penanam kakao terbesar di dunia, tetapi kebanyakan cokelat yang kita makan sewaktu kecil rasanya gula dan minyak. Biji terbaiknya dikirim ke luar dalam karung, tanpa difermentasi, untuk dijadikan lemak.
		## Fermentasi, bagian yang dilupakan
		Biji kakao yang baru dibelah terbungkus daging putih, rasanya seperti leci. Petani Poso menumpuknya di peti kayu, menutupnya dengan daun pisang, dan membaliknya setiap dua hari selama enam hari. Di dalam peti suhunya naik sampai 48 derajat. Pahit yang kasar pecah, calon rasa cokelat terbentuk. Tanpa enam hari itu, tidak ada mesin yang bisa menolong.
		Petani dibayar lebih sedikit untuk biji tanpa fermentasi, tetapi juga menunggu lebih sebentar. Karena itu kami membayar di muka, dan sepertiga di atas harga pasar.
		## Lalu di dapur
		1. **Sangrai** 25 menit pada 120 derajat, lebih pelan daripada kopi.
		2. **Kupas** kulit arinya dengan angin.
		3. **Giling batu** tiga hari tiga malam bersama gula, sampai lidah tidak menemukan butir.
		4. **Temper**: panaskan, dinginkan, panaskan sedikit, supaya mengilap dan patah dengan bunyi.
		## Arti angka 70
		Tujuh puluh persen berarti 70 gram dari 100 gram berasal dari kakao; sisanya gula. Persen tidak mengatakan apa pun tentang mutu. Cokelat 70% dari biji tanpa fermentasi lebih pahit daripada [70% Poso](/product/cokelat-batang-70), yang malah mengingatkan pada kismis dan pala.
		## Cara mencicipi
		Simpan di suhu ruang, bukan kulkas. Patahkan kecil, dengarkan bunyinya, letakkan di lidah, dan jangan dikunyah dulu. Setengah menit kemudian rasanya datang bergantian. Temani dengan [Gayo](/product/gayo-atu-lintang) untuk yang pahit, atau teh untuk [cokelat jahe](/product/cokelat-gula-aren-jahe).
		Kalau permukaannya memutih, itu lemak yang naik karena panas perjalanan. Aman, hanya kurang cantik. Lelehkan jadi minuman, dan semua dimaafkan.
		`,
		`
		Indonesia is one of the largest growers of cacao in the world, yet most of the chocolate of our childhood tasted of sugar and oil. The best beans leave in sacks, unfermented, to be pressed for butter.
		## Fermentation, the forgotten part
		Fresh cacao beans are wrapped in white flesh that tastes like lychee. The farmers of Poso heap them in wooden boxes, cover them with banana leaves, and turn them every two days for six days. Inside it reaches 48 degrees. The rough bitterness breaks down and the beginnings of chocolate form. Without those six days, no machine can help.
		Unfermented beans pay less but also mean less waiting. So we pay in advance, and a third above the market.
		## Then the kitchen
		1. **Roast** for 25 minutes at 120 degrees, gentler than coffee.
		2. **Winnow** the husks with a stream of air.
		3. **Grind on stone** with sugar, three days and nights, until the tongue finds no grain.
		4. **Temper**: warm, cool, warm again a little, for shine and a snap you can hear.
		## What 70 means
		Seventy per cent means that 70 of 100 grams come from cacao and the rest is sugar. It says nothing about quality. A 70% bar of unfermented beans is more bitter than our [70% Poso](/product/cokelat-batang-70), which rather brings raisins and nutmeg to mind.
		## How to taste it
		Keep it at room temperature, not in the fridge. Break off a little, listen to it, lay it on your tongue and don't chew yet. Half a minute later the flavours arrive in turn. Take [Gayo](/product/gayo-atu-lintang) with the dark one, or tea with the [ginger bar](/product/cokelat-gula-aren-jahe).
		If the surface has turned pale, that is fat which rose in the heat of the journey. Safe, merely less pretty. Melt it into a drink and all is forgiven.
		`,
	),
	author: 'Wayan Sudiarta',
	daysOld: 71,
	picture: {
		scene: [
			art('chocolate', '#5c3a28', '#e6c15c'),
			art('chocolate', '#8a5a3a', '#b5573c', undefined, 4),
			art('chocolate', '#3b2a22', '#7d8f69', undefined, 7),
		],
		background: '#efe3d8',
		alt: words('Tiga batang cokelat', 'Three bars of chocolate'),
	},
	products: [
		'cokelat-batang-70',
		'cokelat-susu-mete',
		'cokelat-gula-aren-jahe',
		'cokelat-bubuk-jembrana',
	],
}
