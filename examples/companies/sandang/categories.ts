import { category } from '../../category-tree.ts'

export const categories = [
	category(
		'pria',
		['Pria', 'Men'],
		['shirt', '#26364f', '#d09b35'],
		[
			category('kemeja-pria', ['Kemeja', 'Shirts'], ['shirt', '#94a88c', '#2c5142']),
			category('kaos-polo', ['Kaos & Polo', 'Tees & Polos'], ['polo', '#b9603f', '#efe7d8']),
			category('celana-pria', ['Celana', 'Trousers'], ['trousers', '#bda67f', '#5c4033']),
			category(
				'jaket-pria',
				['Jaket & Hoodie', 'Jackets & Hoodies'],
				['jacket', '#6f7048', '#efe7d8'],
			),
		],
	),
	category(
		'wanita',
		['Wanita', 'Women'],
		['dress', '#b9603f', '#efe7d8'],
		[
			category(
				'blus-tunik',
				['Blus & Tunik', 'Blouses & Tunics'],
				['blouse', '#d3a29c', '#6d2a3a'],
			),
			category('dress-gamis', ['Gaun & Gamis', 'Dresses & Gamis'], ['gamis', '#6d2a3a', '#bda67f']),
			category(
				'rok-celana',
				['Rok & Celana', 'Skirts & Trousers'],
				['skirt', '#2c5142', '#d09b35'],
			),
			category('outer-wanita', ['Luaran', 'Layers'], ['cardigan', '#b08a6a', '#efe7d8']),
		],
	),
	category(
		'hijab',
		['Hijab', 'Hijab'],
		['hijab', '#94a88c', '#bda67f'],
		[
			category('segi-empat', ['Segi Empat', 'Squares'], ['hijab', '#d3a29c', '#6d2a3a']),
			category(
				'pashmina',
				['Pashmina & Khimar', 'Pashmina & Khimar'],
				['scarf', '#b3a3c7', '#4a4e54'],
			),
			category(
				'aksesori-hijab',
				['Aksesori Hijab', 'Hijab Accessories'],
				['brooch', '#d3a29c', '#d09b35'],
			),
		],
	),
	category(
		'batik',
		['Batik & Wastra', 'Batik & Weaves'],
		['shirt-short', '#7a4a2b', '#e6d3ad', 'kawung'],
		[
			category(
				'batik-pria',
				['Batik Pria', 'Batik for Men'],
				['shirt', '#23242b', '#e6d3ad', 'parang'],
			),
			category(
				'batik-wanita',
				['Batik Wanita', 'Batik for Women'],
				['dress', '#9c4436', '#ecd9b0', 'kawung'],
			),
			category(
				'kain-sarung',
				['Kain & Sarung', 'Cloths & Sarongs'],
				['sarong', '#26364f', '#d09b35', 'tenun'],
			),
		],
	),
	category(
		'tas',
		['Tas', 'Bags'],
		['tote', '#efe7d8', '#2c5142'],
		[
			category('tote', ['Tote', 'Totes'], ['tote', '#d09b35', '#23242b']),
			category('tas-selempang', ['Selempang', 'Crossbody'], ['sling-bag', '#5c4033', '#d09b35']),
			category('ransel', ['Ransel', 'Backpacks'], ['backpack', '#2c5142', '#d09b35']),
			category('dompet', ['Dompet', 'Wallets'], ['wallet', '#7a4a2b', '#d09b35']),
		],
	),
	category(
		'sepatu-aksesori',
		['Sepatu & Aksesori', 'Shoes & Accessories'],
		['sneakers', '#26364f', '#d09b35'],
		[
			category('sepatu', ['Sepatu', 'Shoes'], ['sneakers', '#b9603f', '#26364f']),
			category('sandal', ['Sandal', 'Sandals'], ['sandals', '#5c4033', '#b08a6a']),
			category('topi', ['Topi & Peci', 'Hats'], ['cap', '#26364f', '#efe7d8']),
			category(
				'kaki-pinggang',
				['Kaus Kaki & Sabuk', 'Socks & Belts'],
				['socks', '#94a88c', '#b9603f'],
			),
		],
	),
	category(
		'anak',
		['Anak', 'Kids'],
		['tee', '#d09b35', '#b9603f'],
		[
			category('atasan-anak', ['Atasan Anak', 'Kids’ Tops'], ['hoodie', '#9dbdd6', '#efe7d8']),
			category(
				'busana-muslim-anak',
				['Busana Muslim Anak', 'Kids’ Muslim Wear'],
				['koko', '#94a88c', '#efe7d8'],
			),
		],
	),
]
