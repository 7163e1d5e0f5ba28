import { parcelHappy, parcelSad, type Said, type Voices } from '../../build-reviews.ts'

/** What buyers say of a product: of its shape where that has words of its own, else of its category. */
export function voicesFor(category: string, shape: string): Voices {
	const own = byShape[shape] ?? byCategory[category]
	if (!own) throw new Error(`No voices for ${category}`)
	return { said: own, anything, happy: parcelHappy, sad: parcelSad }
}

const anything: Said[] = [
	[5, 'Dicoba sekali langsung jadi favorit.'],
	[5, 'Detail kecilnya dipikirkan, kelihatan digarap serius.'],
	[4, 'Ada lipatan bekas kemasan, hilang setelah digantung.'],
	[5, 'Adik sama kakak saya ikut beli.'],
	[3, 'Biasa saja, tapi masih sesuai harga.'],
	[5, 'Kirain foto bagus karena lampu, ternyata aslinya memang begitu.'],
	[4, 'Nyaman, semoga warnanya ditambah.'],
	[5, 'Label namanya lembut, nggak perlu digunting.'],
	[5, 'Sudah dicuci lima kali, warna belum pudar sama sekali.'],
	[4, 'Bagus, cuma warnanya sedikit lebih gelap dari foto.'],
	[5, 'Jahitannya rapi sampai bagian dalam, nggak ada benang lepas.'],
	[5, 'Ini pembelian ketiga, kualitasnya konsisten.'],
	[4, 'Sesuai harga, bahkan lebih bagus dari merek mal.'],
	[3, 'Lumayan, tapi di bayangan saya lebih tebal.'],
	[5, 'Warnanya persis foto, kalem dan nggak norak.'],
]

const shirts: Said[] = [
	[5, 'Bahannya adem, dipakai seharian di luar tetap nyaman.'],
	[5, 'Beli untuk suami, pas di badan dan dia langsung minta warna lain.'],
	[4, 'Ukuran L agak longgar di saya yang 68 kg, tapi malah enak.'],
	[5, 'Dipakai ke kantor banyak yang nanya beli di mana.'],
	[4, 'Suka modelnya. Kancing cadangannya juga dikasih.'],
	[3, 'Modelnya oke, sayang ada satu kancing yang longgar.'],
	[5, 'Tinggi 175 berat 72 ambil XL pas, lengan nggak sempit.'],
	[2, 'Kekecilan, padahal sudah ikut tabel ukuran.'],
]

const trousers: Said[] = [
	[5, 'Jongkok, naik motor, semua aman.'],
	[5, 'Sakunya dalam, ponsel nggak nongol lagi.'],
	[4, 'Pinggang pas, panjangnya harus saya potong dua senti.'],
	[5, 'Dipakai kerja dari Senin sampai Jumat masih kelihatan rapi.'],
	[3, 'Bagian paha agak sempit untuk saya.'],
	[5, 'Bahannya jatuh, kaki kelihatan lebih jenjang.'],
	[4, 'Nyaman, perlu dicuci sekali baru lemas.'],
	[2, 'Resletingnya macet di pemakaian kedua.'],
]

const gowns: Said[] = [
	[5, 'Jatuhnya cantik banget, nggak nerawang.'],
	[5, 'BB 58 TB 160 pakai M pas, panjangnya menutup.'],
	[5, 'Dipakai kondangan dipuji terus sama saudara.'],
	[4, 'Resletingnya agak seret di awal, lama-lama lancar.'],
	[5, 'Ada sakunya! Ini penting.'],
	[4, 'Untuk yang pinggul besar naik satu ukuran ya.'],
	[3, 'Lengannya kepanjangan di saya.'],
	[2, 'Warna yang datang beda dengan pesanan.'],
	[5, 'Ibu saya suka sekali, katanya kayak jahitan penjahit langganan.'],
]

