/** Texts of the simulated provider's pages. */
const id = {
	title: 'Penyedia pembayaran simulasi',
	label: 'Simulasi: tidak ada yang membayar apa pun.',
	explained:
		'Di sini Anda berperan sebagai pembeli dan bank. Pilih bayar di toko contoh, lalu tekan tombol di sini; toko diberi tahu lewat HTTP seperti oleh penyedia sungguhan. Untuk membayar dua kali: ganti metode di toko, lalu bayar keduanya.',
	none: 'Belum ada transaksi. Buat pesanan di toko contoh dan pilih salah satu metode online.',
	reference: 'Nomor',
	method: 'Metode',
	amount: 'Jumlah (Rp)',
	status: 'Status',
	told: 'Jawaban toko atas pemberitahuan terakhir',
	noAnswer: 'tidak ada jawaban',
	notTold: 'belum diberi tahu',
	pay: 'Bayar',
	payLate: 'Bayar terlambat',
	again: 'Beri tahu lagi',
	fail: 'Gagal',
	expire: 'Kedaluwarsa',
	reverse: 'Bank menarik kembali',
	chargeBack: 'Chargeback',
	silent: 'Diam',
	answering: 'Menjawab lagi',
	lost: 'Hilangkan jawaban berikutnya',
	isSilent: 'Penyedia ini sedang diam: panggilan toko tidak dijawab.',
	payHere: 'Bayar di halaman penyedia',
	cancel: 'Batal',
	unknown: 'Transaksi ini tidak dikenal.',
	other: 'English',
}
export type PageTexts = typeof id

const en: PageTexts = {
	title: 'Simulated payment provider',
	label: 'Simulation: nobody pays anything.',
	explained:
		'Here you are the buyer and the bank. Choose how to pay in the example shop, then press a button here; the shop is told by HTTP, as by a real provider. To pay twice: change the method in the shop, and pay both.',
	none: 'No transactions yet. Place an order in the example shop and choose one of the online methods.',
	reference: 'Number',
	method: 'Method',
	amount: 'Amount (Rp)',
	status: 'Status',
	told: "The shop's answer to the last notification",
	noAnswer: 'no answer',
	notTold: 'not told yet',
	pay: 'Pay',
	payLate: 'Pay late',
	again: 'Tell again',
	fail: 'Fail',
	expire: 'Expire',
	reverse: 'Bank takes it back',
	chargeBack: 'Chargeback',
	silent: 'Stay silent',
	answering: 'Answer again',
	lost: 'Lose the next answer',
	isSilent: "This provider is silent: the shop's calls are not answered.",
	payHere: 'Pay on the page of the provider',
	cancel: 'Cancel',
	unknown: 'This transaction is not known.',
	other: 'Bahasa Indonesia',
}

export type PageLanguage = 'id' | 'en'
export const pageTexts: Record<PageLanguage, PageTexts> = { id, en }

/** The other language, which a page links to. */
export const otherLanguage: Record<PageLanguage, PageLanguage> = { id: 'en', en: 'id' }
