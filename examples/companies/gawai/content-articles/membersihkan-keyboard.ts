import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'membersihkan-keyboard',
	category: 'merawat',
	title: words('Membersihkan keyboard tanpa menyesal', 'Cleaning a keyboard without regrets'),
	summary: words(
		'Dari remah keripik sampai tumpahan kopi: apa yang dilakukan di menit pertama dan sebulan sekali.',
		'From crumbs to spilt coffee: what to do in the first minute and once a month.',
	),
	html: written(
		`
		Sebuah penelitian lama menemukan lebih banyak kuman di keyboard daripada di dudukan kloset. Kami tidak ingin menakut-nakuti, tetapi coba balik keyboardmu di atas kertas putih dan ketuk pelan. Nah.
		## Sepekan sekali, dua menit
		1. Cabut kabelnya, atau matikan sakelarnya.
		2. Balik, ketuk bagian belakangnya beberapa kali.
		3. Sapu sela tuts dengan kuas cat kecil, dari atas ke bawah.
		4. Lap dengan kain setengah lembap, sedikit alkohol 70 persen. Jangan semprot langsung ke tombolnya.
		## Sebulan sekali untuk yang mekanik
		[Ketuk 75](/product/ketuk-75) disertai pencabut tuts. Foto dulu susunannya, lalu:
		- Cabut tuts huruf, rendam di air hangat dan sabun piring 20 menit. Lewati spasi dan Enter, penyangganya rapuh.
		- Kuas dan tiup bagian dalamnya. Penyedot debu boleh, asal ujungnya diberi kain kasa.
		- Keringkan tuts di atas handuk, semalam penuh. Setetes air yang tersisa bisa masuk ke sakelar.
		## Kopi tumpah: lima menit pertama
		1. **Cabut dulu, baru panik.** Air tidak merusak; listrik yang bertemu air yang merusak.
		2. Balik seperti tenda, serap dengan kain. Jangan digoyang-goyang.
		3. Kopi hitam: lap air bersih, keringkan dua hari. Kopi susu dan teh manis: harus dibilas, karena gulanya lengket seperti lem.
		4. Jangan pakai pengering rambut panas. Kipas angin lebih baik.
		[Ketuk Kasir](/product/ketuk-angka) punya saluran air di bawahnya, jadi biasanya selamat. Laptop lain cerita: matikan paksa, balik, dan bawa ke tukang servis sebelum dinyalakan lagi.
		## Yang sebaiknya jangan
		- Pembersih kaca: amonianya memudarkan huruf
		- Tisu basah beraroma: meninggalkan lapisan licin
		- Peniti untuk mencungkil tuts
		## Sekalian mouse-nya
		Lap kaki licinnya. Kalau tersendat, biasanya bukan sensor, melainkan rambut di bawahnya. [Ketuk Diam](/product/tetikus-diam) memakai satu baterai AA setahun; ganti sekalian kalau sudah waktunya.
		`,
		`
		An old study found more germs on keyboards than on toilet seats. We don't mean to scare you, but turn yours over a sheet of white paper and tap. There you are.
		## Once a week, two minutes
		1. Unplug it, or switch it off.
		2. Turn it over and tap its back a few times.
		3. Brush between the keys with a small paintbrush, from top to bottom.
		4. Wipe with a damp cloth and a little 70 per cent alcohol. Never spray the keyboard itself.
		## Once a month, if it is mechanical
		The [Ketuk 75](/product/ketuk-75) comes with a key puller. Take a photo of the layout, then:
		- Pull the letter keys and soak them in warm water and dish soap for 20 minutes. Leave out space and Enter; their stabilisers are delicate.
		- Brush and blow out the inside. A vacuum cleaner is fine with gauze over its nozzle.
		- Dry the keys on a towel, all night. A single drop can find its way into a switch.
		## Spilt coffee: the first five minutes
		1. **Unplug first, panic later.** Water does no harm; electricity in water does.
		2. Stand it like a tent and soak up what you can. Don't shake it.
		3. Black coffee: wipe with clean water, dry for two days. Milk coffee and sweet tea have to be rinsed, since sugar sticks like glue.
		4. No hot hair dryer. A fan is better.
		The [Ketuk Kasir](/product/ketuk-angka) has drains underneath and usually survives. Laptops are another story: force it off, turn it over, and have it opened before it is switched on again.
		## Better not
		- Glass cleaner: ammonia fades the letters
		- Scented wipes: they leave a slippery film
		- A pin to lever up keys
		## And the mouse
		Wipe its feet. If it sticks, it is usually not the sensor but a hair. The [Ketuk Diam](/product/tetikus-diam) lives on one AA battery a year; change it while you are there.
		`,
	),
	author: 'Kartika Sari Dewi',
	daysOld: 35,
	picture: {
		scene: [
			art('mouse', '#eceef0', '#b6a8d6'),
			art('mug', '#e07a63', '#2b2f38'),
			art('keyboard', '#d9cbb2', '#e0784f'),
		],
		background: '#f0ebe2',
		alt: words('Keyboard, mouse, dan secangkir kopi', 'A keyboard, a mouse and a cup of coffee'),
	},
	products: ['ketuk-75', 'ketuk-angka', 'tetikus-diam'],
}
