import { htmlOf } from '#contract/written-text.ts'
import type { PageText } from './page-text.ts'
import { rupiahWords, type ShopFacts } from './shop-facts.ts'
import { termsInEnglish } from './terms-in-english.ts'
import { words } from './write.ts'

/** The terms of sale, under Indonesian law. */
export function terms(facts: ShopFacts): PageText {
	return {
		key: 'terms',
		title: words('Syarat dan ketentuan', 'Terms and conditions'),
		summary: words(
			`Perjanjian antara kamu dan ${facts.legalName}, ditulis supaya bisa dibaca.`,
			`The agreement between you and ${facts.legalName}, written to be read.`,
		),
		html: { id: htmlOf(inIndonesian(facts)), en: htmlOf(termsInEnglish(facts)) },
	}
}

function inIndonesian(facts: ShopFacts): string {
	const { name, legalName, city, court, phone, freeShippingFrom, notReturned } = facts
	const free =
		freeShippingFrom === undefined
			? ''
			: `Pengiriman gratis tersedia untuk belanja mulai ${rupiahWords(freeShippingFrom).id}.`
	return `
		## 1. Siapa kami
		Toko ${name} dijalankan oleh ${legalName}, berkedudukan di ${city} ("kami"). Dengan memesan di toko ini, kamu menyetujui ketentuan di bawah. Ketentuan ini tidak mengurangi hakmu menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen dan Peraturan Pemerintah Nomor 80 Tahun 2019 tentang Perdagangan Melalui Sistem Elektronik.
		## 2. Siapa yang boleh memesan
		Kamu berusia sedikitnya 18 tahun, atau sudah mendapat izin orang tua atau wali. Nama, nomor telepon, dan alamat yang kamu tulis harus benar, karena ke sanalah paket dikirim.
		## 3. Barang dan harga
		- Harga dalam rupiah, sudah termasuk pajak yang berlaku, belum termasuk ongkos kirim.
		- Harga yang berlaku adalah harga saat pesanan dibuat. Perubahan sesudahnya tidak memengaruhi pesananmu.
		- Warna pada layar bisa sedikit berbeda dari aslinya.
		- Kalau ada harga yang jelas keliru ketik, kami menghubungimu sebelum apa pun dikirim. Kamu boleh melanjutkan dengan harga yang benar atau membatalkan dengan uang kembali penuh.
		## 4. Pesanan dan pembayaran
		- Perjanjian jual beli terjadi saat kamu menekan tombol pesan dan menerima nomor pesanan.
		- Bayar sesuai jumlah yang tertera, termasuk tiga angka kode unik.
		- Pesanan yang belum dibayar kedaluwarsa **24 jam** setelah dibuat; tanpa akun, mulai dari pesanan ketiga yang belum dibayar **1 jam**. Batas waktunya tertera di halaman pesanan. Stok dan voucher yang dipakainya kembali.
		- Uang yang masuk setelah pesanan kedaluwarsa atau batal kami kembalikan ke dompet akunmu, atau ke rekening bank untuk pembeli tamu. Pesanannya tidak dihidupkan lagi.
		## 5. Pembatalan dan perubahan
		- Kamu boleh membatalkan selama pesanan belum kami proses. Uang yang sudah dibayar kembali penuh.
		- Kalau barang ternyata habis atau cacat saat dikemas, kami mengusulkan perubahan. Kamu punya waktu tiga hari untuk menerima atau menolak; selisihnya kami kembalikan. Kalau ditolak atau tidak dijawab, pesanan batal dan uang kembali penuh.
		- Kami boleh membatalkan pesanan yang tidak bisa dipenuhi, dengan uang kembali penuh.
		## 6. Pengiriman
		${free} Perkiraan waktu berasal dari kurir dan bukan janji kami, tetapi risiko kehilangan dan kerusakan di jalan kami tanggung sampai paket diterima di alamatmu. Rinciannya ada di [pengiriman](/information/pengiriman).
		## 7. Retur dan pengembalian uang
		Retur bisa diajukan **sejak paket diterima sampai pesanan selesai**. Pesanan selesai saat kamu menyatakannya, atau otomatis tiga hari setelah diterima. Selama ada retur yang terbuka, hitungan itu berhenti.
		- Alasan: rusak, salah barang, tidak sesuai keterangan, tidak lengkap, atau alasan lain yang kamu jelaskan.
		- Sertakan satu sampai lima foto untuk tiap barang.
		- Kami menjawab dalam dua hari kerja. Setelah disetujui, kirim barangnya dan isi nomor resinya.
		- Ongkos kirim balik kami ganti kalau kesalahannya di pihak kami.
		- Uang dikembalikan setelah barang kami terima dan periksa: ke dompet akunmu, atau ke rekening bank untuk pembeli tamu.
		Yang tidak bisa diretur, kecuali rusak atau keliru saat diterima:
		${notReturned.id}
		## 8. Ulasan dan kiriman lain
		Ulasan boleh memuji dan boleh mengeluh, asalkan benar, sopan, dan tidak memuat data pribadi orang lain. Ulasan yang melanggar hukum kami turunkan.
		## 9. Afiliasi dan agen
		Ketentuan programnya ada di [program afiliasi](/affiliate) dan [jadi agen](/join-agen). Komisi hanya berasal dari penjualan yang selesai, tidak pernah dari mengajak orang bergabung.
		## 10. Penyalahgunaan
		Kami boleh menolak atau membatalkan pesanan yang memakai data orang lain, bukti transfer palsu, atau cara otomatis untuk memborong stok dan voucher. Uang yang benar-benar sudah kamu bayar tetap kembali.
		## 11. Tanggung jawab
		Kami bertanggung jawab atas kerugian yang timbul karena kesalahan kami. Kami tidak menanggung keterlambatan karena bencana alam, gangguan listrik atau jaringan, dan hal lain di luar kendali kami, tetapi tetap membantumu mencari jalan keluar.
		## 12. Data pribadi
		Cara kami menjaga datamu ada di [kebijakan privasi](/privacy).
		## 13. Perubahan ketentuan
		Ketentuan baru berlaku untuk pesanan sesudah tanggal perubahannya. Pesanan lama mengikuti ketentuan saat pesanan itu dibuat.
		## 14. Keluhan dan hukum yang berlaku
		Sampaikan keluhan lewat [kontak](/contact) atau telepon ${phone}; kami menjawab paling lama tiga hari kerja. Ketentuan ini tunduk pada hukum Indonesia. Perselisihan diselesaikan dengan musyawarah; kalau tidak tercapai, kamu boleh memilih Badan Penyelesaian Sengketa Konsumen di daerahmu atau ${court.id}.
	`
}
