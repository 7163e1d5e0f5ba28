import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProduct } from '#contract/product.ts'
import {
	compareProducts,
	listLikedProducts,
	listRelatedProducts,
	suggestProducts,
} from '#contract/product-lists.ts'
import { listReviews } from '#contract/review.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { refreshDuePrices, refreshProductPrices } from './prices.command.ts'
import { product } from './product.table.ts'
import { variant } from './variant.table.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

const detail = async (slug: string, language: 'id' | 'en' = 'id') =>
	(await tiny.read(getProduct.answer, `/product/${slug}`, { language })).data

describe("a product's page", () => {
	test('has variants with prices, stock and pictures', async () => {
		const coat = await detail('jaket-hujan')
		expect(coat).toMatchObject({
			PRODUCT_NAME: 'Jaket Hujan',
			CATEGORY_PATH: [
				{ CATEGORY_SLUG: 'pakaian', CATEGORY_NAME: 'Pakaian' },
				{ CATEGORY_SLUG: 'jaket', CATEGORY_NAME: 'Jaket' },
			],
			RATING_COUNT_LIST: [0, 0, 0, 1, 1],
			IS_DIGITAL: false,
		})
		expect(coat.OPTION_LIST[0]).toEqual({
			OPTION_NAME: 'Warna',
			OPTION_VALUE_LIST: [{ OPTION_VALUE_LABEL: 'Merah', OPTION_VALUE_SWATCH: '#cc0000' }],
		})
		expect(coat.VARIANT_LIST).toMatchObject([
			{ VARIANT_SKU: 'JH-M', VARIANT_CHOICE: [0, 0], VARIANT_PRICE: 250_000, VARIANT_STOCK: 3 },
			{
				VARIANT_SKU: 'JH-L',
				VARIANT_PRICE: 200_000,
				VARIANT_PRICE_BEFORE: 260_000,
				VARIANT_STOCK: 0,
			},
		])
		expect(coat.PRODUCT_IMAGE_LIST).toHaveLength(1)
	})

	test('has delivery times, unless nothing is shipped', async () => {
		const { ARRIVAL } = await detail('jaket-hujan')
		expect(ARRIVAL?.ORIGIN_CITY).toBeTruthy()
		const zones = ['CITY', 'COUNTRY', 'ISLANDS', 'PROVINCE']
		expect(ARRIVAL?.ZONE_LIST.map(({ ZONE }) => ZONE).toSorted()).toEqual(zones)
		// Cargo takes up to fourteen days to the rest of the country, and most couriers at most seven.
		const far = ARRIVAL?.ZONE_LIST.find(({ ZONE }) => ZONE === 'COUNTRY')
		expect(far).toEqual({ ZONE: 'COUNTRY', DAYS_MIN: 3, DAYS_MAX: 7 })
		const jacket = and(eq(product.companyId, 1), eq(product.slug, 'jaket-hujan'))
		await tiny.db.update(product).set({ isDigital: true }).where(jacket)
		expect((await detail('jaket-hujan')).ARRIVAL).toBeNull()
		await tiny.db.update(product).set({ isDigital: false }).where(jacket)
	})

	test('is in the requested language', async () => {
		expect((await detail('jaket-hujan', 'en')).PRODUCT_NAME).toBe('Rain Jacket')
	})

	test('[MD-01] is the company’s if two companies use one slug', async () => {
		const theirs = await tiny.read(getProduct.answer, '/product/jaket-hujan', { shop: 'kopi' })
		expect(theirs.data.PRODUCT_NAME).toBe('Kopi Hujan')
		expect((await tiny.call('/product/kaos-1', { shop: 'kopi' })).status).toBe(404)
	})

	test.each([
		['DRAFT', 404],
		['ARCHIVED', 410],
	] as const)('responds to a product that is %s with %i', async (status, answered) => {
		const these = and(eq(product.companyId, 1), eq(product.slug, 'kaos-9'))
		await tiny.db.update(product).set({ status }).where(these)
		for (const address of ['', '/related', '/review']) {
			expect((await tiny.call(`/product/kaos-9${address}`)).status).toBe(answered)
		}
		await tiny.db.update(product).set({ status: 'ACTIVE' }).where(these)
	})

	test('has related products without itself', async () => {
		const { data } = await tiny.read(listRelatedProducts.answer, '/product/kaos-1/related')
		expect(data.list).toHaveLength(8)
		expect(data.list.map((card) => card.PRODUCT_SLUG)).not.toContain('kaos-1')
		const unrelated = await tiny.read(listRelatedProducts.answer, '/product/jaket-hujan/related')
		expect(unrelated.data.list).toHaveLength(8)
	})

	test('has related products of its department only, and those bought together with it', async () => {
		const { data } = await tiny.read(listRelatedProducts.answer, '/product/jaket-hujan/related')
		const [far, near] = data.list.map(({ PRODUCT_ID }) => PRODUCT_ID)
		const coat = (await detail('jaket-hujan')).PRODUCT_ID
		await tiny.db.execute(sql`
			with made as (
				insert into category (company_id, slug, name, position) values (1, 'rumah', '{"id": "Rumah", "en": "Home"}', 9)
				returning id)
			update product set category_id = made.id from made where company_id = 1 and product.id = ${far}`)
		await tiny.db.execute(sql`
			insert into bought_together (company_id, product_id, other_id, orders)
			values (1, ${coat}, ${far}, 3), (1, ${coat}, ${near}, 9)`)
		const after = await tiny.read(listRelatedProducts.answer, '/product/jaket-hujan/related')
		const ids = after.data.list.map(({ PRODUCT_ID }) => PRODUCT_ID)
		expect(ids).not.toContain(far)
		expect(ids).not.toContain(near)
		expect(after.data.BOUGHT_TOGETHER_LIST.map(({ PRODUCT_ID }) => PRODUCT_ID)).toEqual([near, far])

		const liked = await tiny.read(
			listLikedProducts.answer,
			`/product/liked?ID_LIST=${coat},${ids[0]}`,
		)
		const likedIds = liked.data.list.map(({ PRODUCT_ID }) => PRODUCT_ID)
		expect(likedIds.slice(0, 2)).toEqual([near, far])
		expect(likedIds).toHaveLength(12)
		expect(likedIds).not.toContain(coat)
		for (const wrong of ['', '0', '1,x', '1,2,3,4,5,6,7,8,9,10,11,12,13']) {
			expect((await tiny.call(`/product/liked?ID_LIST=${wrong}`)).status).toBe(422)
		}
		await tiny.db.execute(sql`
			update product set category_id = (select id from category where company_id = 1 and slug = 'kaos')
			where company_id = 1 and id = ${far}`)
	})

	test('can be compared with others: options, weights and category of each, in the requested order', async () => {
		const ids = await Promise.all(
			['kaos-2', 'jaket-hujan'].map(async (slug) => (await detail(slug)).PRODUCT_ID),
		)
		const address = `/product/comparison?ID_LIST=${ids.join(',')}`
		const { data } = await tiny.read(compareProducts.answer, address)
		expect(data.list).toMatchObject([
			{ PRODUCT_SLUG: 'kaos-2', OPTION_LIST: [], WEIGHT_GRAMS_MIN: 200 },
			{
				PRODUCT_SLUG: 'jaket-hujan',
				CATEGORY_NAME: 'Jaket',
				PRODUCT_SUMMARY: 'Ringkas',
				WEIGHT_GRAMS_MIN: 800,
				WEIGHT_GRAMS_MAX: 900,
				OPTION_LIST: [
					{ OPTION_KEY: 'warna', OPTION_NAME: 'Warna', VALUE_LIST: ['Merah'] },
					{ OPTION_KEY: 'ukuran', OPTION_NAME: 'Ukuran', VALUE_LIST: ['M', 'L'] },
				],
			},
		])
		expect((await tiny.call(`${address},9001,9002,9003`)).status).toBe(422)
		const theirs = await tiny.read(compareProducts.answer, address, { shop: 'kopi' })
		expect(theirs.data.list).toEqual([])
	})

	test('has its reviews in pages, newest first', async () => {
		const page = await tiny.read(listReviews.answer, '/product/jaket-hujan/review?DATA_PER_PAGE=1')
		expect(page.data).toMatchObject({ TOTAL_PAGES: 2, TOTAL_ROWS: 2 })
		expect(page.data.list[0]).toMatchObject({ REVIEW_AUTHOR: 'Sari', REVIEW_RATING: 5 })
	})

	test('filters its reviews by rating and by pictures', async () => {
		const ratings = async (query: string) => {
			const address = `/product/jaket-hujan/review?${query}`
			const { data } = await tiny.read(listReviews.answer, address)
			return data.list.map(({ REVIEW_RATING }) => REVIEW_RATING)
		}
		expect(await ratings('ORDER_BY=LOWEST')).toEqual([4, 5])
		expect(await ratings('ORDER_BY=HIGHEST')).toEqual([5, 4])
		expect(await ratings('REVIEW_RATING=4')).toEqual([4])
		expect(await ratings('HAS_PICTURE=true')).toEqual([])
	})
})

