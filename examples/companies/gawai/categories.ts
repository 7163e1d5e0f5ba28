import { category } from '../../category-tree.ts'

export const categories = [
	category(
		'ponsel-tablet',
		['Ponsel & Tablet', 'Phones & Tablets'],
		['phone', '#31517a', '#e58a5a'],
		[
			category('ponsel', ['Ponsel', 'Phones'], ['phone', '#2b2f38', '#5b8def']),
			category('tablet', ['Tablet', 'Tablets'], ['tablet', '#b9c0c8', '#7fb8a8']),
			category(
				'casing-penyangga',
				['Casing & Penyangga', 'Cases & Stands'],
				['phone-case', '#5d7360', '#d9dde2'],
			),
		],
	),
	category(
		'audio',
		['Audio', 'Audio'],
		['headphones', '#2b2f38', '#d9a566'],
		[
			category('tws', ['Earbuds', 'Earbuds'], ['earbuds', '#b6a8d6', '#5b8def']),
			category('headphone', ['Headphone', 'Headphones'], ['headphones', '#5d7360', '#d9a566']),
			category('speaker', ['Speaker', 'Speakers'], ['speaker', '#e07a63', '#efe7d8']),
			category('mikrofon', ['Mikrofon', 'Microphones'], ['microphone', '#2b2f38', '#ef6f6c']),
		],
	),
	category(
		'komputer',
		['Komputer', 'Computing'],
		['laptop', '#b9c0c8', '#5b8def'],
		[
			category('laptop', ['Laptop', 'Laptops'], ['laptop', '#2b2f38', '#b06ad9']),
			category(
				'keyboard-mouse',
				['Keyboard & Mouse', 'Keyboards & Mice'],
				['keyboard', '#d9cbb2', '#e0784f'],
			),
			category(
				'monitor-printer',
				['Monitor & Printer', 'Monitors & Printers'],
				['monitor', '#2b2f38', '#5b8def'],
			),
			category(
				'penyimpanan',
				['Penyimpanan & Hub', 'Storage & Hubs'],
				['drive', '#31517a', '#e0a458'],
			),
		],
	),
	category(
		'daya',
		['Daya', 'Power'],
		['powerbank', '#2b2f38', '#4fc3a1'],
		[
			category('powerbank', ['Powerbank', 'Power Banks'], ['powerbank', '#b6a8d6', '#4fc3a1']),
			category('charger', ['Kepala Cas', 'Chargers'], ['charger', '#eceef0', '#5b8def']),
			category('kabel', ['Kabel', 'Cables'], ['cable', '#e07a63', '#31517a']),
			category(
				'colokan-baterai',
				['Stop Kontak & Baterai', 'Sockets & Batteries'],
				['battery', '#31517a', '#4fc3a1'],
			),
		],
	),
	category(
		'rumah',
		['Rumah', 'Home'],
		['lamp', '#ecd27a', '#e0a458'],
		[
			category('lampu', ['Lampu', 'Lighting'], ['bulb', '#ecd27a', '#ef6f6c']),
			category('kipas-rumah', ['Kipas & Cuci', 'Fans & Washers'], ['fan', '#9fc3dd', '#8fd0c3']),
			category('televisi', ['Televisi', 'Televisions'], ['television', '#2b2f38', '#4fc3a1']),
		],
	),
	category(
		'jaringan-konten',
		['Jaringan & Konten', 'Network & Content'],
		['router', '#2b2f38', '#4fc3a1'],
		[
			category('jaringan', ['Jaringan', 'Network'], ['router', '#31517a', '#4fc3a1']),
			category(
				'kamera-konten',
				['Kamera & Konten', 'Cameras & Content'],
				['camera', '#2b2f38', '#e0784f'],
			),
		],
	),
	category(
		'arloji-gim',
		['Arloji & Gim', 'Watches & Games'],
		['smartwatch', '#d9cbb2', '#5d7360'],
		[
			category('arloji', ['Arloji', 'Watches'], ['smartwatch', '#b9c0c8', '#e0784f']),
			category('gim', ['Gim', 'Games'], ['gamepad', '#b6a8d6', '#ef6f6c']),
		],
	),
]
