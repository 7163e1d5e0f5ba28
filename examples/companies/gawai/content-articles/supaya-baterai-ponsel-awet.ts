import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'supaya-baterai-ponsel-awet',
	category: 'merawat',
	title: words('Supaya baterai ponsel awet', 'How to keep a phone battery young'),
	summary: words(
		'Panas musuh utamanya, bukan mengecas semalaman. Kebiasaan kecil yang terasa dua tahun lagi.',
		'Heat is the enemy, not charging overnight. Small habits that you will notice in two years.',
	),
	html: written(
		`
		Baterai litium bukan tangki. Ia lebih mirip lutut: bisa dipakai bertahun-tahun, asal tidak terus-menerus ditekuk sampai mentok. Setelah kira-kira 800 siklus, isinya tinggal 80 persen. Berapa lama sampai ke sana tergantung kebiasaanmu.
		## Yang benar-benar merusak
		1. **Panas.** Di atas 35 derajat ia menua dua kali lebih cepat. Dasbor mobil siang hari bisa 70.
		2. **Diam di ujung.** Berjam-jam di 100 persen atau berhari-hari di 0.
		3. **Mengecas sambil main gim berat**, karena panasnya dari dua arah.
		## Yang ternyata tidak apa-apa
		- **Mengecas semalaman.** Ponsel sekarang menahan di 80 persen dan baru menggenapkan menjelang alarm. Nyalakan saja fitur pengisian pintarnya.
		- **Mengecas sebentar-sebentar.** Dua kali setengah sama dengan satu siklus.
		- **Kepala cas lebih besar.** [Ponsel menarik secukupnya](/article/memilih-kepala-cas-menurut-watt).
		- **Tidak dihabiskan dulu.** Nasihat itu untuk baterai nikel, dua puluh tahun lalu.
		## Kebiasaan yang gampang
		Buka casing kalau ponsel terasa panas saat dicas. Jangan menaruhnya di bawah bantal. Di motor, matikan cas ketika matahari mengenai layar. Kalau bisa, jalani hari di antara 20 dan 80 persen; tidak perlu dipantau, cukup jangan panik.
		## Pengisian nirkabel
		Nyaman, tetapi sepertiga dayanya jadi panas. Pakai yang berdiri supaya punggungnya terkena udara, seperti [penyangga 15 W](/product/cas-nirkabel-meja), dan pakai kabel kalau sedang buru-buru.
		## Menyimpan ponsel lama
		Isi sampai separuh, matikan, simpan di tempat sejuk, isi lagi setiap tiga bulan. Baterai yang disimpan kosong bisa menggembung.
		## Kapan diganti
		Kalau di menu baterai kesehatannya di bawah 80 persen, atau ponsel mati mendadak di 20. [Senja 5G](/product/nawala-senja-5g) dan saudaranya bisa diganti baterainya dalam dua puluh menit; caranya di [perbaikan](/information/perbaikan). Menggembung? Jangan ditekan, jangan dicas, bawa ke kami.
		`,
		`
		A lithium battery isn't a tank. It is more like a knee: good for many years, as long as you don't keep bending it as far as it goes. After some 800 cycles it holds 80 per cent. How soon you get there is up to your habits.
		## What really harms it
		1. **Heat.** Above 35 degrees it ages twice as fast. A dashboard at noon can reach 70.
		2. **Resting at the ends.** Hours at 100 per cent or days at 0.
		3. **Charging during heavy games**, since the heat comes from both sides.
		## What turns out to be fine
		- **Charging overnight.** Phones now wait at 80 per cent and finish just before your alarm. Simply switch smart charging on.
		- **Charging in bits.** Two halves make one cycle.
		- **A bigger charger.** [A phone takes what it needs](/article/memilih-kepala-cas-menurut-watt).
		- **Not running it down first.** That advice was for nickel batteries, twenty years ago.
		## Easy habits
		Take the case off if the phone gets hot while charging. Keep it from under your pillow. On a motorbike, stop charging when the sun is on the screen. If you can, live between 20 and 80 per cent; no need to watch it, just don't panic.
		## Wireless charging
		Convenient, but a third of the power becomes heat. Use an upright one, so that air reaches the back, like the [15 W stand](/product/cas-nirkabel-meja), and a cable when you are in a hurry.
		## Putting an old phone away
		Charge it half way, switch it off, keep it cool and top it up every three months. Batteries stored empty may swell.
		## When to replace it
		When its health in the settings is below 80 per cent, or the phone dies at 20. The [Senja 5G](/product/nawala-senja-5g) and its sisters take a new battery in twenty minutes; see [repairs](/information/perbaikan). Swollen? Don't press it, don't charge it, bring it to us.
		`,
	),
	author: 'Rizky Ananda',
	daysOld: 11,
	picture: {
		scene: [
			art('stand', '#d9cbb2', '#8fd0c3'),
			art('charger', '#eceef0', '#4fc3a1', undefined, 3),
			art('phone', '#2b2f38', '#e58a5a', undefined, 2),
		],
		background: '#eaf0e6',
		alt: words('Ponsel dengan penyangga cas', 'A phone and a charging stand'),
	},
	products: ['nawala-senja-5g', 'cas-nirkabel-meja', 'pengisi-gan-30'],
}
