import { written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedBannerText } from '../../content-shapes.ts'

export const bannerTexts: SeedBannerText[] = [
	{
		slug: 'meja-kerja-baru',
		html: written(
			`
			Meja yang beres dimulai dari satu kabel. Colok, layar menyala, laptop terisi, keyboard bangun. Cabut, dan kamu tinggal berangkat.
			Bidang 14 di tengahnya punya delapan sekrup dan buku servis, jadi dua tahun lagi cukup ditambah, tidak perlu diganti. Di kiri dan kanannya: keyboard yang tidak membangunkan serumah, dan lampu yang membuat kulit tampak seperti kulit.
			Bingung menyusunnya? Mulai dari yang paling sering membuatmu pegal. Biasanya tinggi layar.
			`,
			`
			A desk that works begins with a single cable. Plug it in: the screen lights up, the laptop charges, the keyboard wakes. Unplug, and you are on your way.
			At its centre the Bidang 14 has eight screws and a service manual, so in two years you add to it instead of replacing it. Left and right of it: a keyboard that doesn't wake the house, and a lamp that makes skin look like skin.
			Where to begin? With what makes you ache most. It is usually the height of the screen.
			`,
		),
		products: [
			'laptop-bidang-14',
			'monitor-bidang-27-4k',
			'ketuk-75',
			'tetikus-tegak',
			'lampu-belajar-pijar',
			'hub-usbc-tujuh',
			'kamera-web-tatap',
		],
	},
	{
		slug: 'peredam-bising',
		html: written(
			`
			Kantor terbuka, kereta pagi, tetangga yang sedang merenovasi. Suarala Ruang tidak menghilangkan dunia, hanya mengecilkannya sampai kamu bisa berpikir lagi.
			Peredamnya dua tingkat, baterainya 40 jam, bantalannya bisa diganti sendiri, dan ada kabel 3,5 mm untuk hari ketika kamu lupa mengecas. Sekarang turun tiga ratus ribu.
			Lebih suka yang kecil? Baca dulu [TWS untuk KRL, lari, dan rapat](/article/tws-untuk-krl-lari-dan-rapat).
			`,
			`
			Open offices, morning trains, neighbours with a drill. Suarala Ruang doesn't take the world away; it turns it down until you can think again.
			Two levels of cancelling, 40 hours of battery, cushions that you replace yourself, and a 3.5 mm cable for the day you forgot to charge. Three hundred thousand off at present.
			Rather something small? Read about [earbuds for trains, runs and meetings](/article/tws-untuk-krl-lari-dan-rapat) first.
			`,
		),
		products: [
			'suarala-ruang',
			'suarala-bisik',
			'suarala-gema',
			'suarala-lari',
			'suarala-studio-kabel',
			'suarala-anak-aman',
		],
	},
	{
		slug: 'mudik-penuh-daya',
		html: written(
			`
			Delapan belas jam di jalan, lima ponsel, dua colokan. Mudik menguji baterai lebih keras daripada laboratorium mana pun, jadi kami menyiapkan barang yang menulis angka sebenarnya.
			Semua powerbank di sini boleh masuk kabin. Kepala casnya tetap dingin walau tiga port terisi, dan kabel tiga kepalanya mendamaikan keluarga yang ponselnya berbeda-beda.
			Terbang? Periksa dulu [aturan powerbank di pesawat](/article/powerbank-dan-aturan-pesawat).
			`,
			`
			Eighteen hours on the road, five phones, two sockets. Going home for the holidays tries a battery harder than any laboratory, so here is what states its real numbers.
			All these power banks may come into the cabin. The chargers stay cool with three ports in use, and the three-headed cable keeps the peace in families with different phones.
			Flying? First check [the rules for power banks](/article/powerbank-dan-aturan-pesawat).
			`,
		),
		products: [
			'powerbank-saku-10000',
			'powerbank-laptop-20000',
			'pengisi-gan-65-tiga-port',
			'kabel-satu-untuk-semua',
			'cas-mobil-45',
			'dudukan-ponsel-mobil',
			'modem-jinjing-4g',
			'kipas-usb-saku',
		],
	},
	{
		slug: 'senja-5g',
		html: written(
			`
			Ada ponsel yang ingin dipamerkan, ada yang ingin dipakai. Senja 5G dibuat untuk yang kedua: layar OLED yang nyaman di teras sore hari, baterai 5.200 mAh, dan kamera yang tidak mengubah warna kulit.
			Empat tahun pembaruan kami janjikan, dan tanggal berakhirnya tercetak di kotak. Baterainya bisa diganti dalam dua puluh menit, caranya ada di [perbaikan dan suku cadang](/information/perbaikan).
			Biar baterainya panjang umur, ikuti [kebiasaan kecil ini](/article/supaya-baterai-ponsel-awet).
			`,
			`
			Some phones want to be shown, others to be used. The Senja 5G is of the second kind: an OLED screen that is kind to eyes on a late afternoon, 5,200 mAh, and a camera that leaves skin its colour.
			We promise four years of updates, and the last date is printed on the box. The battery is changed in twenty minutes, as told under [repairs and spare parts](/information/perbaikan).
			To give it a long life, take up [a few small habits](/article/supaya-baterai-ponsel-awet).
			`,
		),
		products: [
			'nawala-senja-5g',
			'nawala-senja-lite',
			'nawala-saku-mini',
			'casing-magnet-tipis',
			'casing-bening-keras',
			'cas-nirkabel-meja',
		],
	},
]