const batik: Said[] = [
	[5, 'Motifnya rapi, sambungan di depan ketemu.'],
	[5, 'Dipakai acara dinas, atasan sampai nanya tempat belinya.'],
	[5, 'Warnanya tembus sampai belakang, kelihatan batik beneran.'],
	[4, 'Bau malamnya masih ada sedikit, dicuci hilang.'],
	[5, 'Hadiah buat mertua, beliau senang sekali.'],
	[5, 'Ada cerita motifnya di kartu, jadi tahu maknanya.'],
	[3, 'Cantik, tapi motif aslinya lebih kecil dari gambar.'],
	[2, 'Luntur di cucian pertama walau sudah pakai lerak.'],
	[5, 'Kainnya halus, adem dipakai tanpa AC.'],
]

const kids: Said[] = [
	[5, 'Anak saya langsung mau pakai ke sekolah.'],
	[5, 'Bahannya lembut, nggak bikin gatal.'],
	[4, 'Agak kebesaran, tapi malah awet dipakai.'],
	[5, 'Anak bisa pakai sendiri tanpa dibantu.'],
	[3, 'Warnanya cantik, sayang cepat kusut.'],
	[4, 'Lucu, motifnya nggak ramai.'],
	[5, 'Umur 5 tahun badan kecil pakai 4-5 pas.'],
]

const jackets: Said[] = [
	[5, 'Pas buat naik motor malam, anginnya nggak tembus.'],
	[5, 'Berat bahannya terasa, bukan kaleng-kaleng.'],
	[4, 'Hangat, agak gerah kalau dipakai siang.'],
	[5, 'Potongannya bikin kelihatan rapi padahal dalamnya kaos.'],
	[3, 'Lengannya sedikit pendek untuk yang tinggi.'],
	[5, 'Kantong dalamnya berguna banget.'],
	[4, 'Nyaman, hanya perlu digantung semalam supaya lurus.'],
	[2, 'Ada noda kecil di bagian dalam waktu datang.'],
]

const bags: Said[] = [
	[5, 'Talinya kokoh, dipakai bawa beban berat aman.'],
	[4, 'Bagus, cuma kantong dalamnya kurang satu lagi.'],
	[5, 'Tiga bulan dipakai tiap hari, belum ada yang lepas.'],
	[4, 'Warnanya cakep, talinya agak kaku di awal.'],
	[3, 'Lebih kecil dari bayangan saya.'],
	[5, 'Simpel, cocok buat kuliah maupun jalan.'],
	[2, 'Jahitan di sudut lepas setelah dua minggu.'],
]

const hats: Said[] = [
	[5, 'Pas di kepala, nggak bikin pusing.'],
	[5, 'Dipakai hujan panas bentuknya tetap.'],
	[4, 'Enak, buat kepala besar setel paling longgar.'],
	[3, 'Agak panas kalau dipakai lama.'],
	[5, 'Diambil adik, terpaksa beli lagi.'],
	[4, 'Sederhana dan gampang dipadukan.'],
]

const socks: Said[] = [
	[5, 'Karetnya nggak meninggalkan bekas di betis.'],
	[5, 'Tebalnya pas, sepatu tetap muat.'],
	[4, 'Nyaman, agak berbulu di cucian pertama.'],
	[5, 'Beli selusin buat sekeluarga.'],
	[3, 'Ujung jarinya terasa ada jahitan.'],
]

