import { parcelHappy, parcelSad, type Said, type Voices } from '../../build-reviews.ts'

/** What buyers say of a product: of its shape where that has words of its own, else of its category. */
export function voicesFor(category: string, shape: string): Voices {
	const own = byShape[shape] ?? byCategory[category]
	if (!own) throw new Error(`No voices for ${category}`)
	return { said: own, anything, happy: parcelHappy, sad: parcelSad }
}

const anything: Said[] = [
	[5, 'Rasanya konsisten dari bulan ke bulan.'],
	[5, 'Stok bulan ini habis duluan, jadi pesan dua.'],
	[4, 'Suka, meski harganya naik sedikit dari tahun lalu.'],
	[5, 'Teman kantor langsung minta tautannya.'],
	[3, 'Lumayan, mungkin bukan selera saya.'],
	[5, 'Dapat dari rekomendasi adik, ternyata benar.'],
	[4, 'Tanggal kedaluwarsanya masih jauh, aman.'],
	[5, 'Kelihatan dibuat orang yang peduli.'],
	[5, 'Sudah tiga kali beli, kualitasnya nggak turun.'],
	[4, 'Bagus, semoga sering ada promo ongkir.'],
	[5, 'Persis seperti deskripsinya, penjualnya jujur.'],
	[5, 'Beli buat sendiri, ujung-ujungnya buat orang rumah.'],
	[4, 'Puas, kemasannya bisa sedikit lebih kuat.'],
	[3, 'Cukup baik, tapi ekspektasi saya lebih tinggi.'],
	[5, 'Kemasannya cantik, sayang dibuang.'],
]

const beans: Said[] = [
	[5, 'Harum sejak kemasan dibuka, tanggal sangrainya baru empat hari.'],
	[5, 'Asamnya segar tapi nggak menusuk perut.'],
	[5, 'Diseduh V60 keluar rasanya persis catatan di kemasan.'],
	[4, 'Enak, untuk saya masih terlalu terang sangrainya.'],
	[5, 'Giling sedang pas buat tubruk, ampasnya cepat turun.'],
	[3, 'Aftertaste-nya agak pahit di lidah saya.'],
	[4, 'Body-nya tebal, cocok dicampur susu.'],
	[5, 'Dingin pun masih enak, malah lebih manis.'],
	[2, 'Gilingannya kurang rata, banyak debu halus.'],
]

const crisps: Said[] = [
	[5, 'Renyah dan nggak berminyak.'],
	[5, 'Dibuka jam tiga, habis jam tiga lewat lima.'],
	[4, 'Enak, coba ada ukuran yang lebih besar.'],
	[3, 'Rasanya oke, tapi beberapa remuk di jalan.'],
	[5, 'Bumbunya rata sampai bawah kemasan.'],
	[5, 'Rasa rumahan, nggak kebanyakan micin.'],
	[2, 'Agak melempem waktu saya buka.'],
]

const gifts: Said[] = [
	[5, 'Penerimanya terharu, pitanya rapi sekali.'],
	[5, 'Kartu ucapannya ditulis tangan, niat banget.'],
	[4, 'Isinya oke, boksnya sedikit lecet di sudut.'],
	[5, 'Praktis buat hantaran kantor, pesan dua puluh kotak.'],
	[5, 'Semua isinya kepakai, bukan pajangan.'],
	[3, 'Sampai sehari terlambat dari tanggal yang saya minta.'],
]

const syrups: Said[] = [
	[5, 'Wangi niranya asli, es kopi jadi naik kelas.'],
	[5, 'Botolnya disegel rapat, nggak ada yang bocor.'],
	[4, 'Manisnya enak, tutupnya agak lengket setelah dipakai.'],
	[5, 'Dicampur soda dan es, tamu pada nanya resep.'],
	[3, 'Cepat habis, ukurannya kecil.'],
]

