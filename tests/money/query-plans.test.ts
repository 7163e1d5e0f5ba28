import type pg from 'pg'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProducts } from '#contract/product-listing.ts'
import { type AskedQuery, type Caller, largeShop } from './support/large-shop.ts'
import { type OracleFilters, optionOracle, varyProducts } from './support/option-oracle.ts'

/** Tables with more rows than this must not be scanned completely. */
const MANY = 1_000

type Shop = Awaited<ReturnType<typeof largeShop>>
let shop: Shop
let large: Set<string>
let facts: {
	product: number
	slug: string
	category: string
	variant: number
	order: string
	own: string
}
beforeAll(async () => {
	shop = await largeShop({ products: 8_000, customers: 2_000, orders: 6_000 })
	await varyProducts(shop.pool)
	large = await largeTables(shop.pool)
	facts = await factsOf(shop.pool)
})
afterAll(() => shop.close())

const newest = { PAGE_INDEX: 1, DATA_PER_PAGE: 12, ORDER_BY: 'IS_NEW_PRODUCT', SORT: 'DESC' }
const relevant = { ...newest, ORDER_BY: 'RELEVANCE' }
const list = '/v1/product-by-category'

type Call = { path: string; body?: unknown }
/** The calls of a page: the caller, the call, and its number of queries. A higher number needs a reason. */
const calls: [name: string, who: Caller, queries: number, call: () => Call][] = [
	// The company, its host, and its places for pickup.
	['settings', 'visitor', 5, () => ({ path: '/v1/helper/get-website-template-setting' })],
	['banners', 'visitor', 2, () => ({ path: '/v1/helper/banner-carousel' })],
	['footer menu', 'visitor', 3, () => ({ path: '/v1/helper/menu-footer' })],
	['category tree', 'visitor', 4, () => ({ path: '/v1/category/category-list' })],
	['newest products', 'visitor', 5, () => ({ path: list, body: newest })],
	['second page', 'visitor', 5, () => ({ path: list, body: { ...newest, PAGE_INDEX: 2 } })],
	['far page', 'visitor', 5, () => ({ path: list, body: { ...newest, PAGE_INDEX: 200 } })],
	[
		'category',
		'visitor',
		6,
		() => ({ path: list, body: { ...newest, CATEGORY_SLUG: facts.category } }),
	],
	[
		'by price',
		'visitor',
		5,
		() => ({ path: list, body: { ...newest, ORDER_BY: 'PRICE', SORT: 'ASC' } }),
	],
	['by sales', 'visitor', 5, () => ({ path: list, body: { ...newest, ORDER_BY: 'SOLD' } })],
	['by rating', 'visitor', 5, () => ({ path: list, body: { ...newest, ORDER_BY: 'RATING' } })],
	// One more than a listing: the look-up of the typed words.
	['search, many', 'visitor', 6, () => ({ path: list, body: { ...newest, TEXT_SEARCH: 'senja' } })],
	[
		'search, few',
		'visitor',
		6,
		() => ({ path: list, body: { ...newest, TEXT_SEARCH: 'kaos 2999' } }),
	],
	[
		'search by relevance, few',
		'visitor',
		4,
		() => ({ path: list, body: { ...relevant, TEXT_SEARCH: 'kaos 2999' } }),
	],
	[
		'search by relevance, many',
		'visitor',
		4,
		() => ({ path: list, body: { ...relevant, TEXT_SEARCH: 'senja' } }),
	],
	// The look-up of words runs twice: for the typed words and for the corrected ones.
	[
		'search with an error',
		'visitor',
		6,
		() => ({ path: list, body: { ...relevant, TEXT_SEARCH: 'senjja 2999' } }),
	],
	[
		'search, most words',
		'visitor',
		5,
		() => ({ path: list, body: { ...relevant, TEXT_SEARCH: 'kaos 2999 panci' } }),
	],
	[
		'search, nothing',
		'visitor',
		6,
		() => ({ path: list, body: { ...relevant, TEXT_SEARCH: 'qqqx zzzv' } }),
	],
	[
		'price range',
		'visitor',
		6,
		() => ({ path: list, body: { ...newest, PRICE_MIN: 90_000, PRICE_MAX: 120_000 } }),
	],
	['brand', 'visitor', 5, () => ({ path: list, body: { ...newest, BRAND_LIST: ['merek-7'] } })],
	[
		'option',
		'visitor',
		6,
		() => ({ path: list, body: { ...newest, OPTION_VALUE_LIST: ['ukuran.l'] } }),
	],
	[
		'options, brand and price',
		'visitor',
		7,
		() => ({
			path: list,
			body: {
				...newest,
				BRAND_LIST: ['merek-7', 'merek-8', 'pakan'],
				PRICE_MAX: 120_000,
				OPTION_VALUE_LIST: ['ukuran.l', 'ukuran.m', 'warna.hitam'],
			},
		}),
	],
	[
		'option of a category',
		'visitor',
		7,
		() => ({
			path: list,
			body: { ...newest, CATEGORY_SLUG: facts.category, OPTION_VALUE_LIST: ['warna.hitam'] },
		}),
	],
	[
		'option of a search',
		'visitor',
		7,
		() => ({
			path: list,
			body: { ...relevant, TEXT_SEARCH: 'senja', OPTION_VALUE_LIST: ['warna.hitam'] },
		}),
	],
	['in stock', 'visitor', 3, () => ({ path: list, body: { ...newest, IS_IN_STOCK: true } })],
	['discounted', 'visitor', 3, () => ({ path: list, body: { ...newest, IS_DISCOUNT: true } })],
	['well rated', 'visitor', 5, () => ({ path: list, body: { ...newest, RATING_MIN: 4 } })],
	['best-sellers', 'visitor', 3, () => ({ path: '/v1/product/suggestion?LIMIT=8' })],
	[
		'products for somebody',
		'visitor',
		4,
		() => ({ path: `/v1/product/liked?ID_LIST=${facts.product},${facts.product + 1}` }),
	],
	[
		'comparison',
		'visitor',
		3,
		() => ({ path: `/v1/product/comparison?ID_LIST=${facts.product},${facts.product + 1}` }),
	],
	['home', 'visitor', 9, () => ({ path: '/v1/home' })],
	[
		'search below a price',
		'visitor',
		7,
		() => ({ path: list, body: { ...relevant, TEXT_SEARCH: 'senja di bawah 120rb' } }),
	],
	[
		'search of a quantity, nothing',
		'visitor',
		4,
		() => ({ path: list, body: { ...relevant, TEXT_SEARCH: 'senja 2 kg' } }),
	],
	// One for each redirect in a row.
	['moved address', 'visitor', 2, () => ({ path: '/v1/moved-address?PATH=/product/tidak-ada' })],
	['flash sale', 'visitor', 3, () => ({ path: '/v1/flash-sale' })],
	['suggestions', 'visitor', 5, () => ({ path: '/v1/product/suggestion?TEXT_SEARCH=kao&LIMIT=6' })],
	['product', 'visitor', 9, () => ({ path: `/v1/product/${facts.slug}` })],
	['related products', 'visitor', 5, () => ({ path: `/v1/product/${facts.slug}/related` })],
	[
		'reviews',
		'visitor',
		4,
		() => ({ path: `/v1/product/${facts.slug}/review?PAGE_INDEX=1&DATA_PER_PAGE=5` }),
	],
	[
		'articles',
		'visitor',
		3,
		() => ({ path: '/v1/article/article-list?PAGE_INDEX=1&DATA_PER_PAGE=3' }),
	],
	['payment methods', 'visitor', 3, () => ({ path: '/v1/payment/method-list' })],
	['cart', 'visitor', 2, () => ({ path: `/v1/cart/cart-list-v2?CART_LINES=${facts.variant}:1` })],
	[
		'quote',
		'visitor',
		3,
		() => ({
			path: '/v1/order/quote',
			body: { CART_LIST: [{ CART_ID: facts.variant, CART_QTY: 1 }] },
		}),
	],
	// The page of a visitor's cart: the company, the lines, the vouchers.
	[
		'cart with vouchers',
		'visitor',
		3,
		() => ({
			path: '/v1/voucher/voucher-list',
			body: { CART_LIST: [{ CART_ID: facts.variant, CART_QTY: 1 }], WITH_CART_LIST: true },
		}),
	],
	// One of them finds the prices of flash sales.
	['feed', 'visitor', 6, () => ({ path: '/v1/feed/product-list?AFTER=1000&LIMIT=100' })],
	// Two of them are for the products that are shown and those that keep their page.
	['sitemap', 'visitor', 6, () => ({ path: '/v1/feed/sitemap-summary' })],
	['own profile', 'customer', 3, () => ({ path: '/v1/customer/profile' })],
	['own balances', 'customer', 4, () => ({ path: '/v1/customer-account-info' })],
	['own cart', 'customer', 4, () => ({ path: '/v1/cart/cart-list-v2' })],
	['own orders', 'customer', 6, () => ({ path: '/v1/order/order-list' })],
	['own order', 'customer', 14, () => ({ path: `/v1/order/${facts.own}` })],
	['own wallet', 'customer', 7, () => ({ path: '/v1/wallet/statement' })],
	['own coins', 'customer', 8, () => ({ path: '/v1/coins/statement' })],
	['own returns', 'customer', 4, () => ({ path: '/v1/return/return-list' })],
	['own addresses', 'customer', 3, () => ({ path: '/v1/address/address-list' })],
	['own wishlist', 'customer', 3, () => ({ path: '/v1/wishlist/wishlist-list' })],
	['order list', 'staff', 3, () => ({ path: '/operator/v1/order-list?TAB=ALL' })],
	['order list of a tab', 'staff', 2, () => ({ path: '/operator/v1/order-list?TAB=COMPLETED' })],
	['orders to check', 'staff', 2, () => ({ path: '/operator/v1/order-list?TAB=TO_CHECK' })],
	[
		'order by number',
		'staff',
		2,
		() => ({ path: `/operator/v1/order-list?TAB=ALL&SEARCH=${facts.order}` }),
	],
	[
		'orders by phone',
		'staff',
		2,
		() => ({ path: '/operator/v1/order-list?TAB=ALL&SEARCH=081100000007' }),
	],
	[
		'orders by name',
		'staff',
		2,
		() => ({ path: '/operator/v1/order-list?TAB=ALL&SEARCH=kartika' }),
	],
	['order counts', 'staff', 10, () => ({ path: '/operator/v1/order-counts' })],
	['order', 'staff', 19, () => ({ path: `/operator/v1/orders/${facts.order}` })],
	['queues', 'staff', 16, () => ({ path: '/operator/v1/queues' })],
	['sales', 'staff', 3, () => ({ path: '/operator/v1/sales' })],
	['product list', 'staff', 3, () => ({ path: '/operator/v1/product-list' })],
	['product by name', 'staff', 4, () => ({ path: '/operator/v1/product-list?SEARCH=kaos' })],
	['product by SKU', 'staff', 4, () => ({ path: '/operator/v1/product-list?SEARCH=KAOS-1' })],
	['products that run low', 'staff', 3, () => ({ path: '/operator/v1/product-list?IS_LOW=true' })],
	['drafts', 'staff', 2, () => ({ path: '/operator/v1/product-list?STATUS=DRAFT' })],
]

