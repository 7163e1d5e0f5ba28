import { expect, test } from 'vitest'
import type { FeedProduct } from '#contract/feed.ts'
import { feedItems } from './feed-item.server.ts'

const variant = {
	id: 11,
	sku: 'K-1',
	gtin: null,
	mpn: null,
	choice: [],
	price: 10_000,
	priceBefore: null,
	discountFrom: null,
	discountUntil: null,
	stock: 3,
	weightGrams: 0,
	size: null,
	imageIndex: null,
}
const product: FeedProduct = {
	id: 1,
	slug: 'kemeja',
	name: 'Kemeja '.repeat(40),
	summary: '',
	descriptionHtml: `<p>${'Katun halus. '.repeat(600)}</p>`,
	brand: null,
	categories: [],
	options: [],
	variants: [variant],
	images: [{ id: 'abcdef0123456789', alt: '', width: 10, height: 10 }],
}
const shop = {
	origin: 'http://toko.test',
	locale: 'id',
	title: 'Toko',
	referral: undefined,
} as const

test('[RT-24] titles and descriptions stay within the limits of Meta and Google', () => {
	const longSummary = { ...product, descriptionHtml: '', summary: 'Katun halus. '.repeat(600) }
	for (const one of [product, longSummary]) {
		const [item] = feedItems(one, shop)
		expect(item?.title).toHaveLength(150)
		expect(item?.description).toHaveLength(5_000)
	}
})

test('[RT-24] a product without GTIN and MPN says so', () => {
	expect(feedItems(product, shop)[0]?.identifier_exists).toBe('no')
})

test('[RT-24] a product with a GTIN or an MPN has them', () => {
	const coded = (codes: { gtin: string | null; mpn: string | null }) =>
		feedItems({ ...product, variants: [{ ...variant, ...codes }] }, shop)[0]
	expect(coded({ gtin: '4006381333931', mpn: null })).toMatchObject({
		gtin: '4006381333931',
		identifier_exists: 'yes',
	})
	expect(coded({ gtin: null, mpn: 'K-1' })).toMatchObject({ mpn: 'K-1', identifier_exists: 'yes' })
})

test('[RT-24] a size is named where Google takes it', () => {
	const sized = (length: number) =>
		feedItems(
			{ ...product, variants: [{ ...variant, size: { length, width: 20.5, height: 3 } }] },
			shop,
		)[0]
	expect(sized(30)).toMatchObject({
		shipping_length: '30 cm',
		shipping_width: '20.5 cm',
		shipping_height: '3 cm',
	})
	for (const item of [sized(0.5), sized(401), feedItems(product, shop)[0]]) {
		expect(item).not.toHaveProperty('shipping_length')
	}
})

test('[RT-24] what Meta and Google refuse is left out: no picture, no price', () => {
	expect(feedItems({ ...product, images: [] }, shop)).toEqual([])
	expect(feedItems({ ...product, variants: [{ ...variant, price: 0 }] }, shop)).toEqual([])
})
