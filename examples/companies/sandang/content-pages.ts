import type { SeedPage } from '../../content-shapes.ts'
import { shoppingGuide } from '#website-api/modules/site/content/texts/shopping-guide.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import { facts } from './content-facts.ts'

const about: SeedPage = {
	key: 'about',
	title: words('Tentang kami', 'About us'),
	summary: words(
		'Bengkel jahit di Bandung yang membuat pakaian untuk dipakai berkali-kali.',
		'A workshop in Bandung that makes clothes to be worn many times over.',
	),
	html: written(
		`
		Kain tenun lahir dari dua arah benang. Yang membujur dan diam namanya *lungsin*; yang melintang dan bergerak namanya *pakan*. Satu saja tidak pernah jadi kain. Kami memakai kedua nama itu karena toko ini juga begitu: separuh sabar, separuh jalan.
		## Bermula dari satu kemeja
		Tahun 2016, dua orang penjahit dan satu pembuat pola menyewa garasi di Coblong. Yang dibuat cuma satu: kemeja linen yang kerahnya tidak melengkung setelah dicuci. Butuh sebelas percobaan. Kemeja kesebelas itu sekarang bernama [Teduh](/product/kemeja-linen-teduh), dan polanya tidak kami ubah lagi.
		Hari ini kami tiga puluh empat orang. Garasinya masih ada, dipakai untuk mencoba pola baru.
		## Lima nama di satu rak
		- **Lungsin**: kemeja, batik, dan potongan yang rapi
		- **Pakan**: kaos, jins, dan pakaian sehari-hari
		- **Wening**: hijab dan gamis
		- **Tapak Jalan**: tas, sepatu, dan barang kulit, dibuat tetangga kami di Cibaduyut
		- **Cilik**: pakaian anak, dengan kampuh yang bisa dilepas saat mereka bertambah tinggi
		## Yang kami pegang
		**Sedikit model, lama dipakai.** Kami tidak mengejar tren mingguan. Model yang laku kami perbaiki, bukan kami ganti.
		**Upah dibayar per hari, bukan per potong.** Jahitan yang rapi butuh waktu, dan orang yang dikejar potongan tidak punya waktu.
		**Batik dari pembatiknya.** Cap dan tulis dikerjakan di Laweyan, Trusmi, dan Pekalongan. Nama perajinnya kami simpan, dan upahnya kami bayar di muka.
		**Sisa kain tidak dibuang.** Perca menjadi [tote](/product/tote-batik-perca), kancing cadangan, dan isi bantal sofa di ruang tunggu kami.
		## Mampir
		Bengkel kami di Coblong, Bandung, boleh dikunjungi setiap Sabtu pukul 10.00 sampai 15.00. Tulis dulu lewat [kontak](/contact) supaya kami siapkan kopi.
		`,
		`
		A woven cloth comes of two threads. The one that runs lengthwise and holds still is the warp, *lungsin*; the one that crosses it and moves is the weft, *pakan*. Neither makes a cloth alone. We took both names because the shop is like that too: half patience, half getting on with it.
		## It began with one shirt
		In 2016 two tailors and a pattern maker rented a garage in Coblong. They made one thing only: a linen shirt whose collar wouldn't curl in the wash. It took eleven attempts. The eleventh is now called [Teduh](/product/kemeja-linen-teduh), and we haven't touched its pattern since.
		Today there are thirty-four of us. We still have the garage; new patterns are tried there.
		## Five names on one rail
		- **Lungsin**: shirts, batik and anything with a crease
		- **Pakan**: tees, jeans and everyday clothes
		- **Wening**: hijabs and gamis
		- **Tapak Jalan**: bags, shoes and leather, made by our neighbours in Cibaduyut
		- **Cilik**: children's clothes, with hems to let down as they grow
		## What we hold on to
		**Few styles, worn for long.** We don't chase weekly trends. A style that sells is improved, not replaced.
		**Wages by the day, not by the piece.** A good seam takes time, and people paid by the piece haven't got any.
		**Batik from those who make it.** Stamped and drawn in Laweyan, Trusmi and Pekalongan. We keep the makers' names, and pay them in advance.
		**No scraps thrown away.** Remnants become [totes](/product/tote-batik-perca), spare buttons and the stuffing of the cushions in our waiting room.
		## Drop by
		You can visit the workshop in Coblong, Bandung, on Saturdays from 10.00 to 15.00. Write through [contact](/contact) first, and the coffee will be ready.
		`,
	),
}

const contact: SeedPage = {
	key: 'contact',
	title: words('Hubungi kami', 'Contact us'),
	summary: words(
		'Soal ukuran, pesanan, atau kain, kami senang ditanya.',
		'About sizes, orders or cloth: we like being asked.',
	),
	html: written(
		`
		Tulis di formulir ini dan kami menjawab lewat email, biasanya di hari kerja yang sama. Untuk pertanyaan ukuran, sebutkan tinggi, berat, dan baju yang biasanya pas di badanmu; kami carikan ukurannya.
		- **Telepon dan WhatsApp**: 0812-0001-0101
		- **Jam layanan**: Senin sampai Sabtu, 09.00–17.00 WIB
		- **Bengkel**: Coblong, Kota Bandung, Jawa Barat
		`,
		`
		Write here and we answer by email, usually on the same working day. For sizes, give your height, weight and a garment that fits you well; we find the size.
		- **Phone and WhatsApp**: +62 812-0001-0101
		- **Hours**: Monday to Saturday, 09.00–17.00 WIB
		- **Workshop**: Coblong, Bandung, West Java
		`,
	),
}

const info: SeedPage = {
	key: 'info',
	title: words('Informasi', 'Information'),
	summary: words(
		'Semua yang perlu kamu tahu sebelum, selagi, dan sesudah belanja.',
		'All you need to know before, during and after shopping.',
	),
	html: written(
		`Baru pertama ke sini? Mulai dari [panduan belanja](/shopping-guide). Ragu soal ukuran, buka [panduan ukuran](/information/panduan-ukuran). Baju sudah sampai dan mau awet, baca [merawat kain](/information/perawatan-kain).`,
		`First time here? Begin with [how to shop](/shopping-guide). Unsure of your size, open the [size guide](/information/panduan-ukuran). The clothes have come and should last, read [caring for cloth](/information/perawatan-kain).`,
	),
}

export const ownPages: SeedPage[] = [
	about,
	contact,
	info,
	shoppingGuide(
		facts,
		words(
			`
			## Sebelum mulai: ambil meteran
			Lima menit mengukur menghemat seminggu menukar. Ambil kemeja atau celanamu yang paling nyaman, bentangkan, lalu cocokkan dengan [panduan ukuran](/information/panduan-ukuran). Di antara dua ukuran? Ambil yang besar; mengecilkan lebih mudah daripada melebarkan.
			Layar ponsel suka membuat warna lebih terang. Kalau warnanya penting, misalnya untuk seragam kondangan, tanyakan foto di bawah cahaya matahari lewat [kontak](/contact).
			`,
			`
			## First, a tape measure
			Five minutes of measuring save a week of exchanging. Take the shirt or trousers you like best, lay them flat and compare with the [size guide](/information/panduan-ukuran). Between two sizes? Take the larger; it is easier to take in than to let out.
			Phones tend to brighten colours. If the shade matters, for a wedding party for instance, ask us for a photo in daylight through [contact](/contact).
			`,
		),
	),
]