describe('the queries of', () => {
	test.each(calls)('%s', async (_name, who, expected, call) => {
		const { path, body } = call()
		const recorded = await shop.queriesOf(who, path, body)
		expect(await fullScans(recorded)).toEqual([])
		expect(recorded.length, recorded.map(({ text }) => shortened(text)).join('\n')).toBe(expected)
	})
})

// A statement that is planned for each request costs several times its execution (docs/decisions/0029).
test.each(['cart', 'cart with vouchers', 'quote', 'own cart'])(
	'one plan serves every request for %s',
	async (name) => {
		const [, who, , call] = calls.find(([one]) => one === name) ?? []
		if (!who || !call) throw new Error(`No call ${name}`)
		const { path, body } = call()
		const client = await shop.pool.connect()
		try {
			const planned: string[] = []
			for (const [at, asked] of (await shop.queriesOf(who, path, body)).entries()) {
				if (await isPlannedAnew(client, `asked_${at}`, asked)) planned.push(shortened(asked.text))
			}
			expect(planned).toEqual([])
		} finally {
			// Closed, with its statements.
			client.release(true)
		}
	},
)

/** Whether PostgreSQL plans a prepared statement for its values after the first five executions, too. */
async function isPlannedAnew(client: pg.PoolClient, name: string, { text, values }: AskedQuery) {
	if (values.length === 0) return false
	for (let times = 0; times < 8; times++) await client.query({ name, text, values })
	const { rows } = await client.query<{ generic_plans: number }>(
		'select generic_plans::integer from pg_prepared_statements where name = $1',
		[name],
	)
	return rows[0]?.generic_plans === 0
}

