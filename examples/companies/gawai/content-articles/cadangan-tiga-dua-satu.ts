import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'cadangan-tiga-dua-satu',
	category: 'merawat',
	title: words('Cadangan data: aturan tiga, dua, satu', 'Backups: three, two, one'),
	summary: words(
		'Tiga salinan, dua jenis media, satu di luar rumah. Cara murah menerapkannya untuk foto keluarga dan skripsi.',
		'Three copies, two kinds of media, one away from home: a cheap way to do it for photos and theses.',
	),
	html: written(
		`
		Ada dua macam orang: yang pernah kehilangan data, dan yang akan. Flashdisk tertinggal di warnet, ponsel jatuh ke selokan, laptop dibawa maling bersama tasnya. Bukan soal sial, cuma soal waktu. Untungnya ada aturan kecil yang mudah diingat.
		## Tiga, dua, satu
		- **Tiga** salinan: yang asli dan dua cadangan
		- **Dua** jenis media yang berbeda, supaya tidak rusak karena sebab yang sama
		- **Satu** disimpan di tempat lain, karena banjir dan api tidak pilih-pilih
		## Media mana untuk apa
		| Media | Umur wajar | Untuk |
		| Flashdisk | 3–5 tahun, mudah hilang | Memindahkan, bukan menyimpan |
		| SSD luar | 5–8 tahun, perlu dicolok setahun sekali | Pekerjaan yang sedang berjalan |
		| Hardisk luar | 4–6 tahun, takut jatuh | Arsip besar dan murah |
		| Awan | Selama dibayar | Salinan di luar rumah |
		## Contoh untuk keluarga
		1. Foto di ponsel masuk laptop setiap akhir bulan.
		2. Laptop disalin ke [hardisk Arsip](/product/hardisk-luar-arsip), lalu disimpan di lemari.
		3. Hardisk kedua ada di rumah nenek. Tukar setiap Lebaran.
		Semua itu di bawah dua juta rupiah, sekali bayar, dan cukup untuk dua puluh tahun foto.
		## Contoh untuk skripsi
		Berkas kerja di laptop, salinan otomatis di awan kampus, dan setiap Jumat disalin ke [SSD](/product/ssd-luar-kerikil) yang tidak ikut masuk tas laptop. Beri nama dengan tanggal: *skripsi-2026-03-14*, bukan *skripsi-final-banget*.
		## Sinkronisasi bukan cadangan
		Kalau satu berkas terhapus di laptop, awan ikut menghapusnya dengan patuh. Pilih layanan yang menyimpan versi lama sedikitnya 30 hari.
		## Cadangan yang belum dicoba belum ada
		Setiap enam bulan, buka tiga berkas acak dari cadanganmu. Kalau gagal, lebih baik tahu sekarang. Untuk memindahkan berkas cepat antara ponsel dan komputer, [flashdisk dua muka](/product/flashdisk-dua-muka) cukup, asal kamu ingat: itu pembawa, bukan penyimpan.
		`,
		`
		There are two kinds of people: those who have lost data and those who will. A flash drive left in a print shop, a phone down the drain, a laptop gone together with its bag. It isn't bad luck, only time. Fortunately there is a small rule, and it is easy to remember.
		## Three, two, one
		- **Three** copies: the original and two more
		- **Two** different kinds of media, so that one cause can't ruin both
		- **One** somewhere else, since floods and fires don't choose
		## Which medium for what
		| Medium | Fair lifetime | For |
		| Flash drive | 3–5 years, easily lost | Carrying, not keeping |
		| Portable SSD | 5–8 years, plug in once a year | Work in progress |
		| Hard drive | 4–6 years, fears a fall | Large, cheap archives |
		| Cloud | While you pay | The copy away from home |
		## For a family
		1. Photos go from phones to the laptop at the end of each month.
		2. The laptop is copied to an [Arsip drive](/product/hardisk-luar-arsip) that lives in the cupboard.
		3. A second drive lives with grandmother. Swap them every Eid.
		All that costs less than two million rupiah, once, and holds twenty years of photos.
		## For a thesis
		Work on the laptop, an automatic copy in the university's cloud, and every Friday a copy on an [SSD](/product/ssd-luar-kerikil) that doesn't travel in the laptop bag. Name it by date: *thesis-2026-03-14*, not *thesis-really-final*.
		## Syncing isn't a backup
		Delete a file on the laptop and the cloud obediently deletes it too. Choose a service that keeps old versions for 30 days or more.
		## An untested backup doesn't exist
		Every six months open three files at random. If it fails, better now than then. For quick moves between phone and computer, the [two-faced drive](/product/flashdisk-dua-muka) will do, as long as you remember: it carries, it doesn't keep.
		`,
	),
	author: 'Bima Satria',
	daysOld: 52,
	picture: {
		scene: [
			art('flash-drive', '#b9c0c8', '#31517a'),
			art('memory-card', '#e07a63', '#2b2f38'),
			art('drive', '#31517a', '#4fc3a1', undefined, 3),
		],
		background: '#e4e8f0',
		alt: words(
			'Hardisk, flashdisk, dan kartu memori',
			'A hard drive, a flash drive and a memory card',
		),
	},
	products: ['hardisk-luar-arsip', 'ssd-luar-kerikil', 'flashdisk-dua-muka'],
}
