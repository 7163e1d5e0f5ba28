import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'laptop-kuliah-empat-tahun',
	category: 'memilih',
	title: words('Laptop kuliah yang sampai wisuda', 'A laptop that lasts until graduation'),
	summary: words(
		'Empat pertanyaan sebelum membeli, dan bagian mana yang bisa ditambah belakangan.',
		'Four questions before you buy, and the parts you can add later.',
	),
	html: written(
		`
		Setiap Juli orang tua dan anak berdiri di depan rak yang sama dengan pertanyaan yang sama: yang mana cukup untuk empat tahun? Penjual menjawab dengan angka. Kami biasanya menjawab dengan empat pertanyaan.
		## 1. Jurusannya apa?
		| Jurusan | Yang penting |
		| Hukum, sastra, ekonomi | Keyboard enak, baterai tahan |
		| Teknik, informatika | RAM 16 GB, prosesor enam inti |
		| Arsitektur, DKV, film | Layar akurat, kartu grafis |
		| Keguruan, kesehatan | Ringan, kuat, mudah diperbaiki |
		## 2. Dibawa setiap hari atau tidak?
		Bedanya 1,2 kg dan 1,9 kg tidak terasa di toko, tetapi terasa di tangga kampus lantai empat. Kalau dibawa setiap hari, utamakan berat dan baterai.
		## 3. Apa yang bisa diganti nanti?
		Ini yang paling sering dilupakan. RAM dan SSD yang disolder berarti laptopmu berumur sesuai hari belinya. [Bidang 14](/product/laptop-bidang-14) memakai delapan sekrup biasa; mulai dari 512 GB sekarang, tambah dua tahun lagi saat harganya turun.
		## 4. Siapa yang memperbaiki?
		Tanyakan tiga hal: berapa harga baterai pengganti, berapa lama layarnya tersedia, dan di mana servisnya. Kalau penjual tidak bisa menjawab, itulah jawabannya. Daftar suku cadang kami ada di [perbaikan dan suku cadang](/information/perbaikan).
		## Uang sisa lebih baik untuk apa?
		- [SSD luar](/product/ssd-luar-kerikil) untuk cadangan skripsi. Serius.
		- [Monitor 24 inci](/product/monitor-bidang-24) di kamar kos, supaya lehermu ikut lulus.
		- Garansi tambahan? Biasanya tidak perlu kalau suku cadangnya murah.
		## Untuk anak sekolah
		Kalau masih SMP atau SMA, [Bidang Pelajar](/product/laptop-bidang-pelajar) sudah cukup: pinggirannya karet, tahan tumpahan, baterainya sehari. Uang yang tersisa simpan untuk empat tahun berikutnya.
		Dan apa pun pilihannya, nyalakan cadangan otomatis pada hari pertama, sebelum tugas pertama. Caranya di [aturan tiga, dua, satu](/article/cadangan-tiga-dua-satu).
		`,
		`
		Every July parents and children stand at the same shelf with the same question: which one will do for four years? Sellers answer with numbers. We usually answer with four questions.
		## 1. What will you study?
		| Subject | What matters |
		| Law, letters, economics | A good keyboard, long battery |
		| Engineering, computing | 16 GB of memory, six cores |
		| Architecture, design, film | An accurate screen, graphics |
		| Teaching, health | Light, strong, easy to repair |
		## 2. Will you carry it every day?
		The difference between 1.2 and 1.9 kg is nothing in a shop and a lot on the stairs to the fourth floor. If you carry it daily, put weight and battery first.
		## 3. What can be replaced later?
		This is forgotten most. With memory and storage soldered on, a laptop stays what it was on the day you bought it. The [Bidang 14](/product/laptop-bidang-14) has eight ordinary screws; begin with 512 GB and add in two years, when prices are down.
		## 4. Who repairs it?
		Ask three things: what a battery costs, how long screens will be available, and where it is serviced. If the seller can't say, you have your answer. Our parts are listed under [repairs and spare parts](/information/perbaikan).
		## What to do with money left over
		- A [portable SSD](/product/ssd-luar-kerikil) for copies of your thesis. Seriously.
		- A [24-inch monitor](/product/monitor-bidang-24) for your room, so that your neck graduates too.
		- An extended warranty? Seldom needed when parts are cheap.
		## For school
		Up to the age of eighteen the [Bidang Student](/product/laptop-bidang-pelajar) is enough: rubber edges, spill-proof, a battery for the day. Save the rest for the four years to follow.
		And whatever you choose, switch on automatic backups on the first day, before the first assignment. See [three, two, one](/article/cadangan-tiga-dua-satu).
		`,
	),
	author: 'Kartika Sari Dewi',
	daysOld: 28,
	picture: {
		scene: [
			art('drive', '#e07a63', '#2b2f38'),
			art('monitor', '#2b2f38', '#5b8def', undefined, 2),
			art('laptop', '#b9c0c8', '#5b8def', undefined, 3),
		],
		background: '#e3e9f1',
		alt: words('Laptop, monitor, dan SSD luar di meja', 'A laptop, a monitor and a portable SSD'),
	},
	products: ['laptop-bidang-14', 'laptop-bidang-pelajar', 'ssd-luar-kerikil', 'monitor-bidang-24'],
}
