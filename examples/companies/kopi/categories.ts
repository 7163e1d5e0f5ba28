import { category } from '../../category-tree.ts'

export const categories = [
	category(
		'kopi',
		['Kopi', 'Coffee'],
		['beans-bag', '#5c3a28', '#d97b3f'],
		[
			category(
				'single-origin',
				['Asal Tunggal', 'Single Origins'],
				['beans-bag', '#2f4a3c', '#e0a458'],
			),
			category(
				'espresso-blend',
				['Campuran & Tubruk', 'Blends & Tubruk'],
				['beans-bag', '#b9402f', '#3b2a22'],
			),
			category(
				'drip-instan',
				['Drip & Sachet', 'Drip & Sachets'],
				['drip-box', '#8a4b32', '#efe3cc'],
			),
		],
	),
	category(
		'teh-minuman',
		['Teh & Minuman', 'Tea & Drinks'],
		['tea-tin', '#7d8f69', '#e6b566'],
		[
			category('teh', ['Teh & Wedang', 'Tea & Infusions'], ['tea-tin', '#8a2f2a', '#e0b070']),
			category(
				'cokelat-minum',
				['Cokelat & Bubuk', 'Chocolate & Powders'],
				['tea-tin', '#5a3324', '#e3b577'],
			),
			category(
				'siap-minum',
				['Botolan & Sirup', 'Bottled & Syrups'],
				['bottle', '#3b2418', '#d9a566'],
			),
		],
	),
	category(
		'alat-seduh',
		['Alat Seduh', 'Brewing Gear'],
		['dripper', '#b5573c', '#7a4a2b'],
		[
			category(
				'dripper-saringan',
				['Dripper & Saringan', 'Drippers & Filters'],
				['dripper', '#5f7258', '#7a4a2b'],
			),
			category(
				'penggiling-timbangan',
				['Penggiling & Timbangan', 'Grinders & Scales'],
				['grinder', '#2b2a2c', '#d9a566'],
			),
			category(
				'ketel-press',
				['Ketel & French Press', 'Kettles & Presses'],
				['kettle', '#5f7258', '#b5763c'],
			),
			category(
				'mesin-espresso',
				['Mesin Espresso', 'Espresso Machines'],
				['espresso-machine', '#26364f', '#d9a566'],
			),
		],
	),
	category(
		'camilan',
		['Camilan', 'Snacks'],
		['snack-pouch', '#d8a13a', '#7d4f23'],
		[
			category(
				'keripik',
				['Keripik & Kacang', 'Crisps & Nuts'],
				['snack-pouch', '#b9402f', '#f0c36a'],
			),
			category('kue-kering', ['Kue Kering', 'Cookies'], ['cookie-jar', '#c94f3d', '#e6b566']),
			category(
				'cokelat-batang',
				['Cokelat Batang', 'Chocolate Bars'],
				['chocolate', '#26364f', '#efe3cc'],
			),
		],
	),
	category(
		'dapur',
		['Dapur', 'Pantry'],
		['sauce-bottle', '#b9402f', '#4a2118'],
		[
			category(
				'sambal-bumbu',
				['Sambal & Bumbu', 'Sambals & Spices'],
				['jar', '#b9402f', '#4f6b3c'],
			),
			category('madu-selai', ['Madu & Selai', 'Honey & Jams'], ['honey-jar', '#c8772a', '#5c3a28']),
			category(
				'pokok',
				['Gula, Beras & Karungan', 'Sugar, Rice & Sacks'],
				['sack', '#cbb994', '#2f4a3c'],
			),
		],
	),
	category(
		'cangkir-tumbler',
		['Cangkir & Tumbler', 'Cups & Tumblers'],
		['mug', '#26364f', '#e0a458'],
		[
			category('cangkir', ['Cangkir', 'Cups'], ['mug', '#eadfc8', '#5f7258']),
			category('tumbler', ['Tumbler', 'Tumblers'], ['tumbler', '#2b2a2c', '#d9a566']),
		],
	),
	category(
		'hampers',
		['Hampers', 'Hampers'],
		['gift-box', '#2f6f73', '#e6c15c'],
		[
			category(
				'hampers-kopi',
				['Hampers Kopi & Kue', 'Coffee & Cookie Hampers'],
				['gift-box', '#d8c7a4', '#b5573c'],
			),
			category(
				'hampers-dapur',
				['Hampers Dapur & Teh', 'Pantry & Tea Hampers'],
				['gift-box', '#b9402f', '#efe3cc'],
			),
		],
	),
]
