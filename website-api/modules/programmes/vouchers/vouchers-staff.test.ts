import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { FailureWire } from '#contract/envelope.ts'
import { getVoucher, listVouchers, tryVoucher } from '#contract/edited-voucher.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'

const key = newOperatorKey()
const foreign = newOperatorKey()
let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let other: ExampleShop

beforeAll(async () => {
	database = await openTestDatabase()
	const { db } = database
	api = exampleApi(db)
	shop = await exampleShop(db, [{ price: 70_000, stock: 50 }])
	other = await exampleShop(db, [])
	for (const [one, { companyId }] of [
		[key, shop],
		[foreign, other],
	] as const)
		await storeOperatorKey(db, one, { label: 'kunci', role: 'owner', companyId })
})
afterAll(() => database.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
function ask(method: Method, path: string, body?: unknown, by = key, code = shop.code) {
	return api.request(`/operator/v1/sites/${code}${path}`, {
		method,
		headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
}

async function answered<T>(response: Response, schema: z.ZodType<{ data: T }>): Promise<T> {
	expect(response.ok, await response.clone().text()).toBe(true)
	return schema.parse(await response.json()).data
}

async function refusal(response: Response) {
	const { code, errors } = FailureWire.parse(await response.json())
	return [response.status, code, ...Object.keys(errors ?? {})]
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const words = { id: 'Diskon gajian', en: 'Payday discount' }

async function add(code: string, terms: object = {}) {
	const body = {
		COUPON_CODE: code,
		COUPON_TITLE: words,
		COUPON_SHORT_DESCRIPTION: words,
		COUPON_EFFECTIVE_END_DATE: inHours(24),
		COUPON_AMOUNT: 10_000,
		...terms,
	}
	const { list } = await answered(await ask('POST', '/vouchers', body), listVouchers.answer)
	return list[0]
}

const read = async (code: string) =>
	answered(await ask('GET', `/vouchers/${code}`), getVoucher.answer)

function orderWith(code: string) {
	const [variantId = 0] = shop.variantIds
	return api.request('/v1/order', {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': formKeyText() },
		body: JSON.stringify({
			...exampleOrder([[variantId, 1]], 60_000 + EXAMPLE_CARRIAGE),
			PRODUCT_COUPON_CODE: code,
		}),
	})
}

test('vouchers are filtered by code, title and state, and split into pages', async () => {
	await add('CARI-1')
	await add('CARI-2', { COUPON_TITLE: { id: 'Ongkir hemat', en: 'Cheap shipping' } })
	await add('CARI-3', { EFFECTIVE_START_DATE: inHours(1) })
	const listed = async (query: string) =>
		answered(await ask('GET', `/vouchers?${query}`), listVouchers.answer)
	const codes = async (query: string) => (await listed(query)).list.map((one) => one.COUPON_CODE)
	expect(await codes('SEARCH=cari')).toEqual(['CARI-3', 'CARI-2', 'CARI-1'])
	expect(await codes('SEARCH=ongkir')).toEqual(['CARI-2'])
	expect(await codes('SEARCH=cari&STATE=AHEAD')).toEqual(['CARI-3'])
	expect(await codes('SEARCH=%25')).toEqual([])
	const first = await listed('SEARCH=cari&LIMIT=2')
	expect(await codes(`SEARCH=cari&LIMIT=2&NEXT=${first.NEXT}`)).toEqual(['CARI-1'])
	const theirs = await ask('GET', '/vouchers', undefined, foreign, other.code)
	expect((await answered(theirs, listVouchers.answer)).list).toEqual([])
})

test('an unused voucher can be changed, with its current version, and deleted', async () => {
	await add('UBAH')
	const { VERSION } = await read('UBAH')
	const change = {
		VERSION,
		COUPON_ISPERCENTAGE: true,
		COUPON_AMOUNT: 15,
		COUPON_MAXIMUM_AMOUNT: 20_000,
		COUPON_IS_FOR_SHIPPING: true,
		COUPON_MINIMUM_SUB_TOTAL: 50_000,
		PER_CUSTOMER: 2,
		COUPON_TITLE: { id: 'Baru', en: 'New' },
		IS_PRIVATE: true,
		QUOTA: 5,
	}
	expect((await ask('PATCH', '/vouchers/UBAH', change)).status).toBe(200)
	const { COUPON_TITLE, ...expected } = change
	expect(await read('UBAH')).toMatchObject({
		...expected,
		VERSION: VERSION + 1,
		COUPON_TITLE: COUPON_TITLE.en,
		STATE: 'RUNNING',
	})
	expect(await refusal(await ask('PATCH', '/vouchers/UBAH', change))).toEqual([
		409,
		'CHANGED_MEANWHILE',
	])
	expect(await refusal(await ask('PATCH', '/vouchers/UBAH', { COUPON_AMOUNT: 101 }))).toEqual([
		422,
		'INVALID',
		'COUPON_AMOUNT',
	])
	for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
		const theirs = await ask(method, '/vouchers/UBAH', method === 'PATCH' ? {} : undefined, foreign)
		expect(theirs.status, method).toBe(404)
		const own = await ask(
			...([method, '/vouchers/UBAH', method === 'PATCH' ? {} : undefined] as const),
			...([foreign, other.code] as const),
		)
		expect(await refusal(own), method).toEqual([404, 'VOUCHER_NOT_FOUND'])
	}
	expect((await ask('DELETE', '/vouchers/UBAH')).status).toBe(200)
	expect((await ask('GET', '/vouchers/UBAH')).status).toBe(404)
	const { rows } = await database.db.execute<{ count: number }>(sql`
		select count(*)::int as count from operator_change
		where table_name = 'voucher' and row_key ->> 'code' = 'UBAH'`)
	expect(rows).toEqual([{ count: 3 }])
})

test('the benefit of a used voucher cannot be changed, and it is never deleted', async () => {
	await add('PAKAI', { PER_CUSTOMER: 3 })
	const placed = await orderWith('PAKAI')
	expect(placed.status, await placed.clone().text()).toBe(201)
	for (const change of [
		{ COUPON_AMOUNT: 5_000 },
		{ COUPON_ISCASHBACK: true },
		{ COUPON_IS_FOR_SHIPPING: true },
		{ COUPON_MINIMUM_SUB_TOTAL: 1 },
		{ EFFECTIVE_START_DATE: inHours(-1) },
		{ PER_CUSTOMER: 2 },
	])
		expect(await refusal(await ask('PATCH', '/vouchers/PAKAI', change))).toEqual([
			409,
			'VOUCHER_IN_USE',
		])
	expect(await refusal(await ask('DELETE', '/vouchers/PAKAI'))).toEqual([409, 'VOUCHER_IN_USE'])
	const kept = { COUPON_AMOUNT: 10_000, COUPON_ISCASHBACK: false, PER_CUSTOMER: 4 }
	const free = { IS_PRIVATE: true, COUPON_TITLE: words, COUPON_EFFECTIVE_END_DATE: inHours(48) }
	expect((await ask('PATCH', '/vouchers/PAKAI', { ...kept, ...free })).status).toBe(200)
	expect(await read('PAKAI')).toMatchObject({ ...kept, USED: 1, IS_IN_USE: true })
})

test('the preview of a voucher equals the price of an order, and changes nothing', async () => {
	const shipping = { SHIPPING_PRICE: 20_000 }
	const body = {
		COUPON_ISCASHBACK: false,
		COUPON_ISPERCENTAGE: true,
		COUPON_IS_FOR_SHIPPING: false,
		COUPON_AMOUNT: 10,
		COUPON_MAXIMUM_AMOUNT: 30_000,
		COUPON_MINIMUM_SUB_TOTAL: 100_000,
		CART_LIST: [99_999, 250_000, 1_000_000].map((SUB_TOTAL) => ({ SUB_TOTAL, ...shipping })),
	}
	const preview = async (change: object) => {
		const response = await ask('POST', '/voucher-preview', { ...body, ...change })
		const { list } = await answered(response, tryVoucher.answer)
		return list.map((one) => [one.MISSING, one.DISCOUNT, one.CASHBACK, one.TOTAL])
	}
	expect(await preview({})).toEqual([
		[1, 0, 0, 119_999],
		[0, 25_000, 0, 245_000],
		[0, 30_000, 0, 990_000],
	])
	expect((await preview({ COUPON_ISCASHBACK: true }))[1]).toEqual([0, 0, 25_000, 270_000])
	expect((await preview({ COUPON_IS_FOR_SHIPPING: true }))[1]).toEqual([0, 2_000, 0, 268_000])
})
