import type { Pair } from '../../both-languages.ts'
import { table } from '../../build-product.ts'

const guide = (id: [string, string[][]], en: [string, string[][]]): Pair => [
	`<h3>${id[0]}</h3>${table(id[1])}`,
	`<h3>${en[0]}</h3>${table(en[1])}`,
]

/** How to brew or keep each kind of goods. */
export const notes = {
	filter: guide(
		[
			'Takaran awal',
			[
				['Cara', 'Kopi', 'Air', 'Waktu'],
				['V60', '15 g', '240 ml, 92 °C', '2.45'],
				['French press', '24 g', '360 ml, 94 °C', '4.00'],
				['Tubruk', '12 g', '180 ml, 95 °C', '4.00'],
			],
		],
		[
			'Where to start',
			[
				['Method', 'Coffee', 'Water', 'Time'],
				['V60', '15 g', '240 ml, 92 °C', '2:45'],
				['French press', '24 g', '360 ml, 94 °C', '4:00'],
				['Tubruk', '12 g', '180 ml, 95 °C', '4:00'],
			],
		],
	),
	espresso: guide(
		[
			'Takaran awal',
			[
				['Cara', 'Kopi', 'Hasil', 'Waktu'],
				['Espresso', '18 g', '36 g', '28 detik'],
				['Moka pot', '16 g', '120 ml', '3 menit'],
				['Kopi susu', '20 g', '40 g + 120 ml susu', '30 detik'],
			],
		],
		[
			'Where to start',
			[
				['Method', 'Coffee', 'Yield', 'Time'],
				['Espresso', '18 g', '36 g', '28 seconds'],
				['Moka pot', '16 g', '120 ml', '3 minutes'],
				['Milk coffee', '20 g', '40 g + 120 ml milk', '30 seconds'],
			],
		],
	),
	tea: guide(
		[
			'Cara menyeduh',
			[
				['Daun', '3 g untuk 200 ml'],
				['Air', '85 sampai 95 °C'],
				['Waktu', '3 menit, bisa diseduh dua kali'],
			],
		],
		[
			'How to brew',
			[
				['Leaves', '3 g for 200 ml'],
				['Water', '85 to 95 °C'],
				['Time', '3 minutes, good for a second pour'],
			],
		],
	),
	dry: [
		'<p>Simpan di tempat kering dan tutup rapat setelah dibuka.</p>',
		'<p>Keep dry and close tightly once opened.</p>',
	],
	cold: [
		'<p>Setelah dibuka simpan di kulkas dan pakai sendok kering.</p>',
		'<p>Refrigerate after opening and use a dry spoon.</p>',
	],
	gear: [
		'<p>Bergaransi satu tahun untuk cacat produksi; suku cadang tersedia di toko kami.</p>',
		'<p>One-year warranty against defects; we keep spare parts in stock.</p>',
	],
	bulky: [
		'<p>Berat di atas 20 kg: dikirim dengan kargo atau diambil di toko, tidak bisa kurir instan.</p>',
		'<p>Over 20 kg: ships by cargo or can be collected; instant couriers cannot take it.</p>',
	],
} satisfies Record<string, Pair>