describe('a discount applies in its period only, by the clock of the database', () => {
	const these = and(eq(variant.companyId, 1), eq(variant.sku, 'KP-5'))
	const hours = (count: number) => sql`now() + make_interval(hours => ${count}::integer)`

	async function discounted(from: number | null, until: number | null) {
		const [row] = await tiny.db
			.update(variant)
			.set({
				discountPrice: 10_000,
				discountFrom: from === null ? null : hours(from),
				discountUntil: until === null ? null : hours(until),
			})
			.where(these)
			.returning({ productId: variant.productId })
		await refreshProductPrices(tiny.db, 1, [row?.productId ?? 0])
		return detail('kaos-5')
	}

	test.each<[string, number | null, number | null, boolean]>([
		['without a window', null, null, true],
		['inside it', -1, 1, true],
		['before it', 1, 2, false],
		['after it', -2, -1, false],
		['with an open end', -1, null, true],
		['until its end', null, 1, true],
	])('%s', async (_when, from, until, counts) => {
		const seen = await discounted(from, until)
		const price = counts ? 10_000 : 54_000
		expect(seen.VARIANT_LIST[0]?.VARIANT_PRICE).toBe(price)
		expect(seen.VARIANT_LIST[0]?.VARIANT_PRICE_BEFORE).toBe(counts ? 54_000 : null)
		expect(seen).toMatchObject({ PRODUCT_PRICE_MIN: price, PRODUCT_PRICE_MAX: price })
		expect(seen.PRODUCT_PRICE_BEFORE).toBe(counts ? 54_000 : null)
	})

	test('and lists follow when the period ends', async () => {
		await discounted(-2, 2)
		expect(await refreshDuePrices(tiny.db)).toBe(0)
		await tiny.db
			.update(variant)
			.set({ discountUntil: hours(-1) })
			.where(these)
		await tiny.db
			.update(product)
			.set({ pricesChangeAt: hours(-1) })
			.where(and(eq(product.companyId, 1), eq(product.slug, 'kaos-5')))
		expect((await detail('kaos-5')).PRODUCT_PRICE_MIN).toBe(10_000)
		expect(await refreshDuePrices(tiny.db)).toBe(1)
		expect((await detail('kaos-5')).PRODUCT_PRICE_MIN).toBe(54_000)
		expect(await refreshDuePrices(tiny.db)).toBe(0)
	})
})

