import type { Art } from '#examples/art-shapes.ts'
import type { SeedCompany, SeedProduct } from '#examples/seed-shapes.ts'
import { tinyContent } from './tiny-content.ts'

const art: Art = { shape: 'shirt', colour: '#446688', accent: '#ddccbb', seed: 1 }
const same = (text: string) => ({ id: text, en: text })

type Sold = Partial<SeedProduct> & { slug: string; name: SeedProduct['name'] }

/** A product with one variant, unless overridden. */
function tinyProduct(sold: Sold): SeedProduct {
	return {
		summary: same('Ringkas'),
		description: same('<p>Lengkap</p>'),
		category: 'kaos',
		brand: 'Pakan',
		options: [],
		variants: [{ sku: `SKU-${sold.slug}`, choice: [], price: 50_000, stock: 5, weightGrams: 400 }],
		pictures: [{ art, view: 0, alt: { id: 'Tampak depan', en: 'Front' } }],
		soldCount: 0,
		daysOld: 100,
		reviews: [],
		...sold,
	}
}

const jacket = tinyProduct({
	slug: 'jaket-hujan',
	name: { id: 'Jaket Hujan', en: 'Rain Jacket' },
	category: 'jaket',
	brand: 'Lungsin',
	options: [
		{
			name: { id: 'Warna', en: 'Colour' },
			values: [{ label: { id: 'Merah', en: 'Red' }, swatch: '#cc0000' }],
		},
		{ name: { id: 'Ukuran', en: 'Size' }, values: [{ label: same('M') }, { label: same('L') }] },
	],
	variants: [
		{ sku: 'JH-M', choice: [0, 0], price: 250_000, stock: 3, weightGrams: 800, picture: 0 },
		{
			sku: 'JH-L',
			choice: [0, 1],
			price: 200_000,
			compareAtPrice: 260_000,
			stock: 0,
			weightGrams: 900,
		},
	],
	soldCount: 90,
	daysOld: 2,
	reviews: [
		{ author: 'Sari', rating: 5, text: 'Bagus', daysAgo: 1 },
		{ author: 'Budi', rating: 4, text: 'Lumayan', daysAgo: 9 },
	],
})

const tees = Array.from({ length: 14 }, (_, at) =>
	tinyProduct({
		slug: `kaos-${at + 1}`,
		name: { id: `Kaos Polos ${at + 1}`, en: `Plain Tee ${at + 1}` },
		variants: [
			{ sku: `KP-${at + 1}`, choice: [], price: 50_000 + at * 1000, stock: at, weightGrams: 200 },
		],
		soldCount: at,
		daysOld: 40 + at,
	}),
)

const first: SeedCompany = {
	code: 'sandang',
	name: 'Sandang Kecil',
	legalName: 'PT Sandang Kecil',
	tagline: { id: 'Baju sehari-hari', en: 'Clothes for every day' },
	domains: ['localhost', 'sandang.localhost'],
	palette: 'green',
	customerCarePhone: '+6281200000001',
	originDistrict: '31.74.01',
	freeShippingFrom: 300_000,
	qris: '00020101021126650016ID.CO.CONTOH.WWW011893600999000000000102120000000000010303UMI51440014ID.CO.QRIS.WWW0215ID00000000000010303UMI5204569153033605802ID5917LUNGSIN DAN PAKAN6007BANDUNG61054011163046856',
	banks: [
		{ code: 'BCA', name: 'Bank Central Asia', number: '1234567890', holder: 'PT Sandang Kecil' },
	],
	logo: { ...art, shape: 'round' },
	studio: 'atelier',
	heroes: [],
	categories: [
		{
			slug: 'pakaian',
			name: { id: 'Pakaian', en: 'Clothes' },
			icon: art,
			children: [
				{ slug: 'kaos', name: { id: 'Kaos', en: 'T-shirts' }, icon: art },
				{ slug: 'jaket', name: { id: 'Jaket', en: 'Jackets' }, icon: art },
			],
		},
	],
	banners: [
		{
			slug: 'musim-hujan',
			title: { id: 'Musim hujan', en: 'Rainy season' },
			subtitle: { id: 'Tetap kering', en: 'Stay dry' },
			target: '/products/jaket',
			scene: [art],
			background: '#eeeeff',
		},
	],
	products: [jacket, ...tees],
	footerMenu: [
		{
			title: { id: 'Bantuan', en: 'Help' },
			links: [{ label: { id: 'Kontak', en: 'Contact' }, target: '/contact' }],
		},
	],
	content: tinyContent('sandang'),
}

/** Another company with the same slugs, so that a mix-up of the two is detected. */
const second: SeedCompany = {
	...first,
	code: 'kopi',
	name: 'Kopi Kecil',
	domains: ['kopi.localhost'],
	palette: 'coffee',
	banks: [{ code: 'BNI', name: 'BNI', number: '9876543210', holder: 'PT Kopi Kecil' }],
	banners: [],
	footerMenu: [],
	content: tinyContent('kopi'),
	products: [
		tinyProduct({
			slug: 'jaket-hujan',
			name: { id: 'Kopi Hujan', en: 'Rain Coffee' },
			category: 'jaket',
		}),
	],
}

/** Two small shops in the seed's format; their ids are 1 and 2. */
export const tinyShops: SeedCompany[] = [first, second]
