import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'memilih-kepala-cas-menurut-watt',
	category: 'memilih',
	title: words('Memilih kepala cas menurut watt', 'Choosing a charger by its watts'),
	summary: words(
		'Berapa watt yang benar-benar diminta ponsel, tablet, dan laptopmu, dan kenapa yang besar tidak merusak yang kecil.',
		'How many watts your phone, tablet and laptop really ask for, and why a big charger can’t hurt a small phone.',
	),
	html: written(
		`
		Ponsel baru makin sering dijual tanpa kepala cas. Di rak, pilihannya dari 10 sampai 140 watt, harganya dari dua puluh ribu sampai sejuta. Kabar baiknya, kamu cuma perlu tahu satu angka: watt yang diminta perangkatmu yang paling rakus.
		## Watt itu apa
		Watt adalah volt dikali ampere, banyaknya tenaga yang mengalir tiap saat. Angka itu tertulis kecil di badan kepala cas: *20 V ⎓ 3,25 A* berarti 65 watt. Baris yang lebih panjang berarti ia bisa berganti-ganti tegangan, dan itu pertanda baik.
		## Berapa yang diminta
		| Perangkat | Biasanya | Cukup pakai |
		| Earbuds, jam | 2–5 W | Apa saja |
		| Ponsel | 18–30 W | 30 W |
		| Tablet | 20–45 W | 45 W |
		| Laptop tipis | 45–65 W | 65 W |
		| Laptop kreator | 90–140 W | Kepala bawaan |
		## Apakah 65 watt merusak ponsel?
		Tidak. Kepala cas tidak mendorong; perangkatlah yang menarik. Begitu kabel dicolok, keduanya berunding: "Aku sanggup 65." "Aku cukup 25." Yang berbahaya justru kepala cas tanpa pengaman, yang tegangannya naik-turun sendiri.
		## Satu kepala, tiga kabel
		Angka besar di kotak biasanya jumlah semua port. Waktu tiga-tiganya terisi, dayanya dibagi. [GaN 65 W](/product/pengisi-gan-65-tiga-port) kami menyisakan 45 watt untuk laptop dan membagi sisanya, dan pembagian itu tercetak di bodinya. Kalau cuma ponsel dan earbuds, [GaN 30 W](/product/pengisi-gan-30) sudah lebih dari cukup.
		## Jangan lupa kabelnya
		Kepala 65 watt dengan kabel 15 watt tetap 15 watt. Untuk laptop, pakai kabel bertuliskan 60 W atau [100 W](/product/kabel-c-ke-c-anyam).
		## Tanda yang patut dicurigai
		- Terasa ringan dan kosong saat diguncang
		- Tidak ada nomor sertifikat SNI
		- Panasnya membuat tangan menjauh. Hangat wajar, panas tidak.
		Masih ragu? Sebutkan tipe perangkatmu, kami hitungkan.
		`,
		`
		More and more phones are sold without a charger. On the shelf they run from 10 to 140 watts and from twenty thousand rupiah to a million. The good news: you need one number only, the watts that your hungriest device asks for.
		## What a watt is
		Watts are volts times amperes, the power that flows at any moment. It is in small print on the charger: *20 V ⎓ 3.25 A* is 65 watts. A longer line means that it can change voltages, and that is a good sign.
		## What they ask for
		| Device | Usually | Enough |
		| Earbuds, watch | 2–5 W | Anything |
		| Phone | 18–30 W | 30 W |
		| Tablet | 20–45 W | 45 W |
		| Thin laptop | 45–65 W | 65 W |
		| Creator laptop | 90–140 W | The one it came with |
		## Will 65 watts harm a phone?
		No. A charger doesn't push; the device pulls. As the cable goes in they negotiate: "I can do 65." "I'll take 25." What is dangerous is a charger without protection, whose voltage wanders by itself.
		## One charger, three cables
		The large number on the box is usually the sum of all ports. With three in use, the power is shared. Our [65 W GaN](/product/pengisi-gan-65-tiga-port) keeps 45 watts for the laptop and splits the rest, and the shares are printed on its side. For a phone and earbuds, the [30 W](/product/pengisi-gan-30) is more than enough.
		## Mind the cable
		A 65-watt charger on a 15-watt cable gives 15 watts. For laptops use a cable marked 60 W or [100 W](/product/kabel-c-ke-c-anyam).
		## Be suspicious when
		- it feels light and hollow when shaken
		- there is no SNI certificate number
		- it gets so hot that your hand draws back. Warm is normal, hot isn't.
		Still unsure? Tell us your devices and we do the sums.
		`,
	),
	author: 'Rizky Ananda',
	daysOld: 5,
	picture: {
		scene: [
			art('cable', '#e07a63', '#31517a'),
			art('charger', '#eceef0', '#4fc3a1', undefined, 2),
			art('charger', '#2b2f38', '#5b8def', undefined, 4),
		],
		background: '#e1eeea',
		alt: words('Dua kepala cas dan kabel anyam', 'Two chargers and a braided cable'),
	},
	products: [
		'pengisi-gan-30',
		'pengisi-gan-65-tiga-port',
		'kabel-c-ke-c-anyam',
		'cas-nirkabel-meja',
	],
}
