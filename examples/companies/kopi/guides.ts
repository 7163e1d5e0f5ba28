import { provisions } from './provision.ts'

/** What is read rather than sent. */
export const guides = provisions([
	{
		slug: 'panduan-seduh-rumahan',
		category: 'dripper-saringan',
		brand: 'Pagi Sangrai',
		name: ['Panduan Seduh Rumahan (PDF)', 'Home Brewing Guide (PDF)'],
		summary: [
			'Buku digital tipis: lima cara menyeduh, satu takaran yang mudah diingat.',
			'A thin digital book: five ways to brew and one ratio that is easy to remember.',
		],
		text: [
			'Langsung bisa diunduh begitu pembayaran masuk. Dibaca di HP pun nyaman, dicetak pun muat di kertas A5.',
			'Ready to download as soon as the payment arrives. Reads well on a phone and prints on A5. In Indonesian.',
		],
		shape: 'booklet',
		colour: '#5c3a28',
		accent: '#d97b3f',
		price: 35000,
		weight: 1,
		stock: 9999,
		sold: 64,
		age: 212,
		reviews: 0,
		file: {
			name: 'panduan-seduh-rumahan.pdf',
			title: 'Panduan Seduh Rumahan',
			pages: [
				{
					heading: 'Panduan Seduh Rumahan',
					lines: [
						'Satu takaran untuk semuanya: 15 gram kopi, 240 gram air.',
						'Air baru mendidih, tunggu satu menit (kira-kira 94 derajat).',
						'Terlalu asam? Giling lebih halus. Terlalu pahit? Lebih kasar.',
						'',
						'1. Dripper: basahi kertas, seduh tiga kali tuang, 2,5 menit.',
						'2. French press: giling kasar, tunggu 4 menit, tekan pelan.',
						'3. Tubruk: giling halus, aduk sekali, tunggu ampasnya turun.',
						'4. Moka pot: air panas di bawah, api kecil, angkat saat berbunyi.',
						'5. Seduh dingin: 80 gram untuk 1 liter, 14 jam di kulkas.',
					],
				},
				{
					heading: 'Supaya ajek',
					lines: [
						'Timbang kopinya, timbang juga airnya.',
						'Giling sesaat sebelum menyeduh.',
						'Catat satu hal yang kamu ubah, jangan dua sekaligus.',
						'Simpan biji di wadah kedap, jauh dari kompor.',
						'Habiskan dalam enam minggu sejak tanggal sangrai.',
					],
				},
			],
		},
	},
	{
		slug: 'kartu-resep-kopi-susu',
		category: 'dripper-saringan',
		brand: 'Pagi Sangrai',
		name: ['Kartu Resep Kopi Susu (PDF)', 'Milk Coffee Recipe Cards (PDF)'],
		summary: [
			'Enam resep kopi susu yang bisa dibuat tanpa mesin, siap ditempel di dapur.',
			'Six milk coffees that need no machine, ready to pin up in the kitchen.',
		],
		text: [
			'Satu kartu satu resep, dengan takaran sendok untuk yang tidak punya timbangan. Langsung bisa diunduh.',
			'A recipe to a card, with spoon measures for those without scales. Ready to download. In Indonesian.',
		],
		shape: 'booklet',
		colour: '#5f7258',
		accent: '#e0a458',
		price: 19000,
		weight: 1,
		stock: 9999,
		sold: 41,
		age: 205,
		reviews: 0,
		file: {
			name: 'kartu-resep-kopi-susu.pdf',
			title: 'Kartu Resep Kopi Susu',
			pages: [
				{
					heading: 'Kopi susu gula aren',
					lines: [
						'2 sendok makan kopi tubruk, 60 ml air panas.',
						'1 sendok makan gula aren cair, 120 ml susu dingin, es.',
						'Seduh kental, saring, tuang di atas susu dan gula.',
					],
				},
				{
					heading: 'Es kopi pandan',
					lines: [
						'1 lembar pandan direbus bersama 100 ml susu.',
						'60 ml kopi kental, 2 sendok teh gula.',
						'Dinginkan susunya dulu, baru campurkan.',
					],
				},
			],
		},
	},
])