describe('a search for a common word', () => {
	const search = async (more = {}) => {
		const body = { ...relevant, TEXT_SEARCH: 'kaos', ...more }
		return listProducts.answer.parse(await shop.answerOf(list, body)).data
	}
	const mark = async (number: number) => {
		await shop.pool.query('select mark_sales_tiers(1, $1)', [number])
		const { rows } = await shop.pool.query<{
			tier: number
			products: number
			least: number
			most: number
		}>(`
			select sales_tier as tier, count(*)::integer as products, min(sold_count) as least, max(sold_count) as most
			from product where company_id = 1 and status = 'ACTIVE' group by sales_tier order by sales_tier`)
		return rows
	}
	afterAll(() => mark(10_000))

	test('finds the same products whatever the tiers of best-sellers', async () => {
		expect((await mark(10_000)).map(({ tier }) => tier)).toEqual([3])
		const pages = [await search(), await search({ PAGE_INDEX: 80 })]
		expect(pages[0]).toMatchObject({ TOTAL_ROWS: 1_000, HAS_MORE_ROWS: true })
		// Enough of the first tier have the word, or of both, or too few.
		for (const number of [1_200, 600, 200]) {
			const [first, second, others] = await mark(number)
			expect([first?.products, second?.products]).toEqual([number, 2 * number])
			expect(first?.least).toBeGreaterThanOrEqual(second?.most ?? 0)
			expect(second?.least).toBeGreaterThanOrEqual(others?.most ?? Infinity)
			expect([await search(), await search({ PAGE_INDEX: 80 })]).toEqual(pages)
		}
	})

	test('marks the tiers in parts as it marks them at once', async () => {
		const whole = await mark(200)
		await mark(10_000)
		const parts: number[] = []
		for (let marked = 250; marked === 250; parts.push(marked)) {
			const { rows } = await shop.pool.query<{ marked: number }>(
				'select mark_sales_tiers(1, 200, 250) as marked',
			)
			marked = rows[0]?.marked ?? 0
		}
		expect(parts).toEqual([250, 250, 100])
		expect(await mark(200)).toEqual(whole)
	})
})

