import { describe, expect, test } from 'vitest'
import type { Product, Variant } from '#contract/product.ts'
import { GoogleStructuredData } from '#tests/support/google-things.ts'
import { productStructuredData } from './product-structured-data.ts'
import type { ShopTerms } from './offer-structured-data.ts'
import type { ShopPlace } from './shop-place.ts'
import { shopStructuredData } from './shop-structured-data.ts'
import { articleStructuredData, faqStructuredData } from './text-structured-data.ts'
import { listStructuredData, breadcrumbStructuredData } from './breadcrumb-structured-data.ts'

const place: ShopPlace = { origin: 'https://toko.test', locale: 'en', title: 'Kopi Senja' }
const image = { id: 'abcdef01', alt: 'Sekantong kopi', width: 1600, height: 1200 }
const terms: ShopTerms = { freeShippingFrom: null, returnDays: null }
const shop = { title: 'Kopi Senja', description: 'Kopi', logo: image, customerCarePhone: '+62812' }

const variant = (change: Partial<Variant>): Variant => ({
	id: 1,
	sku: 'KS-1',
	gtin: null,
	mpn: null,
	choice: [],
	price: 85_000,
	priceBefore: null,
	priceUntil: null,
	stock: 3,
	guestStock: 3,
	weightGrams: 200,
	size: null,
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
	summary: '',
	seoTitle: '',
	seoDescription: '',
	description: '<p>Kopi</p>',
	warranty: '',
	warrantyMonths: 0,
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
		const thing = productStructuredData(place, product({}), [], terms)
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

	test('with several variants is a group with a product and an offer for each', () => {
		const options = [
			{ name: 'Isi', values: ['200 g', '1 kg'].map((label) => ({ label, swatch: null })) },
			{ name: 'Warna', values: [{ label: 'Merah', swatch: null }] },
		]
		const priceUntil = new Date('2026-12-01T05:00:00Z')
		const variants = [
			variant({ choice: [0, 0], gtin: '4006381333931', priceUntil }),
			variant({ id: 2, sku: 'KS-2', choice: [1, 0], price: 310_000, stock: 0, mpn: 'G-2' }),
		]
		const thing = productStructuredData(place, product({ options, variants }), [], terms)
		expect(GoogleStructuredData.safeParse(thing).error).toBeUndefined()
		expect(thing).toMatchObject({
			'@type': 'ProductGroup',
			productGroupID: 'g1',
			variesBy: ['Isi', 'https://schema.org/color'],
			hasVariant: [
				{
					name: 'Gayo (200 g, Merah)',
					sku: 'KS-1',
					gtin: '4006381333931',
					color: 'Merah',
					additionalProperty: [{ name: 'Isi', value: '200 g' }],
					offers: {
						url: 'https://toko.test/en/product/gayo?v=1',
						priceValidUntil: '2026-12-01T05:00:00.000Z',
					},
				},
				{
					mpn: 'G-2',
					offers: { price: 310_000, availability: 'https://schema.org/OutOfStock' },
				},
			],
		})
	})

	describe('says of delivery and returns', () => {
		const zones = [
			{ zone: 'CITY' as const, min: 1, max: 2 },
			{ zone: 'ISLANDS' as const, min: 2, max: 3 },
			{ zone: 'COUNTRY' as const, min: 3, max: 7 },
		]
		const origin = { city: 'Bandung', province: 'Jawa Barat', islands: 'JAVA' as const }
		const sent = { arrival: { ...origin, zones, costMost: 45_000, packingDays: 0 } }
		const offerOf = (change: Partial<Product>, more: Partial<typeof terms> = {}) =>
			productStructuredData(place, product(change), [], { ...terms, ...more }).offers

		test('what couriers take at most, and how long', () => {
			expect(offerOf(sent)).toMatchObject({
				shippingDetails: {
					shippingDestination: { addressCountry: 'ID' },
					shippingRate: { maxValue: 45_000, currency: 'IDR' },
					deliveryTime: { transitTime: { minValue: 1, maxValue: 7, unitCode: 'DAY' } },
				},
			})
		})

		test('how long the shop packs, if it says so', () => {
			const packed = { arrival: { ...sent.arrival, packingDays: 2 } }
			expect(offerOf(packed)).toMatchObject({
				shippingDetails: {
					deliveryTime: {
						handlingTime: { minValue: 0, maxValue: 2, unitCode: 'DAY' },
						transitTime: { minValue: 1, maxValue: 7 },
					},
				},
			})
			expect(JSON.stringify(offerOf(sent))).not.toContain('handlingTime')
		})

		test('that it is free from the price that the shop has set', () => {
			const free = { shippingDetails: { shippingRate: { value: 0 } } }
			const from = (freeShippingFrom: number) => offerOf(sent, { freeShippingFrom })
			expect(from(85_000)).toMatchObject(free)
			expect(from(85_001)).not.toMatchObject(free)
		})

		test('in how many days goods can be returned', () => {
			expect(offerOf(sent, { returnDays: 3 })).toMatchObject({
				hasMerchantReturnPolicy: {
					applicableCountry: 'ID',
					merchantReturnDays: 3,
					merchantReturnLink: 'https://toko.test/en/terms',
				},
			})
		})

		test('nothing that is unknown, and nothing of what is not sent', () => {
			for (const offer of [offerOf({}), offerOf({ ...sent, isDigital: true }, { returnDays: 3 })]) {
				expect(offer).toMatchObject({
					shippingDetails: undefined,
					hasMerchantReturnPolicy: undefined,
				})
			}
			const unpriced = { arrival: { ...sent.arrival, costMost: null } }
			expect(offerOf(unpriced)).toMatchObject({ shippingDetails: { shippingRate: undefined } })
		})

		test('each once in a group: later offers refer to it', () => {
			const variants = [variant({}), variant({ id: 2, sku: 'KS-2' })]
			const thing = productStructuredData(place, product({ ...sent, variants }), [], terms)
			const id = 'https://toko.test/en/product/gayo#shipping'
			expect(thing.hasVariant).toMatchObject([
				{ offers: { shippingDetails: { '@id': id, deliveryTime: {} } } },
				{ offers: { shippingDetails: { '@id': id, '@type': 'OfferShippingDetails' } } },
			])
		})
	})

	test('with many variants has an aggregate offer', () => {
		const variants = Array.from({ length: 101 }, (_, at) =>
			variant({ id: at, price: 10_000 + at, stock: at === 7 ? 1 : 0 }),
		)
		const thing = productStructuredData(place, product({ variants }), [], terms)
		expect(GoogleStructuredData.safeParse(thing).error).toBeUndefined()
		expect(thing.offers).toMatchObject({
			lowPrice: 10_000,
			highPrice: 10_100,
			offerCount: 101,
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
			replyDate: null,
		}
		const rated = product({ rating: 4.6, reviewCount: 9 })
		const thing = productStructuredData(place, rated, [review, review, review, review], terms)
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
		category: 'tips',
		categoryName: 'Tips',
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
