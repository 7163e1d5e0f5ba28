import { questions } from '#website-api/modules/site/content/texts/faq.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'

/** What is asked about electronics. */
export const ownQuestions = [
	questions(words('Memilih barang', 'Choosing'), [
		[
			'Apakah semua barangnya resmi dan bersertifikat?',
			`Ya. Ponsel, tablet, dan perangkat Wi-Fi bersertifikat Postel dan IMEI-nya terdaftar; kepala cas, stop kontak, dan lampu ber-SNI. Nomornya ada di kotak.`,
			'Is everything official and certified?',
			`Yes. Phones, tablets and Wi-Fi devices are certified for Indonesia, with their IMEI registered; chargers, sockets and lamps carry SNI. The numbers are on the box.`,
		],
		[
			'Kepala cas berapa watt yang kuperlukan?',
			`Ponsel 30 W, laptop tipis 65 W. Kepala yang lebih besar tidak merusak perangkat kecil. Tabelnya ada di [memilih kepala cas](/article/memilih-kepala-cas-menurut-watt).`,
			'How many watts do I need?',
			`30 W for a phone, 65 W for a thin laptop. A bigger charger doesn't harm a small device. There is a table under [choosing a charger](/article/memilih-kepala-cas-menurut-watt).`,
		],
		[
			'Kenapa powerbank 10.000 mAh hanya mengeluarkan 6.200?',
			`Karena angka 10.000 dihitung pada tegangan sel, 3,7 volt, sedangkan ponsel menerima 5 volt, dan sebagian menjadi panas. Semua merek begitu; kami saja yang menuliskannya.`,
			'Why does a 10,000 mAh bank give only 6,200?',
			`Because 10,000 is counted at the cell's 3.7 volts while phones take 5, and some turns to heat. It is so with every brand; we merely write it down.`,
		],
		[
			'Bisa bantu memilih laptop?',
			`Dengan senang hati. Tulis untuk apa, dibawa ke mana, dan anggaranmu lewat [kontak](/contact). Atau baca dulu [laptop kuliah](/article/laptop-kuliah-empat-tahun).`,
			'Can you help me choose a laptop?',
			`Gladly. Tell us what for, where you carry it and what you can spend, through [contact](/contact). Or read about [laptops for students](/article/laptop-kuliah-empat-tahun) first.`,
		],
	]),
	questions(words('Garansi dan perbaikan', 'Warranty and repairs'), [
		[
			'Berapa lama garansinya?',
			`Enam, 12, atau 24 bulan, tertulis di spesifikasi setiap barang dan dihitung sejak paket diterima. Rinciannya ada di [garansi](/information/garansi).`,
			'How long is the warranty?',
			`Six, 12 or 24 months, as stated in the specifications, from the day of delivery. Details are under [warranty](/information/garansi).`,
		],
		[
			'Apakah garansi hangus kalau segel kubuka?',
			`Tidak. Kamu boleh membuka barang kami, mengganti baterai, atau menambah RAM. Yang tidak kami tanggung hanya kerusakan yang terjadi saat membukanya.`,
			'Is the warranty void if I open it?',
			`No. You may open our devices, change batteries or add memory. We just don't cover what gets broken on the way in.`,
		],
		[
			'Apakah wajib merekam video saat membuka paket?',
			`Tidak wajib, tetapi membantu kalau isinya kurang atau rusak di jalan. Foto kemasan dari luar dan dalam juga cukup.`,
			'Do I have to film the unboxing?',
			`You don't have to, but it helps if something is missing or was damaged on the way. Photos of the outside and inside will do.`,
		],
		[
			'Barang lama dan baterai bekas dibuang ke mana?',
			`Kirim atau bawa ke toko, merek apa pun. Baterai dan elektronik kecil kami teruskan ke pengolah limbah berizin, gratis. Baterai yang menggembung jangan dikirim lewat kurir; bawa sendiri.`,
			'Where do old devices and batteries go?',
			`Send or bring them to the shop, any brand. We pass batteries and small electronics on to a licensed recycler, free of charge. Don't post a swollen battery; bring it in person.`,
		],
	]),
]
