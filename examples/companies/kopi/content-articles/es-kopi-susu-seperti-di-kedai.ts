import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'es-kopi-susu-seperti-di-kedai',
	category: 'menyeduh',
	title: words('Es kopi susu seperti di kedai kami', 'Iced milk coffee, the way we make it'),
	summary: words(
		'Resep gula aren yang kami pakai sejak hari pertama, dengan tiga cara membuat kopinya di rumah.',
		'The palm-sugar recipe of our first day, with three ways to make the coffee at home.',
	),
	html: written(
		`
		Es kopi susu gula aren tidak punya rahasia. Yang ada cuma urutan dan takaran, dan keduanya kami tulis di tembok dapur sejak 2018. Silakan disalin.
		## Takaran untuk satu gelas
		- 25 ml [sirup gula aren](/product/sirup-gula-aren)
		- 120 ml susu segar dingin, yang *full cream*
		- 40 ml kopi pekat
		- Es batu sampai dua pertiga gelas
		## Urutannya
		1. Sirup dulu, lalu es. Sirup yang tertindih es tidak langsung larut, itulah asal gradasinya.
		2. Susu, pelan, sampai tiga jari dari bibir gelas.
		3. Kopi terakhir, dituang di atas es. Aduk setelah difoto.
		## Kopi pekat tanpa mesin espresso
		**Moka pot.** 16 gram [Espresso Warung](/product/espresso-warung) giling agak halus, air sampai batas katup, api kecil. Dapat 80 ml, cukup dua gelas.
		**Tubruk saring.** Seduh 20 gram dengan 70 ml air mendidih, aduk, tutup empat menit, lalu saring dengan kain. Lebih keruh, tetapi jujur.
		**Cold brew.** Rendam 100 gram gilingan kasar dalam 700 ml air dingin semalam. Pakai 60 ml dan kurangi susunya. Malas? Ada yang [literan](/product/cold-brew-literan).
		## Kenapa campuran robusta
		Es dan susu menelan rasa. Arabika yang halus akan hilang. Blend kedai kami 60 arabika dan 40 robusta, disangrai sedikit lebih gelap, supaya setelah esnya mencair pun kopinya masih terdengar.
		## Tiga kesalahan umum
		- Kopi masih panas masuk ke es: encer seketika. Dinginkan lima menit.
		- Susu UHT rendah lemak: terasa seperti air tajin.
		- Gula aren padat dilarutkan seadanya: manisnya mengendap di dasar.
		Untuk hari yang benar-benar sibuk, [sachet kami](/product/kopi-susu-sachet) cukup diberi air dan es. Tidak sama, tetapi tidak memalukan.
		Kalau resepmu lebih enak dari punya kami, kirimkan. Tembok dapurnya masih luas.
		`,
		`
		There is no secret to iced coffee with palm sugar. There is an order and a measure, and both have been on our kitchen wall since 2018. Help yourself.
		## For one glass
		- 25 ml of [palm sugar syrup](/product/sirup-gula-aren)
		- 120 ml of cold fresh milk, full cream
		- 40 ml of strong coffee
		- Ice, to two thirds of the glass
		## In this order
		1. Syrup first, then ice. Syrup under ice doesn't dissolve at once; that is where the layers come from.
		2. Milk, slowly, to three fingers below the rim.
		3. Coffee last, over the ice. Stir after the photo.
		## Strong coffee without a machine
		**Moka pot.** 16 grams of [Warung Espresso](/product/espresso-warung), ground rather fine, water up to the valve, low heat. It makes 80 ml, enough for two.
		**Strained tubruk.** Pour 70 ml of boiling water over 20 grams, stir, cover for four minutes, strain through a cloth. Cloudier, but honest.
		**Cold brew.** Steep 100 grams, coarse, in 700 ml of cold water overnight. Use 60 ml and a little less milk. No patience? We [bottle it](/product/cold-brew-literan).
		## Why robusta
		Ice and milk swallow taste. A delicate arabica would vanish. Our blend is 60 arabica to 40 robusta, roasted a shade darker, so that you can still hear it after the ice has melted.
		## Three common mistakes
		- Hot coffee straight onto ice: thin at once. Let it cool for five minutes.
		- Low-fat long-life milk: tastes of rice water.
		- Solid palm sugar, half dissolved: the sweetness sinks to the bottom.
		For truly busy days, [our sachet](/product/kopi-susu-sachet) wants nothing but water and ice. It isn't the same, but nothing to be ashamed of.
		If yours beats ours, send it. There is room left on the kitchen wall.
		`,
	),
	author: 'Sekar Ayuningtyas',
	daysOld: 37,
	picture: {
		scene: [
			art('bottle', '#7a4a2b', '#e6c15c'),
			art('sachet', '#c49a6c', '#5c3a28'),
			art('tumbler', '#eadfc8', '#7a4a2b', undefined, 2),
		],
		background: '#f3e5d3',
		alt: words(
			'Gelas kopi susu dan sebotol sirup gula aren',
			'Iced coffee and a bottle of palm sugar syrup',
		),
	},
	products: ['espresso-warung', 'sirup-gula-aren', 'cold-brew-literan', 'kopi-susu-sachet'],
}
