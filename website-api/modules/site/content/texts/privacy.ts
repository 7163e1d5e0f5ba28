import { htmlOf } from '#contract/written-text.ts'
import type { PageText } from './page-text.ts'
import { privacyInEnglish } from './privacy-in-english.ts'
import type { ShopFacts } from './shop-facts.ts'
import { words } from './write.ts'

/** The privacy policy, under Law 27 of 2022. */
export function privacy(facts: ShopFacts): PageText {
	return {
		key: 'privacy',
		title: words('Kebijakan privasi', 'Privacy policy'),
		summary: words(
			'Data apa yang kami simpan, untuk apa, berapa lama, dan hakmu atasnya.',
			'What we keep, why, for how long, and what you may ask of us.',
		),
		html: { id: htmlOf(inIndonesian(facts)), en: htmlOf(privacyInEnglish(facts)) },
	}
}

function inIndonesian({ legalName, city, phone }: ShopFacts): string {
	return `
		## Pengendali data
		${legalName}, ${city}, adalah pengendali data pribadi menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Pertanyaan soal data bisa dikirim lewat [kontak](/contact) atau telepon ${phone}.
		## Data yang kami simpan
		| Data | Untuk apa | Dasar |
		| Nama, nomor telepon, email, alamat | Mengirim pesanan dan mengabarimu | Pelaksanaan perjanjian |
		| Barang, jumlah, dan status pesanan | Memenuhi pesanan, retur, garansi | Pelaksanaan perjanjian |
		| Bukti transfer dan nama pengirim | Mencocokkan pembayaran | Pelaksanaan perjanjian |
		| Nomor rekening | Pengembalian uang dan penarikan saldo | Pelaksanaan perjanjian |
		| Pesan lewat formulir kontak | Menjawabmu | Kepentingan yang sah |
		| Alamat IP dan catatan teknis | Keamanan dan mencegah penipuan | Kepentingan yang sah |
		| Statistik kunjungan | Memperbaiki toko | Persetujuanmu |
		Kami tidak meminta nomor KTP, PIN, atau OTP. Kata sandi akun kami simpan dalam bentuk acak yang tidak bisa dibaca kembali.
		## Cookie
		- **Perlu**: isi keranjang, pilihan tampilan, dan sesi. Tanpa ini toko tidak bisa bekerja.
		- **Afiliasi dan agen**: kalau kamu datang lewat tautan seseorang, kodenya kami ingat beberapa hari supaya komisinya sampai ke orang yang tepat.
		- **Statistik dan iklan**: hanya dimuat kalau kamu setuju, dan bisa kamu batalkan kapan saja.
		## Siapa yang ikut menerima
		- Kurir pilihanmu: nama, telepon, dan alamat
		- Bank: data transfer dan pengembalian uang
		- Penyedia peladen dan pengirim email kami, yang terikat perjanjian kerahasiaan
		- Pihak berwenang, kalau undang-undang mewajibkannya
		Kami tidak menjual data pribadi. Afiliasi dan agen hanya melihat jumlah pesanan dan komisinya, bukan data pembelinya.
		## Berapa lama
		- Data pesanan dan pembayaran: 10 tahun, sesuai aturan perpajakan dan dokumen perusahaan
		- Foto retur: 1 tahun setelah retur selesai
		- Pesan kontak: 2 tahun
		- Catatan teknis: paling lama 90 hari
		- Data akun: selama akunmu ada
		## Hakmu
		Kamu berhak mendapat penjelasan dan salinan datamu, memperbaikinya, menghapusnya, membatasi atau menolak pemrosesannya, memindahkannya dalam bentuk yang bisa dibaca mesin, dan menarik persetujuan. Kami menanggapi permintaan dalam **3 × 24 jam**. Data yang wajib disimpan menurut hukum kami lepaskan dari namamu begitu masa simpannya habis.
		## Keamanan
		Data dikirim lewat sambungan terenkripsi. Hanya orang yang memerlukannya untuk bekerja yang bisa membukanya, dan setiap pembukaan tercatat. Kalau sampai terjadi kebocoran, kami memberi tahu kamu dan lembaga pelindungan data paling lambat **3 × 24 jam** setelah mengetahuinya, beserta data apa yang terkena dan apa yang kami lakukan.
		## Anak
		Toko ini untuk orang berusia 18 tahun ke atas. Kalau anakmu mengirim data tanpa izinmu, kabari kami dan kami menghapusnya.
		## Keluhan
		Kalau jawaban kami tidak memuaskan, kamu boleh mengadu ke lembaga pelindungan data pribadi Republik Indonesia.
		## Perubahan
		Perubahan penting pada kebijakan ini kami umumkan di toko sedikitnya 14 hari sebelum berlaku.
	`
}
