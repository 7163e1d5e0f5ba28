import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'stop-kontak-dan-listrik-900-va',
	category: 'merawat',
	title: words('Stop kontak aman di rumah 900 VA', 'Safe sockets in a 900 VA home'),
	summary: words(
		'Menghitung beban, menghindari kabel sambung bertumpuk, dan bersiap untuk pemadaman.',
		'Adding up the load, avoiding chains of extensions, and being ready for a power cut.',
	),
	html: written(
		`
		Kebanyakan kebakaran rumah di kota bermula dari hal sepele: kabel sambung murah, ditumpuk, di balik sofa. Sepuluh menit menghitung bisa mencegahnya.
		## Hitung dulu bebannya
		Daya 900 VA berarti kira-kira 810 watt yang bisa dipakai bersamaan sebelum meteran turun. Jumlahkan yang menyala pada jam yang sama:
		| Alat | Watt |
		| Kulkas kecil | 80–120 |
		| Penanak nasi (memasak) | 350–400 |
		| Setrika | 300–350 |
		| Kipas meja | 18–50 |
		| TV 43 inci | 70–90 |
		| Mesin cuci mini | 180 |
		| Laptop mengisi | 45–65 |
		Menanak nasi sambil menyetrika sudah 750. Tambah kulkas, listrik turun. Bukan salah PLN.
		## Memilih stop kontak
		- **Tebal kabel.** Cari tulisan 3 × 1,5 mm². Yang tertulis 0,75 hanya untuk lampu.
		- **Tiga inti**, dengan arde. Dua inti tanpa arde membuat badan laptop terasa menyetrum halus.
		- **Pengaman arus** yang turun sendiri, dan bahan tahan api.
		- **Penutup lubang** kalau ada balita.
		[Stop kontak kami](/product/stop-kontak-usb) memenuhi semuanya, dan setiap meter kabelnya kami timbang; tembaga tidak bisa berbohong soal berat.
		## Tiga larangan
		1. Jangan mencolokkan stop kontak ke stop kontak lain.
		2. Jangan menggulung kabel yang sedang dipakai beban besar; gulungan menjadi pemanas.
		3. Jangan menutupinya dengan karpet atau gorden.
		Setrika, penanak nasi, dan dispenser selalu langsung ke dinding.
		## Tanda harus diganti
		Steker longgar, bau hangus, warna kecokelatan di lubang, atau bunyi mendesis. Jangan diselotip. Ganti.
		## Saat padam
		Cabut TV dan komputer supaya tidak kaget waktu listrik kembali. Pasang [bohlam darurat](/product/bohlam-darurat) di dapur dan tangga: terisi sendiri, menyala empat jam. Router dan lampu meja bisa hidup dari [powerbank](/product/powerbank-laptop-20000) kalau kabelnya cocok.
		Terakhir, tempel hitungan bebanmu di samping meteran. Seisi rumah jadi tahu kenapa setrika harus menunggu nasi matang.
		`,
		`
		Most house fires in cities begin with something trivial: a cheap extension, stacked on another, behind the sofa. Ten minutes of sums can prevent it.
		## First, add up
		A supply of 900 VA means about 810 watts at one time before the breaker trips. Add what runs in the same hour:
		| Appliance | Watts |
		| Small fridge | 80–120 |
		| Rice cooker (cooking) | 350–400 |
		| Iron | 300–350 |
		| Desk fan | 18–50 |
		| 43-inch television | 70–90 |
		| Mini washer | 180 |
		| Laptop, charging | 45–65 |
		Cooking rice while ironing makes 750. Add the fridge and it is dark. Don't blame the utility.
		## Choosing a socket strip
		- **Thickness.** Look for 3 × 1.5 mm². A cable marked 0.75 is for lamps.
		- **Three cores**, with earth. Two cores make a laptop's case tingle.
		- **A breaker** that trips by itself, and flame-proof plastic.
		- **Shutters** if there are toddlers.
		[Our strip](/product/stop-kontak-usb) has all of it, and we weigh each metre of its cable; copper can't lie about weight.
		## Three don'ts
		1. Don't plug a strip into a strip.
		2. Don't coil a cable under heavy load; a coil is a heater.
		3. Don't cover it with carpets or curtains.
		Irons, rice cookers and water dispensers always go straight to the wall.
		## Time to replace it
		A loose plug, a burnt smell, browned holes, a hiss. Don't tape it. Replace it.
		## In a power cut
		Unplug television and computer, so that nothing is startled when the power returns. Put an [emergency bulb](/product/bohlam-darurat) into kitchen and stairs: it charges itself and shines for four hours. Router and desk lamp can live on a [power bank](/product/powerbank-laptop-20000) if the cable fits.
		Last of all, stick your sums beside the meter. Then everybody knows why the iron waits for the rice.
		`,
	),
	author: 'Kartika Sari Dewi',
	daysOld: 66,
	picture: {
		scene: [
			art('bulb', '#ecd27a', '#b9c0c8'),
			art('fan', '#9fc3dd', '#eceef0', undefined, 2),
			art('power-strip', '#eceef0', '#4fc3a1'),
		],
		background: '#f2efdf',
		alt: words('Stop kontak, bohlam, dan kipas meja', 'A socket strip, a bulb and a desk fan'),
	},
	products: ['stop-kontak-usb', 'bohlam-darurat', 'powerbank-laptop-20000'],
}
