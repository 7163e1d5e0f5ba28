import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'jins-jarang-dicuci',
	category: 'perawatan',
	title: words('Kenapa jins sebaiknya jarang dicuci', 'Why jeans like to stay unwashed'),
	summary: words(
		'Denim mentah membentuk pola dari caramu duduk dan berjalan. Ini jadwal cuci yang masuk akal di negeri lembap.',
		'Raw denim takes its pattern from the way you sit and walk. A sensible washing schedule for a humid country.',
	),
	html: written(
		`
		Denim yang belum dicuci, orang menyebutnya denim mentah, dicelup indigo hanya di permukaan benangnya. Setiap kali kamu duduk, jongkok, atau naik motor, sedikit indigo terkikis di tempat yang sama. Setelah beberapa bulan muncullah garis di paha, sarang lebah di belakang lutut, dan bayangan dompet di saku. Pola itu milikmu sendiri.
		Mencuci terlalu dini menghapus indigo secara merata, dan jins jadi biru pucat yang sama dengan milik semua orang.
		## Tetapi ini Indonesia
		Nasihat "enam bulan tanpa cuci" ditulis oleh orang yang tinggal di tempat dingin. Di Jakarta atau Surabaya, keringat dan lembap membuat jins berbau jauh sebelum itu, dan keringat yang mengendap justru melapukkan benang. Jalan tengah yang kami anjurkan:
		- **Cucian pertama** setelah 25 sampai 30 kali pakai
		- **Berikutnya** setiap 12 sampai 15 kali pakai
		- Segera, kalau kena lumpur, kuah, atau hujan
		Di antaranya, gantung terbalik di tempat berangin semalaman. Noda kecil cukup dilap kain basah.
		## Cara mencucinya
		1. Balik bagian dalam ke luar, kancingkan.
		2. Rendam di air dingin 20 menit dengan sabun cair lembut. Satu kali, sendirian: dua cucian pertama masih melepas warna.
		3. Bilas, jangan diperas kuat.
		4. Gantung dari ujung kaki, di tempat teduh. Berat airnya meluruskan kerutan.
		## Soal menyusut
		[Jins Rel](/product/jins-lurus-rel) menyusut kira-kira 2 cm pada panjangnya di cucian pertama, dan pinggangnya mengencang lalu melonggar lagi setelah dipakai sehari. Karena itu jangan dipotong sebelum dicuci.
		Rok pun begitu. [Rok Kampus](/product/rok-denim-kampus) sudah kami cuci sekali, jadi boleh langsung dipakai; cukup ikuti jadwal yang sama.
		Foto jinsmu pada hari pertama dan setelah setahun. Letakkan bersebelahan, dan kamu akan mengerti kenapa orang begitu sabar.
		`,
		`
		Denim that hasn't been washed, raw denim, carries its indigo on the surface of the yarn only. Each time you sit, squat or get on a motorbike, a little indigo wears off in the same place. After some months there are lines across the thighs, honeycombs behind the knees and the ghost of a wallet on the pocket. The pattern is yours alone.
		Wash too early and the indigo leaves evenly, and your jeans turn the pale blue of everybody's jeans.
		## But this is Indonesia
		"Six months without washing" was written by people in cold places. In Jakarta or Surabaya, sweat and damp make jeans smell long before that, and the salt left behind weakens the thread. The middle way we suggest:
		- **The first wash** after 25 to 30 wears
		- **Then** every 12 to 15
		- At once, after mud, soup or rain
		In between, hang them inside out in moving air overnight. A wet cloth is enough for small spots.
		## How to wash them
		1. Turn them inside out and button up.
		2. Soak for 20 minutes in cold water with mild liquid soap. Alone: the first two washes still give off dye.
		3. Rinse, and don't wring hard.
		4. Hang them by the feet, in the shade. The weight of the water straightens the creases.
		## About shrinking
		The [Rel jeans](/product/jins-lurus-rel) lose about 2 cm of length in the first wash; the waist tightens and gives again after a day. So don't have them hemmed before washing.
		Skirts are no different. The [Kampus skirt](/product/rok-denim-kampus) has been washed once already, so wear it right away and keep to the same schedule.
		Take a photo on the first day and one after a year. Side by side, they explain why people are so patient.
		`,
	),
	author: 'Bagas Nugraha',
	daysOld: 47,
	picture: {
		scene: [
			art('skirt', '#3f5b7f', '#d09b35', 'denim', 3),
			art('belt', '#5c3a28', '#c9a36a'),
			art('trousers', '#26364f', '#d09b35', 'denim', 2),
		],
		background: '#e3e8ef',
		alt: words('Jins, rok denim, dan sabuk kulit', 'Jeans, a denim skirt and a leather belt'),
	},
	products: ['jins-lurus-rel', 'rok-denim-kampus', 'sabuk-kulit-lurus'],
}