describe('[LQ-01] suggestions by the default list query', () => {
	const names = async (query: string) => {
		const { data } = await tiny.read(suggestProducts.answer, `/product/suggestion?${query}`)
		return data.list.map((card) => ({ id: card.PRODUCT_ID, name: card.PRODUCT_NAME }))
	}

	test('LIMIT is 10 by default', async () => {
		expect(await names('')).toHaveLength(10)
		expect(await names('LIMIT=3')).toHaveLength(3)
	})

	test('SEARCH_BY_ID accepts several ids and returns each once, in their order', async () => {
		const [one, two, three] = (await names('LIMIT=3')).map(({ id }) => id)
		const requested = `${three},${one},999999999,x,${three},${two}`
		const found = await names(`SEARCH_BY_ID=true&TEXT_SEARCH_ID=${requested}`)
		expect(found.map(({ id }) => id)).toEqual([three, one, two])
		expect(await names(`SEARCH_BY_ID=true&LIMIT=1&TEXT_SEARCH_ID=${requested}`)).toHaveLength(1)
		expect(await names('SEARCH_BY_ID=true')).toEqual([])
	})

	test('[MD-01] ids of another company are not found', async () => {
		const ids = (await names('LIMIT=5')).map(({ id }) => id).join(',')
		const path = `/product/suggestion?SEARCH_BY_ID=true&TEXT_SEARCH_ID=${ids}`
		expect((await tiny.read(suggestProducts.answer, path, { shop: 'kopi' })).data.list).toEqual([])
	})
})
