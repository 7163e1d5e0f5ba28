import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import * as wire from '#contract/feed.ts'
import { endFlashSaleIn, exampleFlashSale } from '#tests/support/example-flash-sale.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

type Feed = z.infer<typeof wire.listFeedProducts.answer>['data']

async function wholeFeed(limit: number, extra = '', shop: 'sandang' | 'kopi' = 'sandang') {
	const all: Feed['list'] = []
	for (let after: number | null = 0; after !== null;) {
		const address: string = `/feed/product-list?AFTER=${after}&LIMIT=${limit}${extra}`
		const { data } = await tiny.read(wire.listFeedProducts.answer, address, { shop })
		all.push(...data.list)
		after = data.NEXT_AFTER
	}
	return all
}

test('a feed read in small pages has every product once, in the order of its ids', async () => {
	const slugs = (await wholeFeed(3)).map(({ PRODUCT_SLUG }) => PRODUCT_SLUG)
	expect(slugs).toEqual((await wholeFeed(100)).map(({ PRODUCT_SLUG }) => PRODUCT_SLUG))
	expect(new Set(slugs).size).toBe(slugs.length)
	expect(slugs).toContain('jaket-hujan')
})

test('a product has its variants with prices, stock, discount and choices', async () => {
	const coat = (await wholeFeed(100)).find(({ PRODUCT_SLUG }) => PRODUCT_SLUG === 'jaket-hujan')
	expect(coat).toMatchObject({
		PRODUCT_NAME: 'Jaket Hujan',
		BRAND_NAME: 'Lungsin',
		OPTION_LIST: [
			{ OPTION_NAME: 'Warna', OPTION_VALUE_LIST: ['Merah'] },
			{ OPTION_NAME: 'Ukuran', OPTION_VALUE_LIST: ['M', 'L'] },
		],
	})
	expect(coat?.VARIANT_LIST).toMatchObject([
		{ VARIANT_SKU: 'JH-M', VARIANT_PRICE: 250_000, VARIANT_PRICE_BEFORE: null, VARIANT_STOCK: 3 },
		{ VARIANT_SKU: 'JH-L', VARIANT_PRICE: 200_000, VARIANT_PRICE_BEFORE: 260_000 },
	])
})

test('[RT-24] a variant in a running flash sale has its price, with the times of the sale', async () => {
	const [row] = await tiny.db
		.select({ id: variant.id, companyId: variant.companyId })
		.from(variant)
		.where(eq(variant.sku, 'JH-M'))
	if (!row) throw new Error('no variant')
	const sale = [{ variantId: row.id, price: 99_000, quota: 5 }]
	const id = await exampleFlashSale(tiny.db, row.companyId, sale)
	const inSale = await coatInFeed()
	expect(inSale).toMatchObject({ VARIANT_PRICE: 99_000, VARIANT_PRICE_BEFORE: 250_000 })
	expect(Date.parse(inSale?.DISCOUNT_FROM ?? '')).toBeLessThan(Date.now())
	expect(Date.parse(inSale?.DISCOUNT_UNTIL ?? '')).toBeGreaterThan(Date.now())
	await endFlashSaleIn(tiny.db, row.companyId, id, 0)
	expect(await coatInFeed()).toMatchObject({ VARIANT_PRICE: 250_000, VARIANT_PRICE_BEFORE: null })
})

async function coatInFeed() {
	const feed = await wholeFeed(100)
	return feed
		.flatMap(({ VARIANT_LIST }) => VARIANT_LIST)
		.find(({ VARIANT_SKU }) => VARIANT_SKU === 'JH-M')
}

test('a category includes its descendants; an unknown one is a 404', async () => {
	const coats = await wholeFeed(100, '&CATEGORY_SLUG=jaket')
	expect(coats.map(({ PRODUCT_SLUG }) => PRODUCT_SLUG)).toContain('jaket-hujan')
	expect(coats.every(({ CATEGORY_NAME_LIST }) => CATEGORY_NAME_LIST.length > 0)).toBe(true)
	expect((await tiny.call('/feed/product-list?CATEGORY_SLUG=tidak-ada')).status).toBe(404)
})

test('excludes products of other companies', async () => {
	const ours = (await wholeFeed(100)).map(({ PRODUCT_ID }) => PRODUCT_ID)
	const theirs = (await wholeFeed(100, '', 'kopi')).map(({ PRODUCT_ID }) => PRODUCT_ID)
	expect(theirs.filter((id) => ours.includes(id))).toEqual([])
})

test('a sitemap counts and lists visible products, and nothing withdrawn', async () => {
	const count = async () =>
		(await tiny.read(wire.getSitemapSummary.answer, '/feed/sitemap-summary')).data.PRODUCT_COUNT
	const before = await count()
	const listed = await tiny.read(wire.listSitemapProducts.answer, '/feed/sitemap-product?PART=1')
	expect(listed.data.list).toHaveLength(before)
	expect(listed.data.list[0]?.MEDIA_ID_LIST.length).toBeGreaterThan(0)
	await tiny.db.update(product).set({ status: 'ARCHIVED' }).where(eq(product.slug, 'jaket-hujan'))
	expect(await count()).toBe(before - 1)
	await tiny.db.update(product).set({ status: 'ACTIVE' }).where(eq(product.slug, 'jaket-hujan'))
	const empty = await tiny.read(wire.listSitemapProducts.answer, '/feed/sitemap-product?PART=2')
	expect(empty.data.list).toEqual([])
})

test('the rest of a sitemap lists articles, pages and banners of its company', async () => {
	const { data } = await tiny.read(wire.getSitemapContent.answer, '/feed/sitemap-content')
	const theirs = await tiny.read(wire.getSitemapContent.answer, '/feed/sitemap-content', {
		shop: 'kopi',
	})
	expect(data.BANNER_SLUG_LIST.length).toBeGreaterThan(0)
	expect(theirs.data.BANNER_SLUG_LIST).toEqual([])
})

test.each(['AFTER=-1', 'AFTER=x', 'LIMIT=0', 'LIMIT=101', 'LIMIT=1e9'])(
	'rejects %s',
	async (query) => {
		expect((await tiny.call(`/feed/product-list?${query}`)).status).toBe(422)
	},
)
