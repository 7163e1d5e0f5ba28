import { questions } from '#website-api/modules/site/content/texts/faq.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'

/** What is asked about clothes. */
export const ownQuestions = [
	questions(words('Ukuran dan bahan', 'Sizes and cloth'), [
		[
			'Bagaimana memilih ukuran yang pas?',
			`Ukur baju yang paling nyaman kamu pakai, lalu bandingkan dengan tabel di halaman barang atau di [panduan ukuran](/information/panduan-ukuran). Ukuran kami mengikuti badan orang Indonesia; M kami setara M merek lokal pada umumnya.`,
			'How do I choose the right size?',
			`Measure the garment you find most comfortable and compare it with the table on the product page or in the [size guide](/information/panduan-ukuran). Our sizes follow Indonesian bodies, so those used to European sizes usually take one up.`,
		],
		[
			'Ukurannya ternyata tidak pas. Bisa tukar?',
			`Bisa, selama belum dipakai, belum dicuci, dan labelnya masih terpasang. Kabari kami lewat [kontak](/contact) dalam 3 hari sejak paket sampai. Selama ukuran penggantinya ada, kami tukar; ongkos kirim baliknya darimu, ongkos kirim gantinya dari kami.`,
			'It doesn’t fit. Can I exchange it?',
			`Yes, if it hasn't been worn or washed and still has its label. Tell us through [contact](/contact) within 3 days of delivery. As long as the other size is in stock we exchange it; you pay for the way back, we pay for the new parcel.`,
		],
		[
			'Apakah bahannya menyusut?',
			`Katun dan linen kami cuci dulu sebelum dipotong, jadi penyusutannya di bawah dua persen. Satu-satunya yang masih menyusut adalah [jins Rel](/product/jins-lurus-rel), sekitar 2 cm di panjang pada cucian pertama.`,
			'Does the cloth shrink?',
			`Cotton and linen are washed before cutting, so they shrink by less than two per cent. The one exception is the [Rel jeans](/product/jins-lurus-rel): about 2 cm in length at the first wash.`,
		],
		[
			'Batiknya tulis, cap, atau cetak?',
			`Kawung, parang, dan truntum kami batik cap; beberapa bagiannya ditulis tangan. Mega mendung memakai cap dan colet. Yang cetak, seperti kerudung Taman Sari, kami sebut cetak. Tidak ada yang kami samarkan.`,
			'Is the batik drawn, stamped or printed?',
			`Our kawung, parang and truntum are stamped with wax, some parts drawn by hand. Mega mendung is stamped and painted. What is printed, such as the Taman Sari scarf, is called printed. We don't blur the difference.`,
		],
		[
			'Apakah warnanya luntur?',
			`Batik dan denim melepas sedikit warna di dua atau tiga cucian pertama. Cuci terpisah dengan air dingin. Selain itu, kain kami dicelup dengan pewarna reaktif yang tahan luntur.`,
			'Does the colour run?',
			`Batik and denim give off a little dye in the first two or three washes. Wash them alone, in cold water. Everything else is dyed with reactive dyes that stay put.`,
		],
		[
			'Bisa pesan untuk seragam kantor atau keluarga?',
			`Bisa, mulai 20 potong, untuk kemeja, batik, dan gamis yang ada di toko. Waktu pengerjaannya dua sampai empat minggu. Tulis jumlah per ukuran dan tanggal dipakainya lewat [kontak](/contact).`,
			'Can I order for an office or a family?',
			`Yes, from 20 pieces, for any shirt, batik or gamis in the shop. It takes two to four weeks. Send us the numbers by size and the date you need them through [contact](/contact).`,
		],
	]),
]
