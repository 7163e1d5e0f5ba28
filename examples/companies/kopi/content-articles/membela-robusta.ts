import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'membela-robusta',
	category: 'asal-usul',
	title: words('Membela robusta', 'In defence of robusta'),
	summary: words(
		'Sebagian besar kopi Indonesia adalah robusta. Yang dipetik merah pantas dihormati.',
		'Most of Indonesia’s coffee is robusta. When it is picked red, it deserves respect.',
	),
	html: written(
		`
		Kata *robusta* di menu kedai modern sering diucapkan dengan sedikit meringis. Padahal sebagian besar kopi yang tumbuh di negeri ini robusta, dan hampir semua kenangan kita tentang kopi, dari warung pinggir rel sampai termos di sawah, rasanya robusta.
		## Kenapa namanya buruk
		Karena diperlakukan buruk. Buah hijau, kuning, dan merah dipetik sekaligus, dijemur di aspal, lalu disangrai sampai gosong untuk menutupi campurannya. Arabika yang diperlakukan begitu pun tidak enak.
		## Kalau dipetik merah
		Di Dampit, kaki Gunung Semeru, kelompok tani yang kami datangi memetik tiga kali semusim, hanya yang merah. Buahnya difermentasi dua hari dan dijemur di para-para. Yang keluar: cokelat pekat, kacang sangrai, hampir tanpa asam, tebal seperti santan.
		## Robusta dan arabika
		| Sifat | Robusta | Arabika |
		| Tumbuh di | 400–900 m | 1.000–1.700 m |
		| Kafein | Sekitar 2,2% | Sekitar 1,2% |
		| Rasa | Cokelat, kacang, pahit bersih | Buah, bunga, asam segar |
		| Krema espresso | Tebal | Tipis |
		Kafein yang hampir dua kali lipat itu juga pelindungnya dari hama, sehingga robusta butuh lebih sedikit obat.
		## Cara terbaik: tubruk
		1. Dua sendok makan munjung (12 gram) [Robusta Dampit](/product/robusta-dampit), giling agak halus, di gelas.
		2. Air baru mendidih, 180 ml. Aduk tiga putaran.
		3. Tutup tatakan, tunggu empat menit.
		4. Sendok buihnya, biarkan ampasnya turun, minum pelan. Berhenti sebelum dasar.
		Dengan gula, kalau suka. Tidak ada polisi kopi di warung.
		## Untuk yang sibuk
		[Tubruk Pasar](/product/tubruk-pasar) sudah digiling dan sedikit lebih gelap, seperti yang dijual Bu Tin sejak 1987. Untuk susu, [Espresso Warung](/product/espresso-warung) menyandingkan keduanya, karena pada akhirnya mereka bersaudara.
		Lain kali ada yang meringis mendengar kata robusta, seduhkan satu gelas, dan jangan bilang apa-apa dulu.
		`,
		`
		In modern cafés the word *robusta* is often said with a slight wince. Yet most coffee that grows in this country is robusta, and nearly all our memories of coffee, from the stall by the railway to the flask in the rice field, taste of it.
		## Where the bad name comes from
		From bad treatment. Green, yellow and red cherries are stripped at once, dried on tarmac and roasted black to hide the mixture. Arabica treated like that isn't good either.
		## When it is picked red
		In Dampit, below Mount Semeru, the farmers we visit pick three times a season, and only red. The fruit ferments for two days and dries on raised beds. What comes out: dense chocolate, roasted nuts, hardly any acidity, thick as coconut cream.
		## Robusta and arabica
		| Trait | Robusta | Arabica |
		| Grows at | 400–900 m | 1,000–1,700 m |
		| Caffeine | About 2.2% | About 1.2% |
		| Taste | Chocolate, nuts, clean bitterness | Fruit, flowers, bright |
		| Crema | Thick | Thin |
		Nearly twice the caffeine also keeps pests away, so robusta needs less spraying.
		## Best as tubruk
		1. Two heaped tablespoons (12 grams) of [Dampit Robusta](/product/robusta-dampit), ground rather fine, in a glass.
		2. Water just off the boil, 180 ml. Stir three times round.
		3. Cover with the saucer and wait four minutes.
		4. Spoon off the foam, let the grounds sink, drink slowly. Stop before the bottom.
		With sugar, if you like. There are no coffee police at the stall.
		## For busy people
		[Market coffee](/product/tubruk-pasar) is ground already and a little darker, as Bu Tin has sold it since 1987. For milk, [Warung Espresso](/product/espresso-warung) puts the two side by side; in the end they are family.
		When somebody next winces at the word, brew them a glass and say nothing at first.
		`,
	),
	author: 'Teuku Rizal',
	daysOld: 49,
	picture: {
		scene: [
			art('food-pouch', '#b9402f', '#e6c15c', undefined, 3),
			art('beans-bag', '#3b2a22', '#c49a6c', undefined, 4),
			art('mug', '#efe7d8', '#3b2a22', undefined, 2),
		],
		background: '#eee2d6',
		alt: words('Gelas tubruk dengan kopi robusta', 'A glass of tubruk and robusta coffee'),
	},
	products: ['robusta-dampit', 'tubruk-pasar', 'espresso-warung'],
}
