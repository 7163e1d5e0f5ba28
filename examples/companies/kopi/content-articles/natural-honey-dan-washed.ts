import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'natural-honey-dan-washed',
	category: 'asal-usul',
	title: words('Natural, honey, washed: apa bedanya?', 'Natural, honey, washed: the difference'),
	summary: words(
		'Tiga kata di kemasan yang menentukan manis, asam, dan wangi sebelum kopi disangrai.',
		'Three words on the bag that settle sweetness, brightness and scent before the roast.',
	),
	html: written(
		`
		Kopi adalah biji buah. Seperti ceri, ia punya kulit, daging tipis, dan lendir manis yang menempel. Kapan bagian-bagian itu dilepas menentukan rasa di cangkir, kadang lebih daripada gunung tempat tumbuhnya.
		## Washed: dikupas, dicuci, dijemur
		Semua daging dilepas sebelum dijemur. Yang kamu cicipi adalah bijinya sendiri: bersih, asam segar, bunganya jelas. [Flores Bajawa](/product/flores-bajawa) kami dicuci, dan itulah sebabnya kacang panggangnya terdengar tanpa gangguan.
		## Natural: dijemur utuh
		Buah merah dijemur bulat-bulat tiga minggu sampai mengerut seperti kismis. Gulanya meresap ke biji. Hasilnya buah matang, anggur, kadang sedikit seperti tapai. [Kintamani Natural](/product/kintamani-jeruk) dijemur 21 hari dan dibolak-balik dua jam sekali. Kalau lalai sehari, ia menjadi cuka; karena itu harganya lebih tinggi.
		## Honey: di tengah-tengah
		Kulitnya dikupas, lendirnya dibiarkan. Namanya dari rasa lengket itu, tidak ada madu di dalamnya. Manisnya bulat, asamnya lembut. [Ijen Raung](/product/ijen-raung) memakai honey merah: separuh lendir ditinggal, dijemur di tempat teduh.
		## Ringkasnya
		| Sifat | Washed | Honey | Natural |
		| Kejernihan | Tinggi | Sedang | Rendah |
		| Manis | Ringan | Bulat | Pekat, buah |
		| Asam | Segar | Lembut | Seperti anggur |
		| Air yang dipakai | Banyak | Sedikit | Hampir tidak ada |
		## Mencicipi bedanya
		Seduh dua macam sekaligus, takaran dan gilingan sama. Cium dulu bubuknya: natural berbau buah, washed berbau bunga. Lalu seruput dari sendok, yang berisik lebih baik, karena udaranya mengangkat aroma. Tidak perlu mengucapkan "notes of jasmine". Cukup tanya: yang mana ingin kuminum lagi?
		Untuk mulai, tidak perlu membeli tiga kantong besar. [Paket Kenalan](/product/kenalan-tiga-asal) berisi seratus gram dari tiap asal, cukup untuk enam seduhan masing-masing, dan yang habis lebih dulu biasanya sudah menjawab pertanyaannya.
		`,
		`
		Coffee is the seed of a fruit. Like a cherry it has skin, a little flesh and a sweet slime that clings. When these come off decides what is in the cup, sometimes more than the mountain does.
		## Washed: pulped, washed, dried
		All the flesh goes before drying. What you taste is the seed itself: clean, bright, the flowers distinct. Our [Flores Bajawa](/product/flores-bajawa) is washed, which is why its roasted nuts come through undisturbed.
		## Natural: dried whole
		Red cherries lie in the sun for three weeks until they shrivel like raisins. Their sugar sinks into the seed: ripe fruit, wine, at times something of fermented cassava. [Kintamani Natural](/product/kintamani-jeruk) dries for 21 days and is turned every two hours. Forget it for a day and it is vinegar; hence the price.
		## Honey: in between
		The skin comes off, the slime stays on. The name is for the stickiness; there is no honey in it. The sweetness is round, the acidity soft. [Ijen Raung](/product/ijen-raung) is a red honey: half the mucilage stays, and it dries in the shade.
		## In short
		| Trait | Washed | Honey | Natural |
		| Clarity | High | Medium | Low |
		| Sweetness | Light | Round | Dense, fruity |
		| Acidity | Bright | Soft | Wine-like |
		| Water used | Much | Little | Hardly any |
		## Tasting the difference
		Brew two at a time, same dose, same grind. Smell the grounds first: naturals smell of fruit, washed of flowers. Then slurp from a spoon, the louder the better, since air lifts the aroma. No need to say "notes of jasmine". Just ask: which one do I want more of?
		To begin with you don’t need three large bags. The [starter set](/product/kenalan-tiga-asal) holds a hundred grams of each origin, six brews apiece, and the one that runs out first has usually answered the question.
		`,
	),
	author: 'Teuku Rizal',
	daysOld: 30,
	picture: {
		scene: [
			art('beans-bag', '#d98a4a', '#7a4a2b', undefined, 5),
			art('beans-bag', '#7d8f69', '#e6c15c', undefined, 7),
			art('beans-bag', '#b5573c', '#f0d9a8', undefined, 9),
		],
		background: '#f2e7db',
		alt: words(
			'Tiga kantong kopi beda cara olah',
			'Three bags of coffee, each processed its own way',
		),
	},
	products: ['flores-bajawa', 'kintamani-jeruk', 'ijen-raung'],
}