const narrowed: [name: string, wish: object, where: string, order: string][] = [
	['cheapest', { ORDER_BY: 'PRICE', SORT: 'ASC' }, 'true', 'price_min, id'],
	['best-selling', { ORDER_BY: 'SOLD' }, 'true', 'sold_count desc, id desc'],
	[
		'cheapest, of a brand',
		{ ORDER_BY: 'PRICE', SORT: 'ASC', BRAND_LIST: ['merek-3'] },
		"brand_id = (select id from brand where company_id = 1 and slug = 'merek-3')",
		'price_min, id',
	],
	[
		'newest, of a price',
		{ PRICE_MIN: 60_000, PRICE_MAX: 60_500 },
		'price_max >= 60000 and price_min <= 60500',
		'published_at desc, id desc',
	],
]

describe('a search', () => {
	// Few products have the number, nearly all have the word.
	const searches = narrowed.flatMap((one) =>
		['kaos', '1234'].map((text) => [text, ...one] as const),
	)

	test.each(searches)(
		'for %s, %s, finds what the database finds',
		async (text, _name, wish, where, order) => {
			const { rows } = await shop.pool.query<{ slug: string }>(
				`select slug from product where company_id = 1 and status = 'ACTIVE' and published_at <= now()
				and search @@ $1::tsquery and ${where} order by ${order}`,
				[`'${text}'`],
			)
			const body = { ...newest, TEXT_SEARCH: text, ...wish }
			const { data } = listProducts.answer.parse(await shop.answerOf(list, body))
			expect(data.list.map(({ PRODUCT_SLUG }) => PRODUCT_SLUG)).toEqual(
				rows.slice(0, 12).map(({ slug }) => slug),
			)
			expect(data.TOTAL_ROWS).toBe(Math.min(rows.length, 1_000))
			expect(data.HAS_MORE_ROWS).toBe(rows.length > 1_000)
		},
	)
})