const byCategory: Record<string, Said[]> = {
	'kemeja-pria': shirts,
	'kaos-polo': [
		[5, 'Kerahnya nggak melar walau sering dicuci.'],
		[5, 'Adem, nyerap keringat, pas buat harian.'],
		[4, 'Panjangnya ideal, badannya sedikit kotak.'],
		[5, 'Beli satu dulu buat coba, besoknya pesan tiga.'],
		[3, 'Menyusut kira-kira satu senti setelah dicuci.'],
		[5, 'Tinggi 170 berat 65 pakai L enak longgar.'],
		[4, 'Bahan lembut, agak tipis untuk warna putih.'],
		[2, 'Dikirim salah ukuran, harus tukar dulu.'],
	],
	'celana-pria': trousers,
	'jaket-pria': jackets,
	'blus-tunik': [
		[5, 'Adem dan ringan, enak buat ngajar seharian.'],
		[4, 'Cantik, perlu dalaman sedikit di warna terang.'],
		[5, 'Sudah punya tiga warna, mau tambah lagi.'],
		[5, 'Potongannya bikin badan kelihatan ramping.'],
		[4, 'Bahannya enak tapi mudah kusut kalau duduk lama.'],
		[3, 'Lengannya agak sempit di saya.'],
		[5, 'Dipakai rapat rapi, dipakai jalan juga manis.'],
		[2, 'Kekecilan di bagian dada, tolong tabelnya diperbarui.'],
	],
	'dress-gamis': gowns,
	'rok-celana': trousers.map(([rating, text]) => [
		rating,
		text.replace('Jongkok, naik motor', 'Bonceng, naik tangga'),
	]),
	'outer-wanita': jackets.filter(([, text]) => !text.includes('naik motor')),
	'segi-empat': [
		[5, 'Tegak di dahi tanpa harus disemprot.'],
		[5, 'Ringan, nggak bikin gerah walau siang-siang.'],
		[5, 'Jahit tepinya halus, bukan neci kasar.'],
		[4, 'Sedikit kusut waktu datang, disetrika langsung bagus.'],
		[5, 'Beli empat warna sekaligus buat seragam keluarga.'],
		[3, 'Agak tipis di bagian tengah.'],
		[2, 'Ada benang tertarik di satu sudut.'],
	],
	pashmina: [
		[5, 'Lega, menutup dada dengan sempurna.'],
		[4, 'Bahannya lembut, agak licin jadi wajib pakai ciput.'],
		[5, 'Seharian ngantor bentuknya nggak berubah.'],
		[5, 'Ringan di leher, enak buat perjalanan.'],
		[4, 'Suka, cuma pilihan warnanya kurang banyak.'],
		[3, 'Sedikit mengeluarkan bulu di awal.'],
	],
	'aksesori-hijab': [
		[5, 'Kecil tapi manis, nggak merusak kain.'],
		[5, 'Buat bingkisan ibu-ibu pengajian, semua suka.'],
		[4, 'Sesuai harga, kepalanya mengilap.'],
		[3, 'Ada yang agak bengkok, masih bisa dipakai.'],
		[5, 'Stok wajib di tas, selalu hilang soalnya.'],
	],
	'batik-pria': batik,
	'batik-wanita': batik,
	'kain-sarung': batik.filter(([, text]) => !text.includes('sambungan di depan')),
	tote: bags,
	'tas-selempang': bags,
	ransel: [
		...bags,
		[5, 'Muat laptop 14 inci, charger, sama botol minum.'],
		[5, 'Kehujanan sebentar, isinya tetap kering.'],
	],
	dompet: [
		[5, 'Tipis di saku, nggak ganjal waktu duduk.'],
		[5, 'Kulitnya wangi kulit beneran.'],
		[4, 'Slot kartunya ketat di minggu pertama.'],
		[5, 'Hadiah ulang tahun buat bapak, dipakai terus.'],
		[3, 'Tidak ada tempat koin, saya yang kurang teliti.'],
	],
	sepatu: [
		[5, 'Empuk, diajak jalan 10 ribu langkah nggak lecet.'],
		[5, 'Nomor 41 pas, sesuai tabel.'],
		[4, 'Nyaman, tumitnya perlu penyesuaian seminggu.'],
		[3, 'Agak sempit untuk kaki lebar, harusnya naik satu nomor.'],
		[5, 'Lemnya rapi, nggak ada sisa.'],
		[2, 'Datang nomor yang salah, harus tukar dulu.'],
	],
	sandal: [
		[5, 'Nggak licin di lantai kamar mandi masjid.'],
		[5, 'Ringan dan cepat kering.'],
		[4, 'Alasnya keras di awal, seminggu kemudian pas.'],
		[5, 'Dipakai ke pantai dan pasar sama enaknya.'],
		[3, 'Talinya agak longgar di kaki saya yang kurus.'],
	],
	topi: hats,
	'kaki-pinggang': socks,
	'atasan-anak': kids,
	'busana-muslim-anak': kids,
}

const byShape: Record<string, Said[]> = {
	belt: [
		[5, 'Kulitnya tebal, gespernya berat dan mantap.'],
		[5, 'Setahun dipakai belum retak.'],
		[4, 'Lubangnya kurang satu buat saya, tinggal tambah sendiri.'],
		[3, 'Panjang sekali, harus dipotong.'],
		[5, 'Kadonya dibungkus rapi.'],
	],
}
