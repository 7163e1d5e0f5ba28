import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'gilingan-menentukan-segalanya',
	category: 'menyeduh',
	title: words('Gilingan menentukan segalanya', 'The grind decides'),
	summary: words(
		'Kenapa kopi yang sama bisa enak di kedai dan pahit di rumah, dan cara memilih penggiling pertama.',
		'Why the same coffee is good at the café and bitter at home, and how to choose a first grinder.',
	),
	html: written(
		`
		Pelanggan kami, Pak Hari, pernah mengembalikan sebungkus Toraja. "Di kedai manis, di rumah seperti jamu." Bijinya sama, airnya galon yang sama. Ternyata ia menggilingnya dengan blender bumbu.
		## Apa yang salah dengan blender
		Pisau blender memukul, bukan menggiling. Hasilnya campuran debu dan kerikil. Debu menyeduh terlalu cepat dan pahit, kerikil tidak sempat dan asam. Dua-duanya masuk ke cangkirmu bersamaan. Penggiling bergerigi (*burr*) menjepit biji di antara dua mata, jadi ukurannya rata.
		## Peta gilingan
		| Cara seduh | Ukuran | Seperti |
		| Cold brew, french press | Kasar | Garam krosok |
		| V60, drip | Sedang | Gula pasir |
		| Moka pot, tubruk | Agak halus | Garam meja |
		| Espresso | Halus | Tepung, masih terasa butirnya |
		Aturannya gampang: makin lama kopi bertemu air, makin kasar gilingannya.
		## Memilih penggiling pertama
		- **Minum satu cangkir sehari, tubruk atau press:** [Penggiling Pemula](/product/penggiling-keramik-pemula). Mata keramik, harga ramah.
		- **Suka V60 dan ingin rata:** [Genggam](/product/penggiling-tangan-genggam). Mata baja, 24 klik tiap putaran, jadi setelanmu bisa diulang.
		- **Belum mau punya:** tidak apa-apa. Pilih gilingan saat memesan; kami giling gratis pagi sebelum dikirim.
		## Giling sesaat sebelum menyeduh
		Biji utuh tahan wangi sebulan. Setelah digiling, setengah aromanya pergi dalam lima belas menit. Jadi kalau hanya sanggup membeli satu alat, belilah penggiling, bukan dripper mahal.
		## Jangan lupa dibersihkan
		Minyak kopi menempel dan menjadi tengik. Sebulan sekali giling segenggam beras mentah, lalu sikat kering. Jangan dicuci air: mata baja berkarat, mata keramik tidak, tetapi porosnya iya.
		Pak Hari akhirnya membeli penggiling. Torajanya manis lagi, katanya, dan blendernya kembali mengurus sambal.
		Takaran lengkap tiap cara seduh ada di [takaran seduh](/information/takaran-seduh).
		`,
		`
		A customer of ours, Pak Hari, once brought back a bag of Toraja. "Sweet at your place, medicine at mine." Same beans, same bottled water. It turned out that he ground them in a spice blender.
		## What's wrong with a blender
		Its blades hit; they don't grind. The result is dust and gravel. Dust brews too fast and turns bitter, gravel doesn't get there and stays sour, and both end up in your cup. A burr grinder squeezes the beans between two cutters, so that the pieces are even.
		## A map of grinds
		| Brew | Size | Looks like |
		| Cold brew, french press | Coarse | Sea salt |
		| V60, drip | Medium | Sugar |
		| Moka pot, tubruk | Rather fine | Table salt |
		| Espresso | Fine | Flour with a little grit |
		The rule is easy: the longer coffee meets water, the coarser the grind.
		## Choosing a first grinder
		- **One cup a day, tubruk or press:** the [First Grinder](/product/penggiling-keramik-pemula). Ceramic burrs, a friendly price.
		- **V60, and you want it even:** [Genggam](/product/penggiling-tangan-genggam). Steel burrs and 24 clicks to a turn, so you can come back to a setting.
		- **Not yet:** that's fine. Choose a grind when you order; we grind for free on the morning it leaves.
		## Grind just before brewing
		Whole beans keep their scent for a month. Once ground, half the aroma is gone in fifteen minutes. So if you can buy only one thing, let it be the grinder and not an expensive dripper.
		## Do clean it
		Coffee oil sticks and turns rancid. Once a month grind a handful of raw rice, then brush it dry. No water: steel burrs rust; ceramic ones don't, but their axle does.
		Pak Hari bought a grinder in the end. His Toraja is sweet again, he says, and the blender is back at work on sambal.
		The amounts for each way of brewing are under [brewing ratios](/information/takaran-seduh).
		`,
	),
	author: 'Dimas Ardianto',
	daysOld: 24,
	picture: {
		scene: [
			art('mug', '#eadfc8', '#5c3a28'),
			art('french-press', '#2b2a2c', '#c49a6c', undefined, 2),
			art('grinder', '#5f7258', '#2b2a2c'),
		],
		background: '#e8ebe2',
		alt: words(
			'Penggiling tangan, french press, dan cangkir',
			'A hand grinder, a french press and a cup',
		),
	},
	products: [
		'penggiling-tangan-genggam',
		'penggiling-keramik-pemula',
		'french-press-600',
		'toraja-sapan',
	],
}
