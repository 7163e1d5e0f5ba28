import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'mengukur-badan-sendiri',
	category: 'padu-padan',
	title: words('Mengukur badan sendiri, tanpa penjahit', 'Measuring yourself, without a tailor'),
	summary: words(
		'Cukup meteran pita, cermin, dan satu baju kesayangan. Begini supaya belanja daring tidak meleset.',
		'A tape, a mirror and a favourite garment are enough to stop guessing when you shop online.',
	),
	html: written(
		`
		Tujuh dari sepuluh permintaan tukar ukuran yang kami terima punya sebab yang sama: pembelinya menebak. Padahal mengukur hanya lima menit, dan angkanya berlaku bertahun-tahun.
		## Cara paling gampang: ukur bajumu
		Jangan mulai dari badan. Mulailah dari baju yang paling sering kamu pakai. Bentangkan di lantai, kancingkan, lalu ukur tiga angka: lebar dada dari ketiak ke ketiak, panjang dari titik tertinggi bahu, dan lebar bahu. Cari ukuran yang selisihnya paling kecil di [panduan ukuran](/information/panduan-ukuran). Selesai.
		## Cara kedua: ukur badan
		Kalau bajumu tidak ada yang pas, barulah ukur badan. Pakai kaos tipis dan berdiri santai.
		- **Dada**: lingkarkan meteran di bagian paling penuh, sejajar lantai. Satu jari harus masih bisa masuk.
		- **Pinggang**: di bagian paling ramping, biasanya dua jari di atas pusar.
		- **Pinggul**: di bagian paling lebar, dengan kaki rapat.
		- **Panjang kaki**: dari selangkangan ke mata kaki. Paling mudah diukur pada celana.
		## Lalu tambahkan ruang
		Baju tidak boleh sebesar badan. Untuk kemeja, tambahkan 8 sampai 12 cm pada lingkar dada; untuk potongan longgar 16 cm; untuk kaos cukup 4 cm. Gamis sebaiknya lebih longgar lagi supaya tidak tertarik saat duduk bersila.
		## Kesalahan yang sering
		1. Menahan napas. Meteran tidak menilai siapa-siapa.
		2. Mengukur dengan meteran bangunan. Logamnya tidak mau melengkung.
		3. Memercayai huruf. M di satu merek bisa L di merek lain; yang tidak berbohong hanya sentimeter.
		## Simpan angkanya
		Tulis di catatan ponsel beserta tanggalnya. Lain kali belanja [kemeja](/product/kemeja-oxford-serambi) atau [chino](/product/celana-chino-jalan), kamu tinggal membuka catatan. Kalau tetap ragu di antara dua ukuran, ambil yang besar.
		Ulangi setahun sekali. Badan berubah, meteran tidak.
		`,
		`
		Seven out of ten exchanges have the same cause: somebody guessed. Yet measuring takes five minutes, and the numbers hold for years.
		## The easy way: measure your clothes
		Don't begin with your body. Begin with the garment you wear most. Lay it on the floor, buttoned, and take three numbers: the chest from armpit to armpit, the length from the highest point of the shoulder, and the shoulders. Find the size that differs least in the [size guide](/information/panduan-ukuran). Done.
		## The other way: measure yourself
		If nothing you own fits, then measure the body. Wear a thin tee and stand at ease.
		- **Chest**: around the fullest part, level with the floor. One finger should still fit under the tape.
		- **Waist**: at the narrowest part, usually two fingers above the navel.
		- **Hips**: at the widest part, feet together.
		- **Leg**: from crotch to ankle. Easiest on a pair of trousers.
		## Then add room
		Clothes can't be as small as you are. For a shirt add 8 to 12 cm to the chest; for a loose cut 16; for a tee 4 is enough. A gamis wants more still, so that it doesn't pull when you sit on the floor.
		## Common mistakes
		1. Holding your breath. The tape isn't judging.
		2. Using a builder's tape. Metal won't curve.
		3. Trusting letters. One maker's M is another's L; only centimetres don't lie.
		## Keep the numbers
		Write them into your phone with the date. Next time you are after a [shirt](/product/kemeja-oxford-serambi) or [chinos](/product/celana-chino-jalan), you open the note. Still between two sizes? Take the larger.
		Do it again once a year. Bodies change, tapes don’t.
		`,
	),
	author: 'Galih Prakoso',
	daysOld: 33,
	picture: {
		scene: [
			art('gamis', '#6f7f5f', '#efe7d8'),
			art('trousers', '#a58d66', '#5c4033', undefined, 4),
			art('shirt', '#a9c3da', '#26364f'),
		],
		background: '#e6eaf0',
		alt: words(
			'Kemeja oxford, chino, dan gamis berjajar',
			'An oxford shirt, chinos and a gamis side by side',
		),
	},
	products: ['kemeja-oxford-serambi', 'celana-chino-jalan', 'gamis-harian-wening'],
}
