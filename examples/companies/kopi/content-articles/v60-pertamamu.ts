import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'v60-pertamamu',
	category: 'menyeduh',
	title: words('V60 pertamamu, tanpa istilah rumit', 'Your first V60, without the jargon'),
	summary: words(
		'Lima belas gram kopi, 240 gram air, tiga tuangan. Cukup untuk secangkir yang bikin bangga.',
		'Fifteen grams of coffee, 240 of water, three pours. Enough for a cup to be proud of.',
	),
	html: written(
		`
		Video seduh di internet sering membuat V60 tampak seperti ujian kimia. Padahal intinya cuma menuang air panas ke bubuk kopi dengan sabar. Mari mulai dari resep yang kami ajarkan kepada anak magang di kedai.
		## Yang disiapkan
		- [Dripper](/product/dripper-keramik-telaga) dan [kertas saring](/product/kertas-saring-100) ukuran 02
		- 15 gram kopi, giling sedang, seperti gula pasir
		- 240 gram air, 92 derajat. Tanpa termometer? Didihkan, buka tutupnya, tunggu satu menit.
		- [Timbangan](/product/timbangan-seduh), atau sendok makan: kira-kira tiga sendok peres
		## Langkahnya
		1. Lipat jahitan kertas, pasang, bilas dengan air panas. Buang airnya. Dripper jadi hangat dan bau kertas hilang.
		2. Masukkan kopi, ratakan, nolkan timbangan.
		3. **Tuangan pertama, 40 gram.** Basahi semua bubuk, lalu tunggu 40 detik. Kopi segar akan mengembang; itu gas yang keluar.
		4. **Tuangan kedua, sampai 140 gram.** Melingkar pelan dari tengah ke luar, jangan menyiram dindingnya.
		5. **Tuangan ketiga, sampai 240 gram**, saat air tinggal sepertiga.
		6. Angkat setelah menetes habis. Idealnya 2 menit 30 detik sampai 3 menit.
		## Kalau rasanya belum pas
		- **Asam tajam, encer, terlalu cepat habis:** gilingannya terlalu kasar. Haluskan satu tingkat.
		- **Pahit, kering di lidah, lama menetes:** terlalu halus. Kasarkan.
		- **Hambar:** tambah satu gram kopi, bukan waktunya.
		Ubah satu hal saja setiap kali, dan tulis. Dalam seminggu kamu punya resep sendiri.
		## Ketel perlu leher angsa?
		Tidak wajib, tetapi [leher angsa](/product/ketel-leher-angsa) membuat tuangan lebih pelan dan tepat. Sambil menabung, pindahkan air panas ke teko teh bercorot kecil; kami pun dulu begitu.
		Resep ini bukan aturan. Kalau kamu lebih suka 16 gram, atau dua tuangan, atau ditemani pisang goreng, berarti kamu sudah menemukan punyamu.
		`,
		`
		Videos make V60 look like an exam in chemistry. At heart it is pouring hot water over ground coffee, patiently. Here is the recipe we teach the trainees in our café.
		## You need
		- A [dripper](/product/dripper-keramik-telaga) and [papers](/product/kertas-saring-100), size 02
		- 15 grams of coffee, ground medium, like sugar
		- 240 grams of water at 92 degrees. No thermometer? Boil it, open the lid, wait a minute.
		- A [scale](/product/timbangan-seduh), or a tablespoon: about three level ones
		## The steps
		1. Fold the seam of the paper, set it in, rinse with hot water and pour that away. The dripper is warm and the smell of paper gone.
		2. Add the coffee, level it, set the scale to zero.
		3. **First pour, 40 grams.** Wet all of it, then wait 40 seconds. Fresh coffee swells; that is gas on its way out.
		4. **Second pour, up to 140 grams.** Slow circles from the middle outwards, not on the walls.
		5. **Third pour, up to 240 grams**, when a third of the water is left.
		6. Lift it off when it has dripped through. Two and a half to three minutes is ideal.
		## If it isn't right yet
		- **Sharp, thin, through too quickly:** too coarse. Go one step finer.
		- **Bitter, drying, slow:** too fine. Go coarser.
		- **Dull:** add a gram of coffee, not time.
		Change one thing at a time and write it down. In a week you have a recipe of your own.
		## Do I need a gooseneck?
		You don't have to, but a [gooseneck](/product/ketel-leher-angsa) pours slower and truer. While you save for one, use a teapot with a narrow spout; so did we.
		This isn’t law. If you prefer 16 grams, or two pours, or fried bananas on the side, you have found your own.
		`,
	),
	author: 'Sekar Ayuningtyas',
	daysOld: 12,
	picture: {
		scene: [
			art('scale', '#2b2a2c', '#4fc3a1'),
			art('kettle', '#eadfc8', '#7a4a2b', undefined, 2),
			art('dripper', '#b5573c', '#7a4a2b', undefined, 2),
		],
		background: '#efe6da',
		alt: words('Dripper, ketel, dan timbangan', 'A dripper, a kettle and a scale'),
	},
	products: ['dripper-keramik-telaga', 'kertas-saring-100', 'timbangan-seduh', 'ketel-leher-angsa'],
}
