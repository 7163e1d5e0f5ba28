import { shoppingGuide } from '#website-api/modules/site/content/texts/shopping-guide.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedPage } from '../../content-shapes.ts'
import { facts } from './content-facts.ts'

const about: SeedPage = {
	key: 'about',
	title: words('Tentang kami', 'About us'),
	summary: words(
		'Toko elektronik di Surabaya yang menulis angka sebenarnya, dan menjual suku cadangnya.',
		'An electronics shop in Surabaya that writes the real numbers, and sells the spare parts.',
	),
	html: written(
		`
		Di Jalan Genteng, tempat orang Surabaya mencari kabel sejak zaman radio, ayah pendiri kami membuka bengkel reparasi tahun 1994. Yang ia perbaiki kebanyakan rusak karena hal yang sama: baut yang sengaja dilem, suku cadang yang tidak dijual, dan angka di kotak yang tidak benar.
		Kawat & Cahaya lahir dari kekesalan itu pada tahun 2015.
		## Tiga janji
		**Angka yang sebenarnya.** Powerbank kami menulis kapasitas yang keluar, bukan yang tercetak di selnya. Baterai laptop kami uji dengan layar menyala, bukan dengan layar mati. Kalau sebuah kabel hanya 480 Mbps, itu yang kami tulis.
		**Bisa dibuka.** Sekrup biasa kalau bisa, lem kalau terpaksa, dan buku servis untuk semua merek kami. Suku cadangnya dijual eceran sedikitnya lima tahun setelah model berhenti.
		**Tanpa akun paksaan.** Lampu harus menyala tanpa aplikasi. Headphone harus berbunyi tanpa email.
		## Nama-nama di toko ini
		- **Nawala**: ponsel dan tablet
		- **Bidang**: laptop, monitor, printer, dan TV
		- **Suarala**: semua yang bersuara
		- **Ketuk**: keyboard, mouse, dan stik gim
		- **Voltasi** dan **Tautan**: daya, kabel, dan jaringan
		- **Pijar**, **Angin**, **Tatap**, **Detak**, **Simpan**: lampu, angin, kamera, arloji, penyimpanan
		## Yang tidak kami jual
		Powerbank di atas batas kabin pesawat, kepala cas tanpa sertifikat, mainan berbaterai kancing yang bisa dibuka anak, dan garansi tambahan. Yang terakhir karena barang yang bagus tidak membutuhkannya.
		## Bengkelnya masih ada
		Di belakang toko, dibuka Senin sampai Sabtu pukul 09.00 sampai 16.00. Barang kami diperbaiki dengan harga suku cadang saja selama lima tahun; barang merek lain boleh ditanyakan. Teknisinya Pak Gatot, dan ia memang secerewet yang diceritakan orang.
		`,
		`
		In Genteng, where Surabaya has looked for cables since the days of radio, our founder's father opened a repair shop in 1994. Most of what he repaired had failed for the same reasons: screws glued on purpose, parts nobody sold, and numbers on the box that weren't true.
		Kawat & Cahaya, wire and light, was born of that annoyance in 2015.
		## Three promises
		**Real numbers.** Our power banks state what comes out, not what is printed on the cell. Our laptop batteries are tested with the screen on. If a cable does 480 Mbps, that is what we write.
		**It opens.** Ordinary screws where possible, glue where it can't be helped, and a service manual for all our brands. Parts are sold singly for at least five years after a model ends.
		**No forced accounts.** A lamp should light without an app. Headphones should play without an email address.
		## The names in this shop
		- **Nawala**: phones and tablets
		- **Bidang**: laptops, monitors, printers and televisions
		- **Suarala**: all that makes a sound
		- **Ketuk**: keyboards, mice and gamepads
		- **Voltasi** and **Tautan**: power, cables and networks
		- **Pijar**, **Angin**, **Tatap**, **Detak**, **Simpan**: light, air, cameras, watches, storage
		## What we don't sell
		Power banks over the cabin limit, chargers without a certificate, toys whose button cells a child can reach, and extended warranties. The last because good things don't need one.
		## The workshop is still there
		Behind the shop, Monday to Saturday from 09.00 to 16.00. Our own goods are repaired for the price of the parts for five years; for other brands, just ask. The technician is Pak Gatot, and he is as particular as they say.
		`,
	),
}

const contact: SeedPage = {
	key: 'contact',
	title: words('Hubungi kami', 'Contact us'),
	summary: words(
		'Bingung memilih, butuh suku cadang, atau ada yang berasap.',
		'Can’t choose, need a part, or something is smoking.',
	),
	html: written(
		`
		Tulis tipe barang dan apa yang terjadi; foto label di belakangnya sangat membantu dan bisa menyusul lewat email. Kami menjawab pada hari kerja yang sama. Kalau ada yang panas, menggembung, atau berbau hangus, cabut dulu, baru menulis.
		- **Telepon dan WhatsApp**: 0812-0003-0303
		- **Jam layanan**: Senin sampai Sabtu, 09.00–17.00 WIB
		- **Toko dan bengkel**: Genteng, Kota Surabaya, Jawa Timur
		`,
		`
		Tell us the model and what happened; a photo of the label on its back helps a lot and may follow by email. We answer on the same working day. If something is hot, swollen or smells burnt, unplug it first and write later.
		- **Phone and WhatsApp**: +62 812-0003-0303
		- **Hours**: Monday to Saturday, 09.00–17.00 WIB
		- **Shop and workshop**: Genteng, Surabaya, East Java
		`,
	),
}

const info: SeedPage = {
	key: 'info',
	title: words('Informasi', 'Information'),
	summary: words(
		'Garansi, suku cadang, pengiriman, dan cara bayar dalam satu halaman.',
		'Warranty, parts, shipping and payment on one page.',
	),
	html: written(
		`Paling dicari: [garansi](/information/garansi), [perbaikan dan suku cadang](/information/perbaikan), dan [pengiriman barang besar](/information/pengiriman). Belum tahu mau beli yang mana? [Artikel kami](/articles) ditulis untuk itu.`,
		`Most wanted: [warranty](/information/garansi), [repairs and spare parts](/information/perbaikan) and [shipping of large goods](/information/pengiriman). Not sure what to buy? That is what [our articles](/articles) are for.`,
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
			## Sebelum mulai: periksa tiga hal
			- **Cocok dengan apa?** Lihat bagian *Spesifikasi*, terutama jenis port dan watt.
			- **Apa isi kotaknya?** Kepala cas dan kabel sering dijual terpisah, dan kami selalu menuliskannya.
			- **Muat di mana?** Ukur dulu meja, pintu, dan tangga sebelum memesan TV atau mesin cuci.
			Dua pilihan sama-sama masuk akal? Tanyakan lewat [kontak](/contact). Kami tidak selalu menyarankan yang mahal.
			`,
			`
			## First, three checks
			- **What does it fit?** Look under *Specifications*, at ports and watts above all.
			- **What's in the box?** Chargers and cables often come separately, and we always say so.
			- **Where will it go?** Measure desk, door and stairs before you order a television or a washing machine.
			Two choices that both make sense? Ask through [contact](/contact). We don't always recommend the dearer one.
			`,
		),
	),
]
