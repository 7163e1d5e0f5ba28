import type { Random } from './draw/random.ts'
import type { SeedReview } from './seed-shapes.ts'

export type Said = [rating: SeedReview['rating'], text: string]

/** What buyers say about one kind of goods, and what is said of any goods of the shop, and what they add about parcel and seller. */
export type Voices = { said: Said[]; anything: Said[]; happy: string[]; sad: string[] }

const given =
	'Rina Dewi Agus Siti Budi Putri Wahyu Nur Andi Ayu Rizky Lestari Hendra Maya Fajar Intan Yoga Ratna Dimas Fitri Galih Novi Eko Tiara Bayu Wulan Ilham Sari Arif Mega Joko Nadia Reza Kartika Teguh Dian Surya Vina Made Laras Ketut Citra Iwan Yuni Bagas Hesti Roni Anisa Taufik Melati'.split(
		' ',
	)
const initials = 'A B D F H I K L M N P R S T W Y'.split(' ')

/** Picks `count` reviews of a kind without repeating one within the product; none is older than the product. */
export function reviewsFor(
	voices: Voices,
	count: number,
	productAge: number,
	random: Random,
): SeedReview[] {
	const own = [...voices.said]
	const general = [...voices.anything]
	const authors = new Set<string>()
	return Array.from({ length: Math.min(count, own.length + general.length) }, () => {
		const pool = own.length === 0 || (general.length > 0 && random.chance(0.25)) ? general : own
		const [said] = pool.splice(Math.floor(random.next() * pool.length), 1)
		const [rating, text] = said ?? [5, '']
		const more = random.chance(0.4)
			? ' ' + random.pick(rating >= 4 ? voices.happy : voices.sad)
			: ''
		let author = ''
		do author = `${random.pick(given)} ${random.pick(initials)}.`
		while (authors.has(author))
		authors.add(author)
		return {
			author,
			rating,
			text: text + more,
			daysAgo: 1 + Math.floor(random.next() * Math.max(1, productAge - 3)),
		}
	}).sort((a, b) => a.daysAgo - b.daysAgo)
}

/** What is said of parcel and seller in any shop. */
export const parcelHappy = [
	'Pengiriman cepat, dua hari sudah sampai.',
	'Packing rapi banget.',
	'Adminnya ramah dan balasnya cepat.',
	'Sudah langganan di sini.',
	'Bakal order lagi.',
	'Sampai di Makassar aman, makasih ya.',
	'Dapat kartu ucapan kecil, lucu.',
	'Kurirnya juga sopan.',
	'Recommended seller.',
	'Sesuai foto.',
	'Pesan malam, besok siang sudah dikirim.',
	'Harga segini sih worth it.',
	'Nomor resinya langsung dikirim.',
	'Sampai tepat sebelum akhir pekan, pas.',
	'Ada bonus stiker kecil.',
	'Titip ke satpam pun aman, kardusnya kuat.',
	'Ditanya malam-malam tetap dijawab.',
	'Tetangga ikut pesan setelah lihat punya saya.',
	'Semoga tokonya makin ramai.',
]
export const parcelSad = [
	'Semoga ke depannya lebih baik.',
	'Untung adminnya mau bantu.',
	'Pengirimannya juga agak lama.',
	'Mungkin saya kurang teliti baca deskripsi.',
	'Sudah lapor ke admin, masih menunggu.',
	'Ekspedisinya lumayan lama kali ini.',
	'Tapi tetap terima kasih, respons tokonya baik.',
	'Mungkin lagi apes saja.',
	'Saya kasih kesempatan sekali lagi.',
]
