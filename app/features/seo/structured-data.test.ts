import { describe, expect, test } from 'vitest'
import type { Product, Variant } from '#app/domain/catalog.ts'
import { GoogleStructuredData } from '#tests/support/google-things.ts'
import { productStructuredData } from './product-structured-data.ts'
import type { ShopPlace } from './shop-place.ts'
import { shopStructuredData } from './shop-structured-data.ts'
import { articleStructuredData, faqStructuredData } from './text-structured-data.ts'
import { listStructuredData, breadcrumbStructuredData } from './breadcrumb-structured-data.ts'

const place: ShopPlace = { origin: 'https://toko.test', locale: 'en', title: 'Kopi Senja' }
const image = { id: 'abcdef01', alt: 'Sekantong kopi', width: 1600, height: 1200 }
const shop = { title: 'Kopi Senja', description: 'Kopi', logo: image, customerCarePhone: '+62812' }

const variant = (change: Partial<Variant>): Variant => ({
	id: 1,
	sku: 'KS-1',
	choice: [],
	price: 85_000,
	priceBefore: null,
	stock: 3,
	guestStock: 3,
	weightGrams: 200,
	imageIndex: null,
	flash: null,
	...change,
})
const product = (change: Partial<Product>): Product => ({
	id: 1,
	slug: 'gayo',
	name: 'Gayo',
	priceMin: 85_000,
	priceMax: 85_000,
	priceBefore: null,
	rating: null,
	reviewCount: 0,
	soldCount: 0,
	colours: [],
	colourCount: 0,
	isNew: false,
	inStock: true,
	brand: null,
	flashEndsAt: null,
	image,
	texts: { summary: '' },
	searchResult: { title: '', description: '' },
	descriptionHtml: '<p>Kopi</p>',
	options: [],
	images: [image],
	categoryPath: [
		{ slug: 'kopi', name: 'Kopi' },
		{ slug: 'biji', name: 'Biji' },
	],
	variants: [variant({})],
	isDigital: false,
	arrival: null,
	ratingCounts: [0, 0, 0, 0, 0],
	updatedAt: new Date('2026-01-01'),
	...change,
})

describe('a product', () => {
	test('with one variant has one offer with its SKU', () => {
		const thing = productStructuredData(place, product({}), [])
		expect(GoogleStructuredData.parse(thing)).toMatchObject({ '@type': 'Product' })
		expect(thing).toMatchObject({
			sku: 'KS-1',
			brand: { name: 'Kopi Senja' },
			category: 'Kopi > Biji',
			image: ['https://toko.test/media/abcdef01/1200.jpg'],
			offers: { price: 85_000, url: 'https://toko.test/en/product/gayo' },
		})
		expect(thing).not.toHaveProperty('aggregateRating')
	})

	test('with several variants has an offer for each, with its URL, price and availability', () => {
		const options = [
			{ name: 'Isi', values: ['200 g', '1 kg'].map((label) => ({ label, swatch: null })) },
		]
		const variants = [
			variant({ choice: [0] }),
			variant({ id: 2, sku: 'KS-2', choice: [1], price: 310_000, stock: 0 }),
		]
		const thing = productStructuredData(place, product({ options, variants }), [])
		expect(GoogleStructuredData.safeParse(thing).error).toBeUndefined()
		expect(thing.offers).toMatchObject([
			{ name: '200 g', url: 'https://toko.test/en/product/gayo?v=1' },
			{ name: '1 kg', price: 310_000, availability: 'https://schema.org/OutOfStock' },
		])
	})

	test('with many variants has an aggregate offer', () => {
		const variants = Array.from({ length: 25 }, (_, at) =>
			variant({ id: at, price: 10_000 + at, stock: at === 7 ? 1 : 0 }),
		)
		const thing = productStructuredData(place, product({ variants }), [])
		expect(GoogleStructuredData.safeParse(thing).error).toBeUndefined()
		expect(thing.offers).toMatchObject({
			lowPrice: 10_000,
			highPrice: 10_024,
			offerCount: 25,
			availability: 'https://schema.org/InStock',
		})
	})

	test('with reviews has its rating and the first reviews', () => {
		const date = new Date('2026-05-01T20:00:00Z')
		const review = {
			id: 1,
			author: 'Sari',
			rating: 5,
			text: 'Wangi',
			date,
			pictureIds: [],
			language: 'id',
			variantLabel: '',
			reply: null,
		}
		const rated = product({ rating: 4.6, reviewCount: 9 })
		const thing = productStructuredData(place, rated, [review, review, review, review])
		expect(GoogleStructuredData.safeParse(thing).error).toBeUndefined()
		expect(thing).toMatchObject({ aggregateRating: { ratingValue: 4.6, reviewCount: 9 } })
		expect(thing.review).toHaveLength(3)
		expect(thing.review).toContainEqual(expect.objectContaining({ datePublished: '2026-05-02' }))
	})
})

test('the shop, its search, lists and texts meet Google’s requirements', () => {
	const article = {
		slug: 'seduh',
		title: 'Cara seduh',
		summary: 'Air, lalu kopi',
		image,
		author: 'Rina',
		category: { slug: 'tips', name: 'Tips' },
		readingMinutes: 3,
		html: '<p>Air</p>',
		publishedAt: new Date('2026-01-01'),
		updatedAt: new Date('2026-02-01'),
		products: [],
		related: [],
	}
	const things = [
		...shopStructuredData(place, shop),
		breadcrumbStructuredData(place, 'Home', [{ name: 'Kopi', path: '/products/kopi' }]),
		listStructuredData(place, ['gayo', 'toraja'], 13),
		articleStructuredData(place, article, shop),
		...faqStructuredData([
			{ question: 'Berapa lama?', answer: 'Dua hari.' },
			{ question: 'Kosong?', answer: '' },
		]),
	]
	for (const thing of things) {
		expect(GoogleStructuredData.safeParse(thing).error, thing['@type']).toBeUndefined()
	}
	expect(things.map((thing) => thing['@type'])).toEqual([
		'OnlineStore',
		'WebSite',
		'BreadcrumbList',
		'ItemList',
		'BlogPosting',
		'FAQPage',
	])
	expect(JSON.stringify(things)).not.toContain('Kosong')
	expect(JSON.stringify(things)).toContain('https://toko.test/en/products?q={search_term_string}')
	expect(faqStructuredData([])).toEqual([])
})
