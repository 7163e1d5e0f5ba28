import { art } from '../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedBannerText, SeedPopup } from '../../content-shapes.ts'

export const bannerTexts: SeedBannerText[] = [
	{
		slug: 'panen-baru',
		html: written(
			`
			Panen utama di Gayo selesai bulan lalu, Kintamani menyusul dua pekan kemudian, dan Bajawa baru saja turun dari Ngada dengan truk pasir. Ketiganya sudah kami cicipi bersama petaninya, lewat telepon, sambil menyeruput berbarengan.
			Gayo tahun ini lebih manis dari biasanya karena hujannya telat. Kintamani lebih terang, jeruknya seperti baru dikupas. Bajawa tetap Bajawa: kacang panggang dan bunga.
			Kami sangrai tiap Selasa dan menggilingnya gratis. Bingung memilih? [Paket Kenalan](/product/kenalan-tiga-asal) memuat ketiganya.
			`,
			`
			The main harvest in Gayo ended last month, Kintamani followed two weeks later, and Bajawa has just come down from Ngada on a sand truck. We tasted all three with their farmers, over the phone, slurping together.
			Gayo is sweeter than usual this year, for the rain was late. Kintamani is brighter, its orange freshly peeled. Bajawa is Bajawa: roasted nuts and flowers.
			We roast on Tuesdays and grind for free. Can't choose? The [starter set](/product/kenalan-tiga-asal) has all three.
			`,
		),
		products: [
			'kenalan-tiga-asal',
			'gayo-atu-lintang',
			'kintamani-jeruk',
			'flores-bajawa',
			'ijen-raung',
			'java-preanger-puntang',
			'wamena-baliem',
		],
	},
	{
		slug: 'sambal-perantau',
		html: written(
			`
			Rindu rumah paling sering datang lewat lidah. Bu Tin tahu, karena tiga anaknya merantau, dan setiap stoples yang dikirim kembali kosong disertai pesan: "Lagi, Bu."
			Semua sambalnya diulek kasar, dimasak sampai minyaknya terpisah, lalu ditutup panas-panas tanpa pengawet. Cabainya diganti menurut musim, pedasnya dijaga sama.
			Mau dibawa terbang? Baca dulu [cara membawa sambal ke luar negeri](/article/sambal-yang-tahan-perjalanan), supaya kopermu tetap ramah.
			`,
			`
			Homesickness mostly comes by way of the tongue. Bu Tin knows: three of her children live far away, and each jar she sends comes back empty, with a note: "More, Mum."
			All her sambals are pounded rough, cooked until the oil parts, and sealed hot without preservatives. The chillies change with the season; the heat stays.
			Taking some on a plane? First read about [taking sambal abroad](/article/sambal-yang-tahan-perjalanan), to stay on terms with your suitcase.
			`,
		),
		products: [
			'hampers-sambal-nusantara',
			'sambal-bawang-tin',
			'sambal-cakalang',
			'sambal-roa',
			'saus-cabai-asam-jawa',
			'bumbu-rendang-siap',
		],
	},
	{
		slug: 'hantaran',
		html: written(
			`
			Hadiah yang baik habis, bukan disimpan. Karena itu hantaran kami isinya dimakan, dan kotaknya dipakai lagi: rotan, kayu sisa palet, atau kaleng.
			Kartunya kami tulis tangan. Tulis pesanmu di catatan pesanan, dan sebutkan tanggal sampainya; kami menelepon untuk memastikan. Harga tidak ikut masuk kotak.
			Untuk kantor mulai 20 kotak, logo dan pilihan isinya bisa diatur. [Hubungi kami](/contact) paling lambat tiga minggu sebelum hari raya.
			`,
			`
			A good present gets used up. So ours are there to be eaten, and the box to be used again: rattan, old pallets or tin.
			We write the cards by hand. Put your words into the order note with the day it should arrive; we ring to be sure. No price goes into the box.
			For offices, from 20 boxes, the contents and a logo are up to you. [Contact us](/contact) three weeks before the holidays.
			`,
		),
		products: [
			'hampers-lebaran',
			'hampers-pagi-pertama',
			'hampers-teh-sore',
			'hampers-sambal-nusantara',
			'nastar-nanas-utuh',
			'kastengel-edam',
		],
	},
]

export const popup: SeedPopup = {
	scene: [
		art('beans-bag', '#7d8f69', '#e6c15c', undefined, 7),
		art('beans-bag', '#b5573c', '#f0d9a8', undefined, 5),
		art('beans-bag', '#5c3a28', '#d97b3f', undefined, 2),
	],
	background: '#f1e4d3',
	title: words('Kenalan dengan tiga asal', 'Meet three origins'),
	alt: words(
		'Paket Kenalan: Gayo, Kintamani, dan Bajawa, masing-masing 100 gram',
		'The starter set: Gayo, Kintamani and Bajawa, 100 grams each',
	),
	target: '/product/kenalan-tiga-asal',
}
