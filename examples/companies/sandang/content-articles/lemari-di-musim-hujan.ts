import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'lemari-di-musim-hujan',
	category: 'perawatan',
	title: words('Lemari di musim hujan', 'The wardrobe in the rainy season'),
	summary: words(
		'Cara mencegah jamur pada baju, tas kanvas, dan sepatu kulit saat udara lembap berbulan-bulan.',
		'How to keep mould off clothes, canvas bags and leather shoes through months of damp air.',
	),
	html: written(
		`
		Jamur hanya perlu tiga hal: lembap, gelap, dan sedikit kotoran untuk dimakan. Lemari pakaian menyediakan ketiganya. Untungnya, menghilangkan satu saja sudah cukup.
		## Simpan yang benar-benar kering
		Baju yang terasa kering di luar sering masih lembap di lipatan kerah dan ban pinggang. Setelah diangkat dari jemuran, angin-anginkan satu jam lagi di dalam rumah. Setrika juga membantu, tetapi biarkan dingin dulu; uap yang masih hangat akan mengembun di lemari.
		## Beri napas
		- Sisakan jarak dua jari antargantungan.
		- Buka pintu lemari setengah jam setiap pagi, saat udara paling kering.
		- Jangan menempelkan lemari ke tembok luar. Geser sepuluh sentimeter.
		- Ganti plastik cucian dengan kain katun.
		## Penyerap yang murah
		Segenggam beras di dalam kaus kaki bekas, arang kayu, atau kapur tulis sudah cukup untuk satu rak. Jemur sebulan sekali supaya bisa menyerap lagi. Silika gel dari kotak sepatu jangan dibuang: kumpulkan, lalu taruh di saku jaket.
		## Kulit dan kanvas
		Kulit paling cepat berjamur karena minyaknya. Lap dengan kain setengah lembap setiap kali selesai dipakai, isi dengan koran, dan simpan di rak terbuka. Krim kulit dua bulan sekali menutup pori-porinya. [Ransel kanvas](/product/ransel-kanvas-kemping) yang kehujanan jangan dijemur di terik; keluarkan isinya, buka semua ritsleting, dan gantung terbalik.
		## Kalau sudah telanjur
		Bawa keluar rumah dulu, baru sikat sporanya. Lap dengan air hangat dan cuka dua banding satu, diamkan sepuluh menit, lalu cuci seperti biasa. Jangan pakai pemutih pada kain berwarna. Bau apak yang tertinggal hilang setelah dua hari diangin-anginkan.
		Satu lagi: pakai bajumu bergiliran. Baju yang sering keluar lemari hampir tidak pernah berjamur.
		Bajumu diciptakan untuk dilihat orang, bukan gelap.
		`,
		`
		Mould needs three things: damp, darkness and a little dirt to eat. A wardrobe offers all of them. The good news is that taking away one is enough.
		## Put away only what is dry
		Clothes that feel dry on the outside are often damp in the folds of collar and waistband. After the line, give them another hour of air indoors. Ironing helps too, but let things cool first; warm steam condenses inside.
		## Let it breathe
		- Leave two fingers between hangers.
		- Open the doors for half an hour each morning, when the air is driest.
		- Don't push the wardrobe against an outer wall. Ten centimetres will do.
		- Swap laundry plastic for cotton covers.
		## Cheap ways to dry the air
		A handful of rice in an old sock, charcoal or chalk is enough for a shelf. Put them in the sun once a month so that they can absorb again. Keep the silica bags from shoe boxes and drop them into jacket pockets.
		## Leather and canvas
		Leather moulds first, for its oils. Wipe it with a damp cloth after each use, stuff it with newspaper and keep it on an open shelf. Leather cream every other month closes the pores. Don't dry a rained-on [canvas backpack](/product/ransel-kanvas-kemping) in full sun; empty it, open all zips, and hang it upside down.
		## When it has happened
		Take it outside first, then brush off the spores. Wipe with warm water and vinegar, two to one, wait ten minutes, and wash as usual. No bleach on colours. The musty smell goes after two days of air.
		One more thing: wear your clothes in turn. What leaves the wardrobe often hardly ever grows mould.
		Clothes were made to be seen by people, not by the dark.
		`,
	),
	author: 'Ratna Wulandari',
	daysOld: 82,
	picture: {
		scene: [
			art('jacket', '#d09b35', '#26364f', undefined, 4),
			art('sandals', '#2c5142', '#94a88c'),
			art('backpack', '#8a7a5c', '#5c3a28', undefined, 5),
		],
		background: '#e2e9ea',
		alt: words(
			'Jaket hujan, ransel kanvas, dan sandal',
			'A rain jacket, a canvas backpack and sandals',
		),
	},
	products: [
		'jaket-hujan-gerimis',
		'ransel-kanvas-kemping',
		'sneakers-kulit-kantor',
		'sandal-hujan-selokan',
	],
}
