import { buildProducts } from '../../build-product.ts'
import { art } from '../../category-tree.ts'
import { footerMenu } from '../../footer-menu.ts'
import type { SeedCompany } from '../../seed-shapes.ts'
import { categories } from './categories.ts'
import { blends, coffee } from './coffee.ts'
import { content } from './content.ts'
import { drinks } from './drinks.ts'
import { gear } from './gear.ts'
import { guides } from './guides.ts'
import { homePage } from './home-page.ts'
import { kitchen } from './kitchen.ts'
import { snacks } from './snacks.ts'
import { tableware } from './table.ts'

/** The coffee and food shop. */
export const kopi: SeedCompany = {
	code: 'kopi',
	name: 'Pagi Sangrai',
	legalName: 'CV Pagi Sangrai Bersama',
	tagline: {
		id: 'Kopi, camilan dan isi dapur dari tangan yang kami kenal',
		en: 'Coffee, snacks and pantry goods from hands we know',
	},
	domains: ['kopi.localhost'],
	palette: 'rust',
	look: { typePairing: 'warm', corners: 'round', headerLayout: 'bar' },
	customerCarePhone: '+6281200020202',
	originDistrict: '31.74.07',
	freeShippingFrom: 300000,
	// A merchant of nobody's: no payment app pays it.
	qris: '00020101021126650016ID.CO.CONTOH.WWW011893600999000000000202120000000000020303UMI51440014ID.CO.QRIS.WWW0215ID00000000000020303UMI5204569153033605802ID5912PAGI SANGRAI6015JAKARTA SELATAN61051211063040A88',
	returnAddress:
		'Pagi Sangrai, Jalan Wijaya I No. 21, Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta 12170',
	banks: [
		{
			code: 'BCA',
			name: 'Bank Central Asia',
			number: '0002345678',
			holder: 'CV Pagi Sangrai Bersama',
		},
		{
			code: 'BRI',
			name: 'Bank Rakyat Indonesia',
			number: '000201002345678',
			holder: 'CV Pagi Sangrai Bersama',
		},
	],
	logo: { shape: 'round', colour: '#5c3a28', accent: '#f0d9a8', seed: 3 },
	studio: 'roastery',
	heroes: [
		{
			slug: 'meja-seduh',
			scene: [
				art('mug', '#efe2c8', '#5c3a28'),
				art('kettle', '#2b2f38', '#c98a4b', undefined, 2),
				art('dripper', '#f3ece0', '#7a4a2b', undefined, 2),
			],
			wall: '#b4613c',
		},
		{
			slug: 'rak-sangrai',
			scene: [
				art('beans-bag', '#efe2c8', '#b4613c', undefined, 4),
				art('beans-bag', '#587060', '#f0d9a8', undefined, 9),
				art('beans-bag', '#5c3a28', '#d97b3f'),
			],
			wall: '#d8a350',
		},
		{
			slug: 'dapur-pagi',
			scene: [
				art('honey-jar', '#e0a63a', '#7d8f69'),
				art('cookie-jar', '#c94f3d', '#e6b566'),
				art('french-press', '#2b2f38', '#c98a4b', undefined, 2),
			],
			wall: '#587060',
		},
	],
	categories,
	banners: [
		{
			slug: 'panen-baru',
			title: { id: 'Panen baru sudah disangrai', en: 'The new crop is roasted' },
			subtitle: {
				id: 'Gayo, Kintamani, Bajawa: giling gratis',
				en: 'Gayo, Kintamani, Bajawa: ground for free',
			},
			target: '/products/single-origin',
			scene: [
				art('mug', '#eadfc8', '#5c3a28'),
				art('dripper', '#b5573c', '#7a4a2b', undefined, 2),
				art('beans-bag', '#5c3a28', '#d97b3f'),
			],
			background: '#f1e4d3',
		},
		{
			slug: 'sambal-perantau',
			title: { id: 'Obat rindu perantau', en: 'A cure for homesickness' },
			subtitle: {
				id: 'Lima sambal, tahan terbang ke mana saja',
				en: 'Five sambals that fly anywhere',
			},
			target: '/products/sambal-bumbu',
			scene: [
				art('jar', '#b9402f', '#4f6b3c', undefined, 4),
				art('snack-pouch', '#d8a13a', '#7d4f23', undefined, 5),
				art('sauce-bottle', '#c2492e', '#3b2a22'),
			],
			background: '#f6e3d6',
		},
		{
			slug: 'hantaran',
			title: { id: 'Hantaran yang habis dimakan', en: 'Gifts that get eaten up' },
			subtitle: {
				id: 'Hampers dengan kartu tulisan tangan',
				en: 'Hampers with a handwritten card',
			},
			target: '/products/hampers',
			scene: [
				art('cookie-jar', '#c94f3d', '#e6b566'),
				art('honey-jar', '#e0a63a', '#7d8f69'),
				art('gift-box', '#2f6f73', '#e6c15c', undefined, 8),
			],
			background: '#e3ece6',
		},
	],
	products: buildProducts('PS', [
		...coffee,
		...blends,
		...drinks,
		...gear,
		...snacks,
		...kitchen,
		...tableware,
		...guides,
	]),
	content,
	home: homePage,
	footerMenu: footerMenu(
		[['Asal tunggal', 'Single origins'], '/products/single-origin'],
		[['Alat seduh', 'Brewing gear'], '/products/alat-seduh'],
		[['Hampers', 'Hampers'], '/products/hampers'],
	),
}
