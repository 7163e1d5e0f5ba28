import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'lurik-dari-klaten',
	category: 'cerita-kain',
	title: words('Lurik, garis yang ditenun pelan-pelan', 'Lurik, stripes woven slowly'),
	summary: words(
		'Sehari hanya tiga meter: mengikuti selembar lurik dari benang sampai jadi luaran.',
		'Three metres a day: following a piece of lurik from yarn to overshirt.',
	),
	html: written(
		`
		Di Pedan, Klaten, bunyi alat tenun bukan mesin terdengar dari jalan: *jeglek, jeglek*, seperti pintu yang dibuka dan ditutup berulang kali. Bu Sumi sudah menenun sejak lulus SD. Sehari ia menghasilkan tiga meter, kalau benangnya sedang baik.
		## Dari *lorek*
		Lurik berasal dari kata *lorek*, garis. Kainnya hanya mengenal dua arah garis, tetapi namanya ratusan: *tumbar pecah*, *udan liris*, *sapit urang*. Dulu lurik dipakai abdi dalem dan petani, kuat dan murah. Sekarang ia lebih jarang daripada batik, karena sedikit orang mau duduk menenun sepelan itu.
		## Empat pekerjaan sebelum menenun
		1. **Mencelup** benang katun, lalu menjemurnya dua hari.
		2. **Memalet**, menggulung benang ke gulungan kecil untuk pakan.
		3. **Menyekir**, menyusun lebih dari dua ribu helai lungsin sesuai urutan warna. Salah satu helai, garisnya bergeser sampai ujung kain.
		4. **Memasang** semuanya ke alat tenun. Sehari penuh, berdua.
		Baru sesudah itu bunyi jeglek dimulai.
		## Tanda tenunan tangan
		Lihat tepinya: sedikit bergelombang, karena tarikan tangan tidak pernah persis sama. Raba permukaannya: ada benang yang menebal di sana-sini. Balik kainnya: depan dan belakang sama. Kalau garisnya terlalu sempurna dan bagian belakangnya pucat, itu cetakan.
		## Menjadi luaran
		Untuk [Luaran Lurik Pagi](/product/outer-tenun-lurik) kami memerlukan dua meter, artinya hampir satu hari kerja Bu Sumi. Polanya lurus-lurus saja supaya kainnya tidak banyak terbuang, dan garis di saku kami temukan dengan garis di badan. Sisa potongannya menjadi bis leher bagian dalam.
		Rawatlah seperti linen: air dingin, jemur teduh. Setelah setahun garisnya melunak, seperti suara yang sudah kamu kenal lama.
		Bu Sumi belum punya penerus. Setiap lembar yang terpakai adalah alasan bagi seseorang untuk belajar.
		`,
		`
		In Pedan near Klaten you hear the handlooms from the road: *jeglek, jeglek*, like a door that is opened and closed over and over. Bu Sumi has been weaving since she left primary school. She makes three metres a day, when the yarn behaves.
		## From *lorek*
		Lurik comes from *lorek*, a stripe. The cloth knows only two directions, but its names run into hundreds: *tumbar pecah*, cracked coriander; *udan liris*, light rain; *sapit urang*, prawn's claws. Servants of the court and farmers wore it, strong and cheap. Now it is rarer than batik, since few people care to sit and weave so slowly.
		## Four jobs before weaving
		1. **Dyeing** the cotton yarn and drying it for two days.
		2. **Winding** it onto small bobbins for the weft.
		3. **Warping**: more than two thousand threads are laid out by colour. One wrong thread, and the stripe is off to the end of the cloth.
		4. **Mounting** it all on the loom. A full day, for two.
		Only then does the jeglek begin.
		## Signs of a hand
		Look at the edge: slightly wavy, since no pull is quite like the last. Feel the face: threads thicken here and there. Turn it over: front and back are the same. If the stripes are too perfect and the back is pale, it is a print.
		## Becoming an overshirt
		The [Pagi lurik overshirt](/product/outer-tenun-lurik) takes two metres, most of a working day for Bu Sumi. Its pattern is all straight lines, to waste little, and the stripes of the pockets meet those of the body. What is left over binds the neck inside.
		Treat it like linen: cold water, shade. After a year the stripes soften, like a voice you have known for long.
		Bu Sumi has nobody to follow her yet. Each piece that is worn gives somebody a reason to learn.
		`,
	),
	author: 'Laras Kusumaningtyas',
	daysOld: 39,
	picture: {
		scene: [
			art('scarf', '#6d2a3a', '#d9b36a', 'tenun', 3),
			art('sarong', '#2c5142', '#d9c9a3', 'tenun', 6),
			art('cardigan', '#7a4a2b', '#ecd9b0', 'pinstripe', 2),
		],
		background: '#ece4d8',
		alt: words(
			'Luaran lurik, sarung, dan selendang tenun',
			'A lurik overshirt, a sarong and a woven shawl',
		),
	},
	products: ['outer-tenun-lurik', 'selendang-tenun-pinggir', 'sarung-tenun-surau'],
}
