import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Category, listCategories } from '#contract/category.ts'
import { listProducts } from '#contract/product-listing.ts'
import { suggestProducts } from '#contract/product-lists.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

const newest = { PAGE_INDEX: 1, DATA_PER_PAGE: 12, ORDER_BY: 'IS_NEW_PRODUCT', SORT: 'DESC' }

async function list(wish: Record<string, unknown> = {}, shop: 'sandang' | 'kopi' = 'sandang') {
	const body = { ...newest, ...wish }
	const { data } = await tiny.read(listProducts.answer, '/product-by-category', { body, shop })
	return { ...data, slugs: data.list.map((card) => card.PRODUCT_SLUG) }
}

describe('the product list', () => {
	test('[AP-11] [BC-02] returns list and TOTAL_PAGES for the home page’s twelve', async () => {
		const page = await list()
		expect(page.list).toHaveLength(12)
		expect(page.TOTAL_PAGES).toBe(2)
		expect(page.TOTAL_ROWS).toBe(15)
		expect(page.slugs[0]).toBe('jaket-hujan')
		expect(page.list[0]).toMatchObject({
			PRODUCT_PRICE_MIN: 200_000,
			PRODUCT_PRICE_MAX: 250_000,
			PRODUCT_PRICE_BEFORE: 260_000,
			PRODUCT_RATING: 4.5,
			PRODUCT_REVIEW_COUNT: 2,
			IS_NEW_PRODUCT: true,
			IS_IN_STOCK: true,
			BRAND_NAME: 'Lungsin',
		})
	})

	test('[PL-01] TOTAL_PAGES is the last page, and no product is on two pages', async () => {
		const pages = [await list(), await list({ PAGE_INDEX: 2 }), await list({ PAGE_INDEX: 3 })]
		expect(pages.map((page) => page.list.length)).toEqual([12, 3, 0])
		expect(new Set(pages.flatMap((page) => page.slugs)).size).toBe(15)
		expect((await list({ PAGE_INDEX: 100_000 })).list).toEqual([])
	})

	test('[PL-01] the discount special list has the discounted products', async () => {
		expect((await list({ IS_DISCOUNT: true })).slugs).toEqual(['jaket-hujan'])
	})

	test('[LQ-02] TEXT_SEARCH is optional, and finds names of either language, brands, SKUs and categories', async () => {
		expect((await list({ TEXT_SEARCH: 'kaos pol' })).TOTAL_ROWS).toBe(14)
		expect((await list({ TEXT_SEARCH: 'plain TEE 14' })).slugs).toEqual(['kaos-14'])
		expect((await list({ TEXT_SEARCH: 'lungsin' })).slugs).toEqual(['jaket-hujan'])
		expect((await list({ TEXT_SEARCH: 'JH-L' })).slugs).toEqual(['jaket-hujan'])
		expect((await list({ TEXT_SEARCH: 'jackets' })).slugs).toEqual(['jaket-hujan'])
		expect((await list({ TEXT_SEARCH: 'tidak ada' })).TOTAL_ROWS).toBe(0)
	})

	test('a category includes its descendants', async () => {
		expect((await list({ CATEGORY_SLUG: 'pakaian' })).TOTAL_ROWS).toBe(15)
		expect((await list({ CATEGORY_SLUG: 'jaket' })).slugs).toEqual(['jaket-hujan'])
		const missing = await tiny.call('/product-by-category', {
			body: { ...newest, CATEGORY_SLUG: 'rumah' },
		})
		expect(missing.status).toBe(404)
	})

	test('filters by price, brand, rating and stock', async () => {
		expect((await list({ PRICE_MIN: 60_000, PRICE_MAX: 61_000 })).TOTAL_ROWS).toBe(2)
		expect((await list({ PRICE_MIN: 240_000 })).slugs).toEqual(['jaket-hujan'])
		expect((await list({ BRAND_LIST: ['lungsin'] })).slugs).toEqual(['jaket-hujan'])
		expect((await list({ BRAND_LIST: ['lungsin', 'pakan'] })).TOTAL_ROWS).toBe(15)
		expect((await list({ RATING_MIN: 4 })).slugs).toEqual(['jaket-hujan'])
		expect((await list({ RATING_MIN: 5 })).slugs).toEqual([])
		expect((await list({ IS_IN_STOCK: true })).slugs).not.toContain('kaos-1')
	})

	test('counts facets before brand and price are applied', async () => {
		const { FACETS } = await list({ BRAND_LIST: ['lungsin'], PRICE_MAX: 210_000 })
		expect(FACETS).toEqual({
			BRAND_LIST: [
				{ BRAND_SLUG: 'pakan', BRAND_NAME: 'Pakan', PRODUCT_COUNT: 14 },
				{ BRAND_SLUG: 'lungsin', BRAND_NAME: 'Lungsin', PRODUCT_COUNT: 1 },
			],
			PRICE_MIN: 50_000,
			PRICE_MAX: 250_000,
			OPTION_LIST: [
				{
					OPTION_NAME: 'Ukuran',
					HAS_MORE_ROWS: false,
					VALUE_LIST: [
						{ VALUE_KEY: 'ukuran.m', VALUE_LABEL: 'M', VALUE_SWATCH: null, PRODUCT_COUNT: 1 },
						{ VALUE_KEY: 'ukuran.l', VALUE_LABEL: 'L', VALUE_SWATCH: null, PRODUCT_COUNT: 1 },
					],
				},
			],
		})
	})

	test.each([
		['PRICE', 'ASC', 'kaos-1'],
		['PRICE', 'DESC', 'jaket-hujan'],
		['SOLD', 'DESC', 'jaket-hujan'],
		['RATING', 'DESC', 'jaket-hujan'],
		['IS_NEW_PRODUCT', 'ASC', 'kaos-14'],
	])('by %s %s starts with %s', async (ORDER_BY, SORT, slug) => {
		expect((await list({ ORDER_BY, SORT })).slugs[0]).toBe(slug)
	})

	test('[MD-01] has the company’s products only', async () => {
		const page = await list({}, 'kopi')
		expect(page.list.map((card) => card.PRODUCT_NAME)).toEqual(['Kopi Hujan'])
		expect(page.FACETS.BRAND_LIST).toHaveLength(1)
	})
})