const filters: OracleFilters[] = [
	{},
	{ CATEGORY_SLUG: 'kaos' },
	{ OPTION_VALUE_LIST: ['warna.hitam'] },
	{ OPTION_VALUE_LIST: ['warna.hitam', 'warna.putih'] },
	{ OPTION_VALUE_LIST: ['warna.hitam', 'warna.merah', 'ukuran.m', 'ukuran.xl'] },
	{ OPTION_VALUE_LIST: ['warna.biru-tua', 'ukuran.s'], CATEGORY_SLUG: 'kaos' },
	{ OPTION_VALUE_LIST: ['ukuran.l'], PRICE_MIN: 40_000, PRICE_MAX: 70_000 },
	{ OPTION_VALUE_LIST: ['warna.putih'], BRAND_LIST: ['merek-7', 'merek-8'] },
	{ BRAND_LIST: ['merek-3'] },
	{ OPTION_VALUE_LIST: ['warna.tidak-ada', 'ukuran.m'] },
]

test.each(filters)('option counts of %j match a count over all variants', async (filter) => {
	const oracle = await optionOracle(shop.pool, 1)
	const { data } = listProducts.answer.parse(await shop.answerOf(list, { ...newest, ...filter }))
	const offered = data.FACETS.OPTION_LIST.flatMap(({ VALUE_LIST }) => VALUE_LIST)
	expect(data.TOTAL_ROWS).toBe(
		Math.min(oracle.total(filter), data.HAS_MORE_ROWS ? 1_000 : Infinity),
	)
	expect(data.FACETS.OPTION_LIST.map(({ HAS_MORE_ROWS }) => HAS_MORE_ROWS)).not.toContain(true)
	const counted = (value: string) => oracle.count(filter, value)
	expect(
		Object.fromEntries(offered.map(({ VALUE_KEY, PRODUCT_COUNT }) => [VALUE_KEY, PRODUCT_COUNT])),
	).toEqual(Object.fromEntries(offered.map(({ VALUE_KEY }) => [VALUE_KEY, counted(VALUE_KEY)])))
	const keys = offered.map(({ VALUE_KEY }) => VALUE_KEY)
	const missing = oracle.values.filter((value) => counted(value) > 0 && !keys.includes(value))
	// An option with a single value is not offered as a filter.
	expect(missing.filter((value) => missing.some((other) => isSameOption(value, other)))).toEqual([])
})

function isSameOption(value: string, other: string): boolean {
	return value !== other && value.split('.')[0] === other.split('.')[0]
}

/** The full scans of tables with many rows, with their queries. */
async function fullScans(recorded: AskedQuery[]): Promise<string[]> {
	const found: string[] = []
	for (const { text, values } of recorded) {
		if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue
		const { rows } = await shop.pool.query(`explain (format json) ${text}`, values)
		for (const table of tablesRead(planIn(rows))) {
			if (large.has(table)) found.push(`${table}: ${shortened(text)}`)
		}
	}
	return found
}

function shortened(text: string): string {
	return text.replace(/\s+/g, ' ').slice(0, 300)
}

type Plan = {
	'Node Type': string
	'Relation Name'?: string | undefined
	Plans?: Plan[] | undefined
}
const Plan: z.ZodType<Plan> = z.lazy(() =>
	z.object({
		'Node Type': z.string(),
		'Relation Name': z.string().optional(),
		Plans: z.array(Plan).optional(),
	}),
)
const Explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan })) }))

function planIn(rows: unknown): Plan[] {
	return Explained.parse(rows).flatMap((row) => row['QUERY PLAN'].map((one) => one.Plan))
}

function tablesRead(plans: Plan[]): string[] {
	return plans.flatMap((plan) => [
		...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
		...tablesRead(plan.Plans ?? []),
	])
}

async function largeTables(pool: pg.Pool): Promise<Set<string>> {
	const { rows } = await pool.query<{ name: string }>(
		`select relname as name from pg_class where relkind = 'r' and reltuples > ${MANY} and relnamespace = 'public'::regnamespace`,
	)
	return new Set(rows.map(({ name }) => name))
}

async function factsOf(pool: pg.Pool) {
	const { rows } = await pool.query<typeof facts>(`
		select product.id as product, product.slug, category.slug as category, variant.id as variant,
			(select number from orders where status = 'COMPLETED' limit 1) as order,
			(select number from orders where customer_id = (select customer_id from customer_session limit 1) limit 1) as own
		from product join category on category.id = product.category_id
		join variant on variant.product_id = product.id
		join stock on stock.variant_id = variant.id and stock.on_hand - stock.reserved > 1
		where product.slug like '%-2%' and product.status = 'ACTIVE' limit 1`)
	const [row] = rows
	if (!row) throw new Error('The shop is empty.')
	return { ...row, product: Number(row.product), variant: Number(row.variant) }
}
