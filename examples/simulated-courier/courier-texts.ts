import type { PageLanguage } from '#examples/simulated-gateway/page-texts.ts'

export const COURIER_ACTIONS = [
	'findDriver',
	'noDriver',
	'pickUp',
	'delay',
	'lose',
	'deliver',
	'giveBack',
	'reWeigh',
	'again',
] as const
export type CourierAction = (typeof COURIER_ACTIONS)[number]

/** Texts of the simulated couriers. */
const id = {
	title: 'Kurir simulasi',
	explained:
		'Toko contoh menanyakan tarif di sini. Di sini Anda berperan sebagai kurir: paket yang dipesan toko muncul di bawah, dan toko diberi tahu setiap perubahan.',
	none: 'Belum ada paket.',
	money: {
		title: 'Uang bayar di tempat',
		explained:
			'Uang yang ditagih kurir dari penerima. Unduh laporannya, lalu unggah di admin toko, halaman Utang kurir (COD).',
		none: 'Belum ada paket bayar di tempat yang sampai.',
		fee: 'potongan',
		file: 'Unduh laporan (CSV)',
	},
	told: 'Jawaban toko atas pemberitahuan terakhir',
	actions: {
		findDriver: 'Pengemudi ditemukan',
		noDriver: 'Tidak ada pengemudi',
		pickUp: 'Ambil paket',
		delay: 'Tahan',
		lose: 'Hilang',
		deliver: 'Sampai',
		giveBack: 'Kembalikan',
		reWeigh: 'Timbang lagi',
		again: 'Beri tahu lagi',
	},
	faults: {
		silent: 'Diam',
		answering: 'Menjawab lagi',
		quota: 'Kuota habis sekali',
		'not-json': 'Jawaban rusak sekali',
	},
}

const en: typeof id = {
	title: 'Simulated couriers',
	explained:
		'The example shop asks for prices here. Here you are the courier: parcels that the shop books appear below, and the shop is told of every change.',
	none: 'No parcels yet.',
	money: {
		title: 'Money paid on delivery',
		explained:
			'What couriers collected from recipients. Download the file, then upload it in the admin of the shop, page What couriers owe (COD).',
		none: 'No parcel that is paid on delivery has arrived yet.',
		fee: 'fee',
		file: 'Download the file (CSV)',
	},
	told: "The shop's answer to the last push",
	actions: {
		findDriver: 'Find a driver',
		noDriver: 'Find no driver',
		pickUp: 'Pick up',
		delay: 'Hold',
		lose: 'Lose',
		deliver: 'Deliver',
		giveBack: 'Send back',
		reWeigh: 'Weigh again',
		again: 'Tell again',
	},
	faults: {
		silent: 'Stay silent',
		answering: 'Answer again',
		quota: 'Quota used up once',
		'not-json': 'Broken answer once',
	},
}

export const courierTexts: Record<PageLanguage, typeof id> = { id, en }
