import { buildProducts } from '../../build-product.ts'
import { art } from '../../category-tree.ts'
import { footerMenu } from '../../footer-menu.ts'
import type { SeedCompany } from '../../seed-shapes.ts'
import { batik } from './batik.ts'
import { blouses } from './blouses.ts'
import { carried } from './carried.ts'
import { categories } from './categories.ts'
import { content } from './content.ts'
import { dresses } from './dresses.ts'
import { kids } from './kids.ts'
import { homePage } from './home-page.ts'
import { menswear } from './menswear.ts'
import { scarves } from './scarves.ts'
import { shirts } from './shirts.ts'
import { tees } from './tees.ts'

/** The clothing shop, the first company: it answers on localhost. */
export const sandang: SeedCompany = {
	code: 'sandang',
	name: 'Lungsin & Pakan',
	legalName: 'PT Lungsin Pakan Nusantara',
	tagline: {
		id: 'Pakaian sehari-hari, dijahit di Bandung',
		en: 'Everyday clothes, sewn in Bandung',
	},
	domains: ['localhost', '127.0.0.1', 'sandang.localhost'],
	palette: 'forest',
	look: { typePairing: 'classic', corners: 'square', headerLayout: 'centred' },
	customerCarePhone: '+6281200010101',
	originDistrict: '32.73.02',
	freeShippingFrom: 500000,
	// A merchant of nobody's: no payment app pays it.
	qris: '00020101021126650016ID.CO.CONTOH.WWW011893600999000000000102120000000000010303UMI51440014ID.CO.QRIS.WWW0215ID00000000000010303UMI5204569153033605802ID5917LUNGSIN DAN PAKAN6007BANDUNG61054011163046856',
	returnAddress:
		'Gudang Lungsin & Pakan, Jalan Dago No. 118, Coblong, Kota Bandung, Jawa Barat 40135',
	banks: [
		{
			code: 'BCA',
			name: 'Bank Central Asia',
			number: '0001234567',
			holder: 'PT Lungsin Pakan Nusantara',
		},
		{
			code: 'MANDIRI',
			name: 'Bank Mandiri',
			number: '0000011223344',
			holder: 'PT Lungsin Pakan Nusantara',
		},
		{
			code: 'BSI',
			name: 'Bank Syariah Indonesia',
			number: '0009988776',
			holder: 'PT Lungsin Pakan Nusantara',
		},
	],
	logo: { shape: 'square', colour: '#2c5142', accent: '#efe7d8', seed: 9 },
	studio: 'atelier',
	heroes: [
		{
			slug: 'ruang-tenun',
			scene: [
				art('scarf', '#7c3b2a', '#e6d3ad', 'tenun', 2),
				art('tote', '#e6dccb', '#2c5142', undefined, 4),
				art('dress', '#26364f', '#e0c89a', 'kawung', 5),
			],
			wall: '#e4d8c4',
		},
		{
			slug: 'kain-batik',
			scene: [
				art('sarong', '#7a4a2b', '#ecd9b0', 'kawung', 3),
				art('sarong', '#23242b', '#e6d3ad', 'parang', 6),
				art('shirt', '#26364f', '#6f9fc4', 'mega-mendung', 2),
			],
			wall: '#e0cdb4',
		},
		{
			slug: 'linen-teduh',
			scene: [
				art('trousers', '#efe7d8', '#5c4033', undefined, 3),
				art('tote', '#b9603f', '#efe7d8', undefined, 7),
				art('shirt', '#94a88c', '#2c5142', undefined, 2),
			],
			wall: '#dcdccd',
		},
	],
	categories,
	banners: [
		{
			slug: 'koleksi-teduh',
			title: { id: 'Koleksi Teduh', en: 'The Teduh Collection' },
			subtitle: {
				id: 'Linen ringan untuk hari-hari yang panas',
				en: 'Light linen for the hot months',
			},
			target: '/product/kemeja-linen-teduh',
			scene: [
				art('trousers', '#efe7d8', '#5c4033'),
				art('tote', '#2c5142', '#efe7d8', undefined, 4),
				art('shirt', '#94a88c', '#2c5142'),
			],
			background: '#e4ebe0',
		},
		{
			slug: 'jumat-batik',
			title: { id: 'Jumat berbatik', en: 'Batik on Friday' },
			subtitle: {
				id: 'Kawung, parang dan mega mendung dengan potongan masa kini',
				en: 'Kawung, parang and mega mendung, cut for today',
			},
			target: '/products/batik',
			scene: [
				art('shirt-short', '#26364f', '#6f9fc4', 'mega-mendung'),
				art('shirt', '#23242b', '#e6d3ad', 'parang', 3),
				art('dress', '#7a4a2b', '#ecd9b0', 'kawung', 5),
			],
			background: '#f0e4d2',
		},
		{
			slug: 'hijab-harian',
			title: { id: 'Voal yang tegak seharian', en: 'Voile that stands all day' },
			subtitle: { id: 'Lima warna baru, mulai Rp 69.000', en: 'Five new colours, from Rp 69,000' },
			target: '/products/hijab',
			scene: [
				art('hijab', '#d3a29c', '#6d2a3a'),
				art('hijab', '#94a88c', '#bda67f', undefined, 2),
				art('hijab', '#b3a3c7', '#bda67f', undefined, 6),
			],
			background: '#f3e6e3',
		},
		{
			slug: 'teman-jalan',
			title: { id: 'Teman jalan jauh', en: 'For the long way round' },
			subtitle: {
				id: 'Ransel, kets dan topi dari Tapak Jalan',
				en: 'Backpacks, trainers and caps from Tapak Jalan',
			},
			target: '/products/tas',
			scene: [
				art('cap', '#b9603f', '#efe7d8'),
				art('sneakers', '#26364f', '#d09b35', undefined, 3),
				art('backpack', '#2c5142', '#d09b35'),
			],
			background: '#e6e7ea',
		},
	],
	products: buildProducts('LP', [
		...shirts,
		...tees,
		...menswear,
		...blouses,
		...dresses,
		...scarves,
		...batik,
		...carried,
		...kids,
	]),
	content,
	home: homePage,
	footerMenu: footerMenu(
		[['Batik & wastra', 'Batik & weaves'], '/products/batik'],
		[['Hijab', 'Hijab'], '/products/hijab'],
		[['Untuk anak', 'For kids'], '/products/anak'],
	),
}