const byCategory: Record<string, Said[]> = {
	'single-origin': beans,
	'espresso-blend': [
		...beans.filter(([, text]) => !text.includes('V60')),
		[5, 'Pelanggan warung saya cocok, jadi langganan kiloan.'],
		[5, 'Cokelatnya terasa banget waktu diekstrak.'],
	],
	'drip-instan': [
		[5, 'Praktis, tinggal seduh di meja kantor.'],
		[5, 'Rasanya jauh di atas kopi sachet biasa.'],
		[4, 'Enak, kertas pengaitnya agak tipis.'],
		[5, 'Dibawa naik gunung, bahagia di puncak.'],
		[3, 'Untuk gelas besar rasanya jadi tipis.'],
		[5, 'Bapak saya yang biasa kopi instan jadi pindah ke ini.'],
	],
	teh: [
		[5, 'Wanginya alami, bukan pewangi.'],
		[5, 'Seduhan kedua masih keluar rasanya.'],
		[5, 'Diminum hangat sore-sore paling pas.'],
		[3, 'Agak sepat kalau kelamaan, harus pas waktunya.'],
		[5, 'Ibu mertua minta dibelikan lagi.'],
		[4, 'Cocok dibuat es, warnanya cantik.'],
	],
	'cokelat-minum': [
		[5, 'Kental tanpa menggumpal.'],
		[5, 'Anak-anak minta setiap hujan.'],
		[4, 'Harus diaduk pakai air panas dulu, selebihnya enak.'],
		[5, 'Nggak terlalu manis, bisa diatur sendiri.'],
		[3, 'Ada endapan di dasar gelas.'],
	],
	'siap-minum': syrups,
	'dripper-saringan': [
		[5, 'Aliran airnya stabil, seduhan jadi konsisten.'],
		[5, 'Buat pemula gampang dipelajari.'],
		[4, 'Cakep di meja, gampang dibersihkan.'],
		[5, 'Dibungkus tiga lapis bubble, sampai Pontianak utuh.'],
		[3, 'Cukup baik, pegangannya cepat panas.'],
	],
	'penggiling-timbangan': [
		[5, 'Hasil gilingan rata, enteng diputar.'],
		[5, 'Presisi rakitannya di atas harganya.'],
		[4, 'Perlu dibersihkan seminggu sekali supaya nggak seret.'],
		[3, 'Untuk espresso masih kurang halus.'],
		[5, 'Enam bulan tiap pagi, mata pisaunya masih tajam.'],
	],
	'ketel-press': [
		[5, 'Bahan tebal, dituang nggak menetes.'],
		[5, 'Sudah setahun, masih seperti baru.'],
		[4, 'Bagus, agak besar untuk dapur kos.'],
		[3, 'Tutupnya sedikit longgar.'],
		[5, 'Buat dua orang ukurannya pas.'],
	],
	'mesin-espresso': [
		[5, 'Krema tebal sejak tarikan pertama.'],
		[5, 'Teknisinya datang, dijelaskan sampai bisa.'],
		[4, 'Uapnya kuat, suaranya lumayan keras.'],
		[5, 'Suku cadangnya gampang dipesan, ini yang penting.'],
		[3, 'Tangkinya harus sering diisi kalau tamu banyak.'],
	],
	keripik: crisps,
	'kue-kering': [
		[5, 'Lumer di mulut, menteganya terasa.'],
		[5, 'Beli satu toples buat Lebaran, habis sebelum Lebaran.'],
		[4, 'Manisnya sopan, orang tua saya suka.'],
		[3, 'Ada beberapa yang patah di dasar toples.'],
		[5, 'Segelnya rapat, masih renyah setelah sebulan.'],
		[2, 'Isinya tidak sampai penuh.'],
	],
	'cokelat-batang': [
		[5, 'Patahannya nyaring, lumernya pelan.'],
		[5, 'Rasanya dalam, beda dari cokelat minimarket.'],
		[4, 'Enak, sebagian meleleh karena cuaca.'],
		[5, 'Disimpan buat sendiri, jangan bilang anak-anak.'],
		[3, 'Terlalu pahit untuk saya.'],
	],
	'sambal-bumbu': [
		[5, 'Nasi panas saja cukup, ini juaranya.'],
		[5, 'Pedasnya naik pelan, lalu nagih.'],
		[4, 'Enak tapi minyaknya agak banyak.'],
		[5, 'Dibawa merantau ke Jerman, aman di koper.'],
		[3, 'Kurang pedas untuk orang Padang seperti saya.'],
		[5, 'Segel rapat, tidak bocor sama sekali.'],
		[2, 'Terlalu asin menurut saya.'],
		[5, 'Stok wajib di kulkas kami.'],
	],
	'madu-selai': [
		[5, 'Dioles di roti bakar, anak yang susah makan jadi sarapan.'],
		[5, 'Buahnya terasa, bukan cuma gula.'],
		[4, 'Enak, agak encer dan lari dari roti.'],
		[5, 'Pesan ulang untuk kado guru.'],
		[3, 'Habisnya cepat, semoga ada ukuran besar.'],
	],
	pokok: [
		[5, 'Bersih, nggak ada batu atau kotoran.'],
		[5, 'Wanginya keluar waktu dimasak.'],
		[4, 'Kualitas bagus, ongkirnya lumayan karena berat.'],
		[5, 'Dipakai jualan kue, hasilnya konsisten.'],
		[3, 'Kemasan luarnya sobek sedikit, isi aman.'],
	],
	cangkir: [
		[5, 'Glasirnya cantik, tiap cangkir sedikit beda.'],
		[4, 'Bagus, ukurannya lebih kecil dari dugaan.'],
		[5, 'Pegangannya pas.'],
		[3, 'Ada titik kecil di glasir, masih bisa dimaklumi.'],
		[5, 'Aman di microwave, sudah saya coba.'],
		[5, 'Jadi rebutan di kantor.'],
	],
	tumbler: [
		[5, 'Es masih utuh sampai sore.'],
		[5, 'Tutupnya rapat, nggak tumpah di tas.'],
		[4, 'Bagus, cat di dasar mulai lecet setelah dua bulan.'],
		[5, 'Pas di tempat minum motor saya.'],
		[3, 'Bau plastik di awal, hilang setelah direndam.'],
	],
	'hampers-kopi': gifts,
	'hampers-dapur': gifts,
}

const byShape: Record<string, Said[]> = {
	'honey-jar': [
		[5, 'Wangi bunga, beda dari madu supermarket.'],
		[5, 'Manisnya alami, nggak bikin serak.'],
		[3, 'Mengkristal setelah seminggu, katanya wajar.'],
		[5, 'Sesendok tiap pagi, satu rumah kebagian.'],
		[4, 'Enak, tutup botolnya agak keras.'],
	],
	scale: [
		[5, 'Responsnya cepat, angka nggak loncat-loncat.'],
		[5, 'Baterainya tahan sebulan.'],
		[4, 'Bagus, layarnya kurang terang di siang hari.'],
		[3, 'Tombolnya terlalu sensitif.'],
	],
	'filter-paper': [
		[5, 'Alirannya cepat dan nggak bau kertas.'],
		[5, 'Isinya pas seratus, saya hitung.'],
		[4, 'Lipatannya rapi, kotaknya gampang sobek.'],
		[5, 'Langganan tiap dua bulan.'],
	],
}
