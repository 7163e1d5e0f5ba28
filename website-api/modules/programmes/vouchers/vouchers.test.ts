import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { listCartLines } from '#contract/cart.ts'
import { getQuote } from '#contract/quote.ts'
import {
	checkVoucher,
	listOfferedVouchers,
	listVouchers,
	quoteWithVouchers,
} from '#contract/voucher.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import {
	EXAMPLE_ADDRESS,
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { voucher } from './voucher.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let sari: ExampleCustomer

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [
		{ price: 70_000, stock: 50 },
		{ price: 29_999, stock: 50 },
	])
	sari = await exampleCustomer(database.db, shop)
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

const hour = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour)

async function add(code: string, terms: Partial<typeof voucher.$inferInsert> = {}) {
	const words = { id: `Voucher ${code}`, en: `Coupon ${code}` }
	const texts = { title: words, shortDescription: words }
	await exampleVoucher(database.db, shop.companyId, { code, ...texts, amount: 10_000, ...terms })
}

type Headers = Record<string, string>
const guest = (language = 'id'): Headers => storefrontHeaders(shop, language)

function call(path: string, body: unknown, headers: Headers = guest()) {
	return api.request(`/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const cart = (quantity = 1) => ({
	CART_LIST: [{ CART_ID: shop.variantIds[0], CART_QTY: quantity }],
	DISTRICT_CODE: EXAMPLE_ADDRESS.DISTRICT_CODE,
	VENDOR_CODE: 'SICEPAT',
	VENDOR_METHOD: 'reg',
})

async function list(body: unknown = cart(), headers?: Headers) {
	return listVouchers.answer.parse(
		await (await call('/voucher/voucher-list', body, headers)).json(),
	).data
}

describe('the list for a cart', () => {
	test('has the lines as the cart lists them, if they are requested', async () => {
		const path = `/v1/cart/cart-list-v2?CART_LINES=${shop.variantIds[0]}:2`
		const listed = listCartLines.answer.parse(
			await (await api.request(path, { headers: guest() })).json(),
		)
		expect(listed.data).toHaveLength(1)
		const { CART_LIST } = await list({ ...cart(2), WITH_CART_LIST: true })
		expect(CART_LIST).toEqual(listed.data)
		expect((await list(cart())).CART_LIST).toBeUndefined()
	})

	test('[CP-01] has the eleven fields, in the requested language', async () => {
		const ends = fromNow(5)
		await add('LENGKAP', {
			isPercentage: true,
			amount: 10,
			maximumAmount: 5_000,
			minimumSubTotal: 50_000,
			endsAt: ends,
		})
		const [one] = (await list(cart(), guest('en'))).list
		expect(one).toMatchObject({
			COUPON_ID: expect.any(Number),
			COUPON_CODE: 'LENGKAP',
			COUPON_TITLE: 'Coupon LENGKAP',
			COUPON_SHORT_DESCRIPTION: 'Coupon LENGKAP',
			COUPON_EFFECTIVE_END_DATE: ends.toISOString(),
			COUPON_ISCASHBACK: false,
			COUPON_ISPERCENTAGE: true,
			COUPON_AMOUNT: 10,
			COUPON_MAXIMUM_AMOUNT: 5_000,
			COUPON_MINIMUM_SUB_TOTAL: 50_000,
			COUPON_IS_FOR_SHIPPING: false,
			UNUSABLE_REASON: null,
			COUPON_SAVING: 5_000,
		})
	})

	test('has the public and running ones, with reasons, and suggests the best of each kind', async () => {
		await add('KECIL')
		await add('BESAR', { amount: 15_000 })
		await add('MAHAL', { minimumSubTotal: 100_000 })
		await add('KEMBALI', { isCashback: true, amount: 50_000 })
		await add('KIRIM', { isForShipping: true, amount: 4_000 })
		await add('RAHASIA', { isPrivate: true })
		await add('LALU', { startsAt: fromNow(-2), endsAt: fromNow(-1) })
		await add('NANTI', { startsAt: fromNow(1), endsAt: fromNow(2) })
		await add('MATI', { isActive: false })
		const found = await list()
		expect(found.list.map((one) => [one.COUPON_CODE, one.COUPON_SAVING])).toEqual([
			['BESAR', 15_000],
			['KECIL', 10_000],
			['KIRIM', 4_000],
			['MAHAL', 0],
			['KEMBALI', 0],
		])
		const why = new Map(found.list.map((one) => [one.COUPON_CODE, one.UNUSABLE_REASON]))
		expect(why.get('MAHAL')).toBe('Belanja Rp 30.000 lagi untuk memakai voucher ini.')
		expect(why.get('KEMBALI')).toContain('Masuk dulu')
		expect(found.BEST_PRODUCT_COUPON_CODE).toBe('BESAR')
		expect(found.BEST_SHIPPING_COUPON_CODE).toBe('KIRIM')
		expect((await list(cart(), sari.headers)).BEST_PRODUCT_COUPON_CODE).toBe('KEMBALI')
		const unsent = { CART_LIST: cart().CART_LIST }
		const waiting = (await list(unsent)).list.find((one) => one.COUPON_CODE === 'KIRIM')
		expect(waiting?.UNUSABLE_REASON).toContain('Pilih kurir dulu')
	})
})

describe('the list of what is offered', () => {
	async function offered(headers: Headers = guest()) {
		const answer = await api.request('/v1/voucher/offered-list', { headers })
		return listOfferedVouchers.answer.parse(await answer.json()).data.list
	}
	const codes = (found: Awaited<ReturnType<typeof offered>>) => found.map((one) => one.COUPON_CODE)

	test('has what is public, running and not used up, with what is left', async () => {
		await add('LAMBAT', { endsAt: fromNow(5), perCustomer: 3 })
		await add('CEPAT', { endsAt: fromNow(1), quota: 7 })
		await add('RAHASIA', { isPrivate: true })
		await add('LALU', { startsAt: fromNow(-2), endsAt: fromNow(-1) })
		await add('NANTI', { startsAt: fromNow(1), endsAt: fromNow(2) })
		await add('MATI', { isActive: false })
		expect(await offered()).toMatchObject([
			{ COUPON_CODE: 'CEPAT', COUPON_LEFT: 7, COUPON_PER_CUSTOMER: 1, COUPON_HAD: 0 },
			{ COUPON_CODE: 'LAMBAT', COUPON_LEFT: null, COUPON_PER_CUSTOMER: 3, COUPON_HAD: 0 },
		])
		const other = await exampleShop(database.db, [])
		expect(await offered(storefrontHeaders(other))).toEqual([])
	})

	test("puts what the customer has used last, and counts nobody else's uses", async () => {
		await add('PAKAI', { endsAt: fromNow(1), quota: 1 })
		await add('NANTI', { endsAt: fromNow(2) })
		const ordered = exampleOrder([[shop.variantIds[0]!, 1]], 60_000 + EXAMPLE_CARRIAGE)
		const placed = await call(
			'/order',
			{ ...ordered, PRODUCT_COUPON_CODE: 'PAKAI' },
			{ ...sari.headers, 'idempotency-key': formKeyText() },
		)
		expect(placed.status).toBe(201)
		expect(codes(await offered(sari.headers))).toEqual(['NANTI', 'PAKAI'])
		expect(codes(await offered())).toEqual(['NANTI'])
		const neighbour = await exampleCustomer(database.db, shop)
		expect(codes(await offered(neighbour.headers))).toEqual(['NANTI'])
	})
})

describe('a typed code', () => {
	test.each<[string, Partial<typeof voucher.$inferInsert>, string | null]>([
		['is found though it is private', { isPrivate: true }, null],
		['has ended', { startsAt: fromNow(-2), endsAt: fromNow(-1) }, 'sudah habis'],
		['has not begun', { startsAt: fromNow(1), endsAt: fromNow(2) }, 'belum mulai'],
		['is used up', { quota: 1, used: 1 }, 'Kuota voucher ini sudah habis'],
	])('%s', async (_, terms, why) => {
		await add('KETIK', terms)
		const answer = await call('/voucher/check', { ...cart(), COUPON_CODE: ' ketik ' })
		const { data } = checkVoucher.answer.parse(await answer.json())
		if (why === null) expect(data.UNUSABLE_REASON).toBeNull()
		else expect(data.UNUSABLE_REASON).toContain(why)
		// A counter without rows would be an audit finding.
		await database.db.update(voucher).set({ used: 0 }).where(eq(voucher.companyId, shop.companyId))
	})

	test('of another shop is unknown', async () => {
		const other = await exampleShop(database.db, [])
		await add('PUNYAKU')
		const answer = await call(
			'/voucher/check',
			{ ...cart(), COUPON_CODE: 'PUNYAKU' },
			storefrontHeaders(other),
		)
		expect(answer.status).toBe(404)
	})

	test('is limited to 20 of 60 guesses from one address, in all requests', async () => {
		await add('JP4RZ0Q7M2XK', { isPrivate: true })
		const headers = { ...guest(), [VISITOR_ADDRESS_HEADER]: '203.0.113.9' }
		const outcomes: Record<string, number> = {}
		for (let at = 0; at < 60; at++) {
			const COUPON_CODE = `TEBAK-${1000 + at}`
			const answer =
				at % 2 === 0
					? await call('/voucher/check', { ...cart(), COUPON_CODE }, headers)
					: await call('/order/quote', { ...cart(), PRODUCT_COUPON_CODE: COUPON_CODE }, headers)
			outcomes[answer.status] = (outcomes[answer.status] ?? 0) + 1
		}
		expect(outcomes).toEqual({ 200: 10, 404: 10, 429: 40 })
		const known = await call('/voucher/check', { ...cart(), COUPON_CODE: 'JP4RZ0Q7M2XK' }, headers)
		expect(known.status).toBe(200)
	})
})

describe('a quote', () => {
	test('[CP-02] lists rejected vouchers with the price of the order without them', async () => {
		await add('MAHAL', { minimumSubTotal: 100_000 })
		await add('KIRIM', { isForShipping: true, amount: 4_000 })
		const body = { ...cart(), PRODUCT_COUPON_CODE: 'MAHAL', SHIPPING_COUPON_CODE: 'KIRIM' }
		const { data } = getQuote.answer.parse(
			await (await call('/order/quote', body, guest('en'))).json(),
		)
		expect(data).toMatchObject({
			SUB_TOTAL: 70_000,
			PRODUCT_DISCOUNT: 0,
			SHIPPING_DISCOUNT: 4_000,
			TOTAL: 70_000 + EXAMPLE_CARRIAGE - 4_000,
			COUPON_PROBLEM_LIST: [
				{ COUPON_CODE: 'MAHAL', REASON: 'Spend another Rp 30.000 to use this voucher.' },
			],
		})
		const swapped = { ...cart(), PRODUCT_COUPON_CODE: 'KIRIM', SHIPPING_COUPON_CODE: 'MAHAL' }
		const wrong = getQuote.answer.parse(await (await call('/order/quote', swapped)).json()).data
		expect(wrong.COUPON_PROBLEM_LIST).toHaveLength(2)
		expect(wrong.TOTAL).toBe(70_000 + EXAMPLE_CARRIAGE)
	})
})

describe('a quote with the vouchers', () => {
	const asked = async (body: unknown, headers = guest()) =>
		quoteWithVouchers.answer.parse(
			await (await call('/order/quote-with-vouchers', body, headers)).json(),
		).data
	const quoted = async (body: unknown) =>
		getQuote.answer.parse(await (await call('/order/quote', body)).json()).data

	beforeEach(async () => {
		await add('HEMAT')
		await add('HEMAT5', { amount: 5_000 })
		await add('KIRIM', { isForShipping: true, amount: 4_000 })
		await add('RAHASIA', { amount: 3_000, isPrivate: true })
	})

	test('has the best ones of the kinds that are asked for, the price with them, and the same list', async () => {
		const both = await asked({ ...cart(), BEST_COUPON_KIND_LIST: ['PRODUCT', 'SHIPPING'] })
		expect(both.COUPON).toEqual(await list())
		expect(both.QUOTE).toEqual(
			await quoted({ ...cart(), PRODUCT_COUPON_CODE: 'HEMAT', SHIPPING_COUPON_CODE: 'KIRIM' }),
		)
		const one = await asked({ ...cart(), BEST_COUPON_KIND_LIST: ['SHIPPING'] })
		expect(one.QUOTE).toEqual(await quoted({ ...cart(), SHIPPING_COUPON_CODE: 'KIRIM' }))
		expect((await asked({ ...cart(), BEST_COUPON_KIND_LIST: [] })).QUOTE).toEqual(
			await quoted(cart()),
		)
	})

	test('leaves a chosen one, and lists a private one that was typed first', async () => {
		const body = { ...cart(), PRODUCT_COUPON_CODE: 'RAHASIA' }
		const typed = await asked({ ...body, BEST_COUPON_KIND_LIST: ['PRODUCT', 'SHIPPING'] })
		expect(typed.QUOTE).toEqual(await quoted({ ...body, SHIPPING_COUPON_CODE: 'KIRIM' }))
		expect(typed.COUPON.list.map(({ COUPON_CODE }) => COUPON_CODE)).toEqual([
			'RAHASIA',
			'HEMAT',
			'HEMAT5',
			'KIRIM',
		])
		expect(typed.COUPON.BEST_PRODUCT_COUPON_CODE).toBe('HEMAT')
	})

	test('applies none that cannot be used, and reports only what was chosen', async () => {
		const { DISTRICT_CODE: _district, VENDOR_CODE: _vendor, ...early } = cart()
		const answer = await asked({
			...early,
			PRODUCT_COUPON_CODE: 'BUKAN-INI',
			BEST_COUPON_KIND_LIST: ['PRODUCT', 'SHIPPING'],
		})
		expect(answer.QUOTE).toMatchObject({
			PRODUCT_DISCOUNT: 0,
			COUPON_PROBLEM_LIST: [{ COUPON_CODE: 'BUKAN-INI' }],
		})
		expect(answer.COUPON.BEST_SHIPPING_COUPON_CODE).toBeNull()
	})
})