const hostile = [
	"' OR 1=1 --",
	"kaos'); drop table product; --",
	'kaos & | ! <-> :*',
	':*',
	'!!!',
	'\\',
	'%_%',
	'\u0000',
	'\ud800',
	'ﬀ ﷺ',
	'\u202eabc',
	'😀 kaos',
	'a '.repeat(100),
	'ก'.repeat(200),
	"''''''",
	'$1 $$ {{x}}',
	'<script>',
]

describe('any search text', () => {
	test.each(hostile)('%j returns a page', async (text) => {
		const body = { ...newest, TEXT_SEARCH: text }
		const listed = await tiny.call('/product-by-category', { body })
		expect(listed.status).toBe(200)
		const encoded = encodeURIComponent(Buffer.from(text).toString())
		for (const address of ['/product/suggestion', '/region/district']) {
			expect((await tiny.call(`${address}?TEXT_SEARCH=${encoded}`)).status).toBe(200)
		}
		expect((await tiny.call(`/product/${encoded}`)).status).toBe(404)
	})

	test.each([
		{ PAGE_INDEX: 0 },
		{ PAGE_INDEX: 1e9 },
		{ PAGE_INDEX: 1.5 },
		{ DATA_PER_PAGE: 101 },
		{ PRICE_MIN: -1 },
		{ PRICE_MAX: 1e300 },
		{ ORDER_BY: 'id; drop table product' },
		{ SORT: 'UP' },
		{ TEXT_SEARCH: '' },
		{ TEXT_SEARCH: 'x'.repeat(201) },
		{ BRAND_LIST: 'pakan' },
		{ RATING_MIN: 6 },
		{ CATEGORY_SLUG: ['kaos'] },
	])('a request with %j is rejected on its field', async (wrong) => {
		const response = await tiny.call('/product-by-category', { body: { ...newest, ...wrong } })
		expect(response.status).toBe(422)
		expect(await response.json()).toMatchObject({
			code: 'INVALID',
			errors: { [Object.keys(wrong)[0] ?? '']: expect.arrayContaining([expect.any(String)]) },
		})
	})
})

describe('the default list query', () => {
	const suggest = (query: string) =>
		tiny.read(suggestProducts.answer, `/product/suggestion${query}`)

	test('[LQ-01] [BC-02] without parameters returns the ten best-selling products', async () => {
		const { data } = await suggest('')
		expect(data.list).toHaveLength(10)
		expect(data.list[0]?.PRODUCT_SLUG).toBe('jaket-hujan')
	})

	test('[LQ-01] responds in the language of LANGUAGE_ID, 1 by default', async () => {
		const nameIn = async (query: string, language: 'id' | 'en') => {
			const path = `/product/suggestion?TEXT_SEARCH=jaket&LIMIT=1${query}`
			const { data } = await tiny.read(suggestProducts.answer, path, { language })
			return data.list[0]?.PRODUCT_NAME
		}
		const indonesian = await nameIn('&LANGUAGE_ID=1', 'id')
		const english = await nameIn('&LANGUAGE_ID=2', 'en')
		expect(english).not.toBe(indonesian)
		expect(await nameIn('', 'en')).toBe(indonesian)
		expect(await nameIn('&LANGUAGE_ID=1', 'en')).toBe(indonesian)
		expect(await nameIn('&LANGUAGE_ID=2', 'id')).toBe(english)
	})

	test('[LQ-01] accepts TEXT_SEARCH, LIMIT, and an id with SEARCH_BY_ID', async () => {
		expect((await suggest('?TEXT_SEARCH=kaos&LIMIT=3&LANGUAGE_ID=1')).data.list).toHaveLength(3)
		const [wanted] = (await suggest('?TEXT_SEARCH=jaket')).data.list
		const byId = await suggest(`?SEARCH_BY_ID=true&TEXT_SEARCH_ID=${wanted?.PRODUCT_ID}`)
		expect(byId.data.list).toEqual([wanted])
		expect((await suggest('?SEARCH_BY_ID=true&TEXT_SEARCH_ID=x')).data.list).toEqual([])
	})

	test('[LQ-01] rejects invalid values', async () => {
		for (const query of [
			'LIMIT=0',
			'LIMIT=101',
			'LIMIT=x',
			'SEARCH_BY_ID=perhaps',
			'LANGUAGE_ID=3',
		]) {
			expect((await tiny.call(`/product/suggestion?${query}`)).status).toBe(422)
		}
	})
})

test('the category tree counts the products in and below each category', async () => {
	const { data } = await tiny.read(listCategories.answer, '/category/category-list', {
		language: 'en',
	})
	const [top] = data.CATEGORY_LIST
	expect(top).toMatchObject({ CATEGORY_NAME: 'Clothes', PRODUCT_COUNT: 15 })
	const children = z.array(Category).parse(top?.CHILDREN)
	expect(children.map((node) => [node.CATEGORY_NAME, node.PRODUCT_COUNT])).toEqual([
		['T-shirts', 14],
		['Jackets', 1],
	])
	expect(top?.CATEGORY_ICON).toMatchObject({ WIDTH: 96 })
})
