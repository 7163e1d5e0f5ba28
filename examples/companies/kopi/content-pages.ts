import { shoppingGuide } from '#website-api/modules/site/content/texts/shopping-guide.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedPage } from '../../content-shapes.ts'
import { facts } from './content-facts.ts'

const about: SeedPage = {
	key: 'about',
	title: words('Tentang kami', 'About us'),
	summary: words(
		'Tempat sangrai kecil di Jakarta Selatan, dan orang-orang yang kami kenal namanya.',
		'A small roastery in South Jakarta, and people whose names we know.',
	),
	html: written(
		`
		Pukul lima pagi setiap Selasa, drum sangrai kami dinyalakan. Tetangga sudah hafal: kalau gang berbau roti gosong, berarti letupan pertama. Kalau berbau cokelat, sebentar lagi boleh mampir.
		## Dari kedai delapan kursi
		Kami mulai tahun 2018 dengan delapan kursi dan satu mesin sangrai dua kilo yang dibeli dari orang yang menyerah. Kopinya terlalu banyak untuk delapan kursi, jadi sisanya kami bungkus dan titipkan di warung. Sekarang yang dibungkus lebih banyak daripada yang duduk, tetapi kursinya masih delapan.
		## Siapa saja di rak ini
		- **Pagi Sangrai**: kopi yang kami sangrai sendiri
		- **Kebun Teduh**: teh, kakao, dan madu dari kebun yang kami datangi
		- **Dapur Bu Tin**: sambal, keripik, dan kue kering. Bu Tin itu ibu mertua salah satu dari kami, dan resepnya tidak bisa ditawar.
		- **Telaga**: alat seduh, dirancang di sini, dibuat di Plered dan Tangerang
		## Cara kami membeli
		**Kami datang.** Setidaknya sekali setahun ke setiap kebun, saat panen, bukan saat festival.
		**Kami membayar di muka**, sepertiga sampai separuh, karena petani perlu uang sebelum kopinya jadi uang.
		**Kami menulis nama.** Di setiap kantong ada desa, cara olah, tanggal panen, dan tanggal sangrai. Kalau ada yang kosong, berarti kami belum tahu dan tidak mau mengarang.
		## Yang belum beres
		Kantong kopi kami masih plastik berlapis karena kertas membuat kopi tua di perjalanan. Kami menerima kantong kosong kembali di kedai dan menukarnya dengan secangkir kopi, sambil terus mencari bahan yang lebih baik.
		## Mampir
		Kedai dan tempat sangrai ada di Kebayoran Baru, Jakarta Selatan, buka setiap hari pukul 07.00 sampai 17.00. Selasa pagi boleh menonton sangrai; datang saja dan jangan pakai parfum.
		`,
		`
		At five every Tuesday morning we light the roaster. The neighbours know it by heart: when the lane smells of burnt bread, that is first crack. When it smells of chocolate, they may soon drop in.
		## From a café with eight seats
		We began in 2018 with eight seats and a two-kilo roaster bought from somebody who had given up. It made too much coffee for eight seats, so we bagged the rest and left it with food stalls. Today more is bagged than sat over, but there are still eight seats.
		## Who is on this shelf
		- **Pagi Sangrai**: the coffee we roast ourselves
		- **Kebun Teduh**: tea, cacao and honey from gardens we visit
		- **Dapur Bu Tin**: sambal, crisps and biscuits. Bu Tin is a mother-in-law of one of us, and her recipes are not up for debate.
		- **Telaga**: brewing gear, designed here, made in Plered and Tangerang
		## How we buy
		**We go there.** At least once a year to each garden, at harvest time and not for a festival.
		**We pay in advance**, a third to a half, since farmers need money before their coffee becomes money.
		**We write down names.** Each bag tells the village, the process, the harvest and the roasting date. If something is blank, we don't know yet and won't make it up.
		## What isn't solved
		Our bags are still lined with plastic, because coffee grows old in paper on the way to you. Bring an empty bag to the café and it buys you a cup, while we keep looking for something better.
		## Drop by
		The café and roastery are in Kebayoran Baru, South Jakarta, every day from 07.00 to 17.00. On Tuesday mornings you may watch the roast; just come, and leave the perfume at home.
		`,
	),
}

const contact: SeedPage = {
	key: 'contact',
	title: words('Hubungi kami', 'Contact us'),
	summary: words(
		'Seduhan terlalu pahit? Hampers untuk kantor? Ceritakan saja.',
		'Brew too bitter? Hampers for the office? Just tell us.',
	),
	html: written(
		`
		Tulis di sini dan kami menjawab lewat email, biasanya sebelum kedai tutup. Kalau soal seduhan, sebutkan alat, gilingan, dan berapa lama menetesnya; kami suka teka-teki begitu.
		- **Telepon dan WhatsApp**: 0812-0002-0202
		- **Jam layanan**: setiap hari, 08.00–16.00 WIB
		- **Kedai dan tempat sangrai**: Kebayoran Baru, Jakarta Selatan
		Pemilik kedai yang mencari harga karung, pilih topik *Kemitraan*.
		`,
		`
		Write here and we answer by email, usually before the café closes. If it is about brewing, tell us your gear, the grind and how long it drips; we like that sort of riddle.
		- **Phone and WhatsApp**: +62 812-0002-0202
		- **Hours**: every day, 08.00–16.00 WIB
		- **Café and roastery**: Kebayoran Baru, South Jakarta
		Café owners after sack prices, please choose *Partnership*.
		`,
	),
}

const info: SeedPage = {
	key: 'info',
	title: words('Informasi', 'Information'),
	summary: words(
		'Dari tingkat sangrai sampai cara bayar, semuanya ada di sini.',
		'From roasts to payment, it is all in here.',
	),
	html: written(
		`Baru mengenal kopi? Mulai dari [tingkat sangrai](/information/tingkat-sangrai) dan [takaran seduh](/information/takaran-seduh). Mau mengirim hadiah, baca dulu [pengiriman](/information/pengiriman).`,
		`New to coffee? Begin with [roast levels](/information/tingkat-sangrai) and [brewing ratios](/information/takaran-seduh). Sending a present? Read about [shipping](/information/pengiriman) first.`,
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
			## Sebelum mulai: tiga pertanyaan
			- **Seduhnya pakai apa?** Dari situ gilingannya. Tidak yakin, pilih *giling sedang*; ragu-ragu sekali, pilih biji utuh.
			- **Diminum hitam atau pakai susu?** Hitam: asal tunggal. Susu: campuran.
			- **Habis berapa lama?** 200 gram cukup untuk satu orang seminggu. Lebih baik memesan sering daripada banyak.
			Kopi kami sangrai hari Selasa. Pesanan yang masuk sesudahnya ikut sangrai pekan depan kalau stoknya habis, dan itu tertulis di halaman barangnya.
			`,
			`
			## First, three questions
			- **What do you brew with?** That settles the grind. Not sure? *Medium*. Not sure at all? Whole beans.
			- **Black or with milk?** Black: single origin. Milk: a blend.
			- **How long will it last?** 200 grams is a week for one person. Ordering often beats ordering much.
			We roast on Tuesdays. When something has sold out, orders wait for the next roast, and its page says so.
			`,
		),
	),
]
