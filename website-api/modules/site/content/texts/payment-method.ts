import type { LocalText } from '#website-api/db/columns.ts'
import type { PageText } from './page-text.ts'
import { words, written } from './write.ts'

/**
 * How to pay; the page itself lists the accounts. `ways`: a list of payment methods for the beginning, in the
 * notation of write.ts.
 */
export function paymentMethod(ways: LocalText = words('', '')): PageText {
	return {
		key: 'payment-method',
		title: words('Cara pembayaran', 'How to pay'),
		summary: words(
			'Transfer bank dengan kode unik, lalu kirim buktinya: tiga menit selesai.',
			'A bank transfer with a unique code, then the proof: done in three minutes.',
		),
		html: written(
			`
			${ways.id}
			## Transfer bank
			1. Pilih bank saat checkout, lalu buat pesanan.
			2. Di halaman berikutnya ada **jumlah yang harus dibayar**, termasuk tiga angka kode unik di belakang. Contohnya Rp 289.147: angka 147 itulah kodemu.
			3. Transfer **tepat sampai tiga angka terakhir**. Jangan dibulatkan, karena dari situ kami mengenali pembayaranmu.
			4. Simpan bukti transfer, lalu kirim lewat [konfirmasi pembayaran](/konfirmasi-pembayaran).
			Transfer boleh dari bank mana saja, dari ATM, mobile banking, internet banking, atau teller. Biaya transfer antarbank mengikuti bankmu.
			## Batas waktu 24 jam
			Pesanan yang belum dibayar kedaluwarsa **24 jam** setelah dibuat (tanpa akun, mulai dari pesanan ketiga yang belum dibayar **1 jam**), dan barangnya kembali ke rak untuk orang lain. Kalau terlambat, jangan transfer ke nomor pesanan lama; buat pesanan baru saja.
			Terlanjur transfer setelah lewat waktu? Uangmu tidak hilang. Kirim konfirmasi seperti biasa: kami kembalikan ke dompet akunmu, atau ke rekeningmu kalau kamu belanja sebagai tamu.
			## Mengirim bukti transfer
			Di halaman konfirmasi, isi nomor pesanan, nama pemilik rekening pengirim, bank tujuan, jumlah, dan tanggal transfer, lalu lampirkan buktinya.
			- Format JPG, PNG, WebP, atau PDF
			- Ukuran paling besar 5 MB
			- Tangkapan layar mobile banking boleh, asal jumlah dan tanggalnya terbaca
			Kami memeriksa pembayaran pada jam kerja, biasanya kurang dari dua jam. Setelah cocok, status pesananmu berubah menjadi *Dibayar*. Pantau lewat [cek pesanan](/order/look-up).
			## Supaya tidak tertipu
			- Transfer hanya ke rekening yang tercantum di halaman ini dan di halaman pesananmu.
			- Kami tidak pernah meminta PIN, OTP, atau kata sandi.
			- Ada yang mengaku dari kami dan memberi nomor rekening lain? Jangan transfer. [Kabari kami](/contact).
			`,
			`
			${ways.en}
			## Bank transfer
			1. Choose a bank at checkout and place the order.
			2. The next page shows the **amount to pay**, ending in three digits of its own. Take Rp 289,147: the 147 is your code.
			3. Transfer the amount **exactly, to the last three digits**. Please don't round it; the digits are how we recognise your payment.
			4. Keep the receipt and send it on the [payment confirmation](/konfirmasi-pembayaran) page.
			Any Indonesian bank will do, by ATM, mobile banking, internet banking or over the counter. Fees between banks are whatever yours charges.
			## Within 24 hours
			An order that isn't paid expires **24 hours** after it was placed (without an account, **1 hour** from the third unpaid order on), and its goods go back on the shelf. If you are late, don't pay the old order; place a new one.
			Already paid too late? Your money is safe. Confirm it as usual and we return it to your account's wallet, or to your bank account if you shopped as a guest.
			## Sending the proof
			On the confirmation page, fill in the order number, the sender's name, the receiving bank, the amount and the date, and attach the proof.
			- JPG, PNG, WebP or PDF
			- 5 MB at most
			- A screenshot of your banking app is fine, as long as the amount and date can be read
			We check payments during office hours, usually within two hours. Once it matches, the order turns to *Paid*. You can follow it under [find an order](/order/look-up).
			## Staying safe
			- Transfer only to the accounts shown on this page and on your order.
			- We never ask for a PIN, a one-time code or a password.
			- Somebody claims to be us and names another account? Don't pay. [Tell us](/contact).
			`,
		),
	}
}
