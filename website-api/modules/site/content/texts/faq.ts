import type { PageText } from './page-text.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import { rupiahWords, type ShopFacts } from './shop-facts.ts'
import { words, written } from './write.ts'

export type QuestionGroup = NonNullable<PageText['faq']>[number]

/** A group of questions: question and answer in Indonesian, then in English. */
export function questions(
	title: LocalText,
	entries: [string, string, string, string][],
): QuestionGroup {
	return {
		title,
		entries: entries.map(([questionId, answerId, questionEn, answerEn]) => ({
			question: words(questionId, questionEn),
			answer: written(answerId, answerEn),
		})),
	}
}

/** The shop's own groups, followed by those that all shops share. */
export function faq(facts: ShopFacts, own: QuestionGroup[]): PageText {
	return {
		key: 'faq',
		title: words('Pertanyaan umum', 'Questions and answers'),
		summary: words(
			'Yang paling sering ditanyakan kepada kami, dengan jawaban apa adanya.',
			'What we are asked most often, with plain answers.',
		),
		html: words('', ''),
		faq: [...own, payment(), delivery(facts), returns()],
	}
}

function payment(): QuestionGroup {
	return questions(words('Pembayaran', 'Payment'), [
		[
			'Kenapa jumlahnya tidak bulat?',
			`Tiga angka terakhir adalah kode unik pesananmu. Dengan itu kami tahu transfer mana milik siapa. Transfer tepat sampai angka terakhir, ya.`,
			'Why is the amount such an odd number?',
			`Its last three digits are your order's own code: that is how we tell whose transfer is whose. Please pay it to the last digit.`,
		],
		[
			'Sudah transfer, lalu apa?',
			`Kirim buktinya di [konfirmasi pembayaran](/konfirmasi-pembayaran): JPG, PNG, WebP, atau PDF, paling besar 5 MB. Biasanya kami cocokkan dalam dua jam kerja.`,
			'I have paid. What now?',
			`Send the proof on the [payment confirmation](/konfirmasi-pembayaran) page: JPG, PNG, WebP or PDF, 5 MB at most. We usually match it within two working hours.`,
		],
		[
			'Saya salah transfer jumlahnya. Bagaimana?',
			`Tetap kirim konfirmasi dengan jumlah yang benar-benar kamu transfer, lalu [kabari kami](/contact) dengan nomor pesananmu. Kelebihannya kami kembalikan; kekurangannya bisa kamu susulkan.`,
			'I transferred the wrong amount.',
			`Confirm it all the same, with the amount you really sent, and [tell us](/contact) your order number. We return what was too much; what was too little can be added.`,
		],
		[
			'Sampai kapan saya harus membayar?',
			`24 jam sejak pesanan dibuat. Setelah itu pesanan kedaluwarsa dan stoknya kembali. Uang yang telanjur masuk tetap kami kembalikan.`,
			'How long do I have to pay?',
			`24 hours from placing the order. After that it expires and the stock is released. Money that arrives later is returned.`,
		],
	])
}

function delivery({ city, freeShippingFrom, sending }: ShopFacts): QuestionGroup {
	const free = freeShippingFrom === undefined ? undefined : rupiahWords(freeShippingFrom)
	return questions(words('Pengiriman', 'Shipping'), [
		[
			'Kapan pesanan saya dikirim?',
			`${sending.id} Lama di jalannya ada di [pengiriman](/information/pengiriman).`,
			'When does my order leave?',
			`${sending.en} How long it travels is under [shipping](/information/pengiriman).`,
		],
		[
			'Apakah ada gratis ongkir?',
			free
				? `Ada, mulai belanja ${free.id}, ke seluruh Indonesia. Pilih *Pengiriman Gratis* di checkout. Ambil sendiri di ${city} selalu gratis.`
				: `Belum ada. Barang kami banyak yang berat atau perlu perlindungan ekstra, jadi ongkirnya kami tampilkan apa adanya. Ambil sendiri di ${city} selalu gratis.`,
			'Is there free shipping?',
			free
				? `Yes, from ${free.en}, to anywhere in Indonesia. Choose *Free shipping* at checkout. Collecting in ${city} is always free.`
				: `Not at present. Much of what we sell is heavy or needs extra padding, so we show the real cost. Collecting in ${city} is always free.`,
		],
		[
			'Bagaimana melacak paket?',
			`Buka [cek pesanan](/order/look-up), isi nomor pesanan dan nomor teleponmu. Nomor resi dan kurirnya ada di sana. Tidak perlu akun.`,
			'How do I follow my parcel?',
			`Open [find an order](/order/look-up) and enter the order number and your phone number. The courier and tracking number are there. No account needed.`,
		],
	])
}

function returns(): QuestionGroup {
	return questions(words('Retur dan pembatalan', 'Returns and cancelling'), [
		[
			'Barangnya rusak atau keliru. Apa yang harus kulakukan?',
			`Foto barang dan kemasannya, lalu ajukan retur sebelum pesanan selesai, yaitu dalam 3 hari sejak paket diterima. Satu sampai lima foto cukup. Belanja sebagai tamu? Kirim nomor pesanan dan ceritanya lewat [kontak](/contact).`,
			'Something is damaged or wrong. What do I do?',
			`Photograph it with its packaging and ask for a return before the order completes, which is within 3 days of delivery. One to five pictures will do. Shopped as a guest? Send your order number and the story through [contact](/contact).`,
		],
		[
			'Ke mana uang saya kembali?',
			`Ke dompet akunmu, bisa dipakai belanja atau ditarik ke bank mulai Rp 50.000. Kalau belanja sebagai tamu, langsung ke rekening bankmu.`,
			'Where does my refund go?',
			`To your account's wallet, to spend here or to withdraw to a bank from Rp 50,000. If you shopped as a guest, straight to your bank account.`,
		],
		[
			'Bisakah pesanan dibatalkan?',
			`Bisa, selama belum kami proses. Yang sudah dibayar kembali penuh. Kalau sudah dikemas, [hubungi kami](/contact) secepatnya; kalau paketnya belum berangkat, kami usahakan.`,
			'Can I cancel an order?',
			`Yes, as long as we haven't begun to process it. What you paid comes back in full. Already being packed? [Contact us](/contact) quickly; if it hasn't left, we do what we can.`,
		],
	])
}
