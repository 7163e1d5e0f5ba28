import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'mengenali-gula-aren-asli',
	category: 'dapur',
	title: words('Mengenali gula aren asli', 'How to tell real palm sugar'),
	summary: words(
		'Bedanya aren, kelapa, dan campuran gula pasir: dari warna, bunyi, dan cara larutnya.',
		'Arenga, coconut, or cane in disguise: tell them by colour, sound and the way they dissolve.',
	),
	html: written(
		`
		Di pasar semuanya disebut gula merah. Bentuknya mirip, harganya berbeda dua kali lipat, dan labelnya sering tidak menolong. Padahal lidah dan mata cukup untuk membedakannya.
		## Tiga pohon, tiga rasa
		- **Aren** (*Arenga pinnata*): disadap dari tangkai bunga jantan di hutan. Wanginya asap dan karamel, warnanya cokelat tua.
		- **Kelapa**: disadap dari mayang, rasanya lebih ringan dengan sedikit gurih. Sebagian besar gula jawa di Pulau Jawa gula kelapa.
		- **Tebu**: gula merah tebu manis lurus, tanpa ekor.
		Semuanya baik asal tidak dicampur diam-diam dengan gula pasir.
		## Lima cara memeriksa
		1. **Lihat.** Yang asli warnanya tidak rata, gelap di dasar cetakan. Kuning cerah seragam biasanya dicampur.
		2. **Patahkan.** Asli agak lunak dan patahnya tumpul. Campuran gula pasir keras, patahnya berkilau.
		3. **Gigit.** Asli lumer, manisnya datang pelan. Campuran berpasir di gigi.
		4. **Larutkan** di air dingin. Asli larut perlahan dan keruh; campuran cepat dan bening.
		5. **Biarkan seminggu.** Asli sedikit basah karena menyerap udara. Yang tetap kering berbulan-bulan patut dicurigai.
		## Kenapa mahal
		Satu pohon aren memberi sekitar sepuluh liter nira sehari, dan sepuluh liter itu menjadi satu setengah kilo gula setelah dimasak lima jam. Penyadapnya memanjat dua kali, pagi dan sore, 12 meter ke atas.
		## Cair, butir, atau cetak
		Untuk minuman, [sirup](/product/sirup-gula-aren) paling praktis karena larut dalam es. Untuk kue dan bumbu, [gula semut](/product/gula-semut-kulon-progo) kelapa bisa menggantikan gula pasir satu banding satu. Gula cetak untuk kolak dan cuko.
		## Lebih sehat?
		Sedikit lebih banyak mineral, tetapi tetap gula. Pakailah karena enak. Itu alasan yang cukup.
		Simpan di stoples rapat dengan selembar daun pandan kering; wanginya tetap, semutnya bingung.
		`,
		`
		At the market it is all called *gula merah*, red sugar. It looks alike, costs twice as much or half, and labels seldom help. Eyes and tongue are enough to tell.
		## Three plants, three tastes
		- **Arenga** (*Arenga pinnata*): tapped from the male flower stalks, in the forest. Smoke and caramel, dark brown.
		- **Coconut**: tapped from the blossom, lighter, with something savoury. Most palm sugar in Java is coconut.
		- **Cane**: brown cane sugar is straight sweetness without a tail.
		All are good, as long as nobody has quietly added white sugar.
		## Five ways to check
		1. **Look.** The real one is uneven, darker at the bottom of the mould. An even bright yellow is usually a mix.
		2. **Break it.** Real sugar is a little soft and breaks dully. With white sugar it is hard and the break glitters.
		3. **Bite.** Real sugar melts and sweetness comes slowly. A mix is sandy.
		4. **Dissolve** it in cold water. Real: slow and cloudy. Mixed: quick and clear.
		5. **Leave it for a week.** Real sugar grows a little moist from the air. If it stays dry for months, be suspicious.
		## Why it costs more
		A palm gives about ten litres of sap a day, and ten litres make a kilo and a half of sugar after five hours over the fire. The tapper climbs twice, morning and evening, twelve metres up.
		## Syrup, grains or blocks
		For drinks, [syrup](/product/sirup-gula-aren) is handiest since it dissolves over ice. For baking and cooking, [coconut sugar](/product/gula-semut-kulon-progo) replaces white sugar one to one. Blocks are for kolak and cuko.
		## Is it healthier?
		A few more minerals, but still sugar. Use it because it tastes good. That is reason enough.
		Keep it in a tight jar with a dried pandan leaf; the scent stays and the ants are puzzled.
		`,
	),
	author: 'Bu Tin Hartini',
	daysOld: 43,
	picture: {
		scene: [
			art('bottle', '#7a4a2b', '#e6c15c', undefined, 2),
			art('food-pouch', '#c98d4a', '#5c3a28', undefined, 6),
			art('honey-jar', '#b5732f', '#5c3a28', undefined, 3),
		],
		background: '#f4e7d2',
		alt: words('Sirup aren dan gula semut', 'Palm sugar syrup and coconut sugar'),
	},
	products: ['sirup-gula-aren', 'gula-semut-kulon-progo', 'kopi-susu-sachet'],
}
