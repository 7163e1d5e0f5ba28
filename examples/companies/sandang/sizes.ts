import type { Pair } from '../../both-languages.ts'
import { table, type Choice } from '../../build-product.ts'

export type SizeSet =
	| 'men'
	| 'women'
	| 'waist'
	| 'womenWaist'
	| 'kids'
	| 'shoes'
	| 'sandals'
	| 'gamis'

const plain = (labels: string[], extraFrom = Infinity, extra = 0): Choice[] =>
	labels.map((label, i) => ({
		label: [label, label],
		code: label.replaceAll(' ', ''),
		...(i >= extraFrom ? { extra } : {}),
	}))

/** The sizes each kind of clothes comes in; the largest cost more where they take more cloth. */
export const sizeSets: Record<SizeSet, Choice[]> = {
	men: plain(['M', 'L', 'XL', 'XXL'], 3, 15000),
	women: plain(['S', 'M', 'L', 'XL']),
	waist: plain(['28', '30', '32', '34', '36']),
	womenWaist: plain(['S', 'M', 'L', 'XL']),
	gamis: plain(['S', 'M', 'L', 'XL', 'XXL'], 4, 20000),
	kids: [
		{ label: ['2-3 tahun', '2-3 years'], code: '2Y' },
		{ label: ['4-5 tahun', '4-5 years'], code: '4Y' },
		{ label: ['6-7 tahun', '6-7 years'], code: '6Y' },
		{ label: ['8-9 tahun', '8-9 years'], code: '8Y', extra: 10000 },
	],
	shoes: plain(['38', '39', '40', '41', '42', '43']),
	sandals: plain(['37', '38', '39', '40', '41']),
}

const chart = (id: string[][], en: string[][], tip: Pair): Pair => [
	`<h3>Tabel ukuran (cm)</h3>${table(id)}<p>${tip[0]}</p>`,
	`<h3>Size chart (cm)</h3>${table(en)}<p>${tip[1]}</p>`,
]

export const sizeNotes: Record<SizeSet, Pair> = {
	men: chart(
		[
			['Ukuran', 'M', 'L', 'XL', 'XXL'],
			['Lebar dada', '52', '54', '57', '60'],
			['Panjang', '70', '72', '74', '76'],
			['Bahu', '45', '47', '49', '51'],
		],
		[
			['Size', 'M', 'L', 'XL', 'XXL'],
			['Chest width', '52', '54', '57', '60'],
			['Length', '70', '72', '74', '76'],
			['Shoulder', '45', '47', '49', '51'],
		],
		[
			'Diukur saat baju dibentangkan; selisih 1 sampai 2 cm wajar.',
			'Measured flat; allow 1 to 2 cm.',
		],
	),
	women: chart(
		[
			['Ukuran', 'S', 'M', 'L', 'XL'],
			['Lingkar dada', '92', '98', '104', '112'],
			['Panjang', '66', '68', '70', '72'],
			['Panjang lengan', '55', '56', '57', '58'],
		],
		[
			['Size', 'S', 'M', 'L', 'XL'],
			['Bust', '92', '98', '104', '112'],
			['Length', '66', '68', '70', '72'],
			['Sleeve', '55', '56', '57', '58'],
		],
		[
			'Model di foto ukuran biasanya M. Kalau ragu di antara dua ukuran, ambil yang lebih besar.',
			'If you are between two sizes, take the larger one.',
		],
	),
	waist: chart(
		[
			['Nomor', '28', '30', '32', '34', '36'],
			['Lingkar pinggang', '74', '79', '84', '89', '94'],
			['Lingkar paha', '56', '58', '61', '64', '67'],
			['Panjang', '98', '100', '102', '103', '104'],
		],
		[
			['Size', '28', '30', '32', '34', '36'],
			['Waist', '74', '79', '84', '89', '94'],
			['Thigh', '56', '58', '61', '64', '67'],
			['Length', '98', '100', '102', '103', '104'],
		],
		[
			'Ukur celanamu yang paling nyaman lalu bandingkan dengan tabel.',
			'Measure your most comfortable pair and compare.',
		],
	),
	womenWaist: chart(
		[
			['Ukuran', 'S', 'M', 'L', 'XL'],
			['Lingkar pinggang', '64-72', '68-78', '74-86', '80-96'],
			['Lingkar pinggul', '96', '102', '108', '116'],
		],
		[
			['Size', 'S', 'M', 'L', 'XL'],
			['Waist', '64-72', '68-78', '74-86', '80-96'],
			['Hips', '96', '102', '108', '116'],
		],
		[
			'Pinggang belakang berkaret, jadi ada kelonggaran.',
			'Elastic at the back of the waist leaves some room.',
		],
	),
	gamis: chart(
		[
			['Ukuran', 'S', 'M', 'L', 'XL', 'XXL'],
			['Lingkar dada', '94', '100', '106', '114', '122'],
			['Panjang', '135', '138', '140', '142', '142'],
			['Panjang lengan', '56', '57', '58', '59', '59'],
		],
		[
			['Size', 'S', 'M', 'L', 'XL', 'XXL'],
			['Bust', '94', '100', '106', '114', '122'],
			['Length', '135', '138', '140', '142', '142'],
			['Sleeve', '56', '57', '58', '59', '59'],
		],
		[
			'Bagian dada busui friendly untuk model berkancing depan.',
			'Styles that button in front are fit for nursing.',
		],
	),
	kids: chart(
		[
			['Umur', '2-3', '4-5', '6-7', '8-9'],
			['Lebar dada', '31', '34', '37', '40'],
			['Panjang baju', '40', '45', '50', '55'],
		],
		[
			['Age', '2-3', '4-5', '6-7', '8-9'],
			['Chest width', '31', '34', '37', '40'],
			['Length', '40', '45', '50', '55'],
		],
		[
			'Anak cepat besar, jadi kami lebihkan kampuh 3 cm untuk dilepas nanti.',
			'Children grow: the hem hides 3 cm to let down later.',
		],
	),
	shoes: chart(
		[
			['Nomor', '38', '39', '40', '41', '42', '43'],
			['Panjang kaki', '24', '24,6', '25,3', '26', '26,6', '27,3'],
		],
		[
			['Size', '38', '39', '40', '41', '42', '43'],
			['Foot length', '24', '24.6', '25.3', '26', '26.6', '27.3'],
		],
		['Kaki lebar? Naik satu nomor.', 'Wide feet? Go one size up.'],
	),
	sandals: chart(
		[
			['Nomor', '37', '38', '39', '40', '41'],
			['Panjang kaki', '23,3', '24', '24,6', '25,3', '26'],
		],
		[
			['Size', '37', '38', '39', '40', '41'],
			['Foot length', '23.3', '24', '24.6', '25.3', '26'],
		],
		[
			'Talinya melar sedikit setelah beberapa kali pakai.',
			'The straps give a little after some wear.',
		],
	),
}
