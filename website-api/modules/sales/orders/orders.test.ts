import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import type { OrderRequestWire } from '#contract/order-request.ts'
import { createOrder } from '#contract/shown-order.ts'
import { getQuote } from '#contract/quote.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { freshPglite } from '#tests/support/pglite.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let shirt: number
let bag: number
let ebook: number

beforeAll(async () => {
	database = await freshPglite()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [
		{ price: 150_000, stock: 50, weightGrams: 400 },
		{ price: 75_000, stock: 3 },
		{ price: 40_000, stock: 1_000, isDigital: true },
	])
	;[shirt = 0, bag = 0, ebook = 0] = shop.variantIds
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
	return api.request(`/v1${path}`, {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), ...headers },
		body: JSON.stringify(body),
	})
}

function place(order: OrderRequestWire, key = formKeyText(), headers = {}) {
	return post('/order', order, { 'idempotency-key': key, ...headers })
}

async function failureOf(response: Response) {
	return { status: response.status, ...FailureWire.parse(await response.json()) }
}

describe('a quote', () => {
	test('adds up lines of one variant and contains the shipping price of the chosen courier', async () => {
		const response = await post('/order/quote', {
			CART_LIST: [
				{ CART_ID: shirt, CART_QTY: 1 },
				{ CART_ID: shirt, CART_QTY: 1 },
				{ CART_ID: bag, CART_QTY: 1 },
			],
			DISTRICT_CODE: '31.74.01',
			VENDOR_CODE: 'SICEPAT',
			VENDOR_METHOD: 'reg',
		})
		const { data } = getQuote.answer.parse(await response.json())
		expect(data).toMatchObject({
			SUB_TOTAL: 375_000,
			SHIPPING_WEIGHT_GRAMS: 900,
			SHIPPING_PRICE: EXAMPLE_CARRIAGE,
			TOTAL: 375_000 + EXAMPLE_CARRIAGE,
			IS_ORDERABLE: true,
		})
		expect(data.CART_LIST).toHaveLength(2)
	})

	test('of more than the stock cannot be ordered, and lists the missing variants', async () => {
		const response = await post('/order/quote', {
			CART_LIST: [
				{ CART_ID: bag, CART_QTY: 4 },
				{ CART_ID: 999_999, CART_QTY: 1 },
			],
		})
		const { data } = getQuote.answer.parse(await response.json())
		expect(data.IS_ORDERABLE).toBe(false)
		expect(data.MISSING_CART_ID_LIST).toEqual([999_999])
		expect(data.SHIPPING_PRICE).toBeNull()
	})
})

describe('an order', () => {
	test('is placed with its price, a deadline and a transfer code', async () => {
		const response = await place(exampleOrder([[shirt, 2]], 310_000))
		expect(response.status).toBe(201)
		const { data } = createOrder.answer.parse(await response.json())
		expect(data).toMatchObject({
			ORDER_STATUS: 'PENDING',
			SUB_TOTAL: 300_000,
			SHIPPING_PRICE: EXAMPLE_CARRIAGE,
			TOTAL: 310_000 + data.UNIQUE_CODE,
			CONFIRMATION_STATUS: null,
		})
		expect(data.UNIQUE_CODE).toBeGreaterThanOrEqual(1)
		expect(data.ORDER_NUMBER).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
		expect(data.EVENT_LIST).toMatchObject([{ FROM_STATUS: null, TO_STATUS: 'PENDING' }])
		const waits = Date.parse(data.EXPIRED_DATE ?? '') - Date.parse(data.ORDER_DATE)
		expect(waits).toBe(24 * 3_600_000)
		expect(data.ADDRESS_LINE_LIST?.[0]).toBe('Sari Wulandari')
	})

	test('collected at the shop requires no address', async () => {
		const order = {
			...exampleOrder([[shirt, 1]], 150_000),
			ADDRESS: null,
			VENDOR_CODE: 'SELF_PICKUP' as const,
			VENDOR_METHOD: 'self_pickup',
		}
		const { data } = createOrder.answer.parse(await (await place(order)).json())
		expect(data.ADDRESS_LINE_LIST).toBeNull()
		expect(data.SHIPPING_PRICE).toBe(0)
	})

	test('names pickup in the language of whoever reads it', async () => {
		const order = {
			...exampleOrder([[shirt, 1]], 150_000),
			ADDRESS: null,
			VENDOR_CODE: 'SELF_PICKUP' as const,
			VENDOR_METHOD: 'self_pickup',
		}
		const english = { 'accept-language': 'en' }
		const { data } = createOrder.answer.parse(await (await place(order, undefined, english)).json())
		const named = (name: string) => [{ VENDOR_NAME: name, VENDOR_METHOD_NAME: name }]
		expect(data.SHIPMENT_LIST).toMatchObject(named('Pick up at the store'))
		const { ORDER_NUMBER, CUSTOMER_PHONE } = data
		const found = await post(
			'/order/look-up',
			{ ORDER_NUMBER, CUSTOMER_PHONE },
			{ 'accept-language': 'id' },
		)
		const shown = createOrder.answer.parse(await found.json())
		expect(shown.data.SHIPMENT_LIST).toMatchObject(named('Ambil di Toko'))
	})

	test('of downloads only requires no address', async () => {
		const order = {
			...exampleOrder([[ebook, 1]], 40_000),
			ADDRESS: null,
			VENDOR_CODE: 'SELF_PICKUP' as const,
			VENDOR_METHOD: 'self_pickup',
		}
		expect((await place(order)).status).toBe(201)
	})

	test('submitted twice with one key is placed once, with equal responses', async () => {
		const order = exampleOrder([[shirt, 1]], 160_000)
		const key = formKeyText()
		const first = await place(order, key)
		const second = await place(order, key)
		expect([first.status, second.status]).toEqual([201, 200])
		expect(await second.json()).toEqual(await first.json())
	})

	test('with a used key and different content is rejected with the number of the existing order', async () => {
		const order = exampleOrder([[shirt, 1]], 160_000)
		const key = formKeyText()
		const { data } = createOrder.answer.parse(await (await place(order, key)).json())
		const failure = await failureOf(await place({ ...order, NOTE: 'lain' }, key))
		expect(failure).toMatchObject({
			status: 422,
			code: 'KEY_REUSED',
			errors: { ORDER_NUMBER: [data.ORDER_NUMBER] },
		})
	})

	test('of a cart that was ordered already returns the number of that order', async () => {
		const order = exampleOrder([[shirt, 1]], 160_000)
		const { data } = createOrder.answer.parse(await (await place(order)).json())
		const failure = await failureOf(await place(order))
		expect(failure).toMatchObject({
			status: 409,
			code: 'CART_ALREADY_ORDERED',
			errors: { ORDER_NUMBER: [data.ORDER_NUMBER] },
		})
	})

	test('of more than the stock reserves nothing and reports the shortage', async () => {
		const order = exampleOrder(
			[
				[shirt, 1],
				[bag, 2],
				[bag, 2],
			],
			460_000,
		)
		const failure = await failureOf(await place(order))
		expect(failure).toMatchObject({
			status: 409,
			code: 'OUT_OF_STOCK',
			message: 'Stok habis atau kurang untuk sebagian barang.',
			errors: { CART_LIST: ['Barang 2: tinggal 3.'], CART_ID: [String(bag)] },
		})
	})

	test('with a higher price than displayed is rejected', async () => {
		const failure = await failureOf(await place(exampleOrder([[shirt, 1]], 150_000)))
		expect(failure).toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
	})

	test('without a key is rejected', async () => {
		const failure = await failureOf(await post('/order', exampleOrder([[shirt, 1]], 160_000)))
		expect(failure).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' })
	})

	test.each<[string, Partial<OrderRequestWire>, string]>([
		['no address', { ADDRESS: null }, 'ADDRESS'],
		['a bank the shop does not have', { BANK_CODE: 'XYZ' }, 'BANK_CODE'],
		['a courier that does not serve', { VENDOR_METHOD: 'gokil' }, 'VENDOR_METHOD'],
		['a phone that is none', { CUSTOMER_PHONE: '+99912345678' }, 'CUSTOMER_PHONE'],
	])('with %s is rejected on its field', async (_case, change, field) => {
		const failure = await failureOf(
			await place({ ...exampleOrder([[shirt, 1]], 160_000), ...change }),
		)
		expect(failure.status).toBe(422)
		expect(Object.keys(failure.errors ?? {})).toEqual([field])
	})
})

describe('an order look-up', () => {
	test.each([['+6281234567890'], ['081234567890'], ['0812-3456-7890'], ['62 812 3456 7890']])(
		'accepts the phone number %s',
		async (phone) => {
			const placed = await place(exampleOrder([[shirt, 1]], 160_000))
			const { data } = createOrder.answer.parse(await placed.json())
			const response = await post('/order/look-up', {
				ORDER_NUMBER: data.ORDER_NUMBER.toLowerCase().replace('-', ' '),
				CUSTOMER_PHONE: phone,
			})
			expect(response.status).toBe(200)
			expect(createOrder.answer.parse(await response.json()).data).toEqual(data)
		},
	)

	test('responds equally for a wrong phone, a wrong number and another shop', async () => {
		const placed = await place(exampleOrder([[shirt, 1]], 160_000))
		const { data } = createOrder.answer.parse(await placed.json())
		const other = await exampleShop(database.db, [])
		const right = { ORDER_NUMBER: data.ORDER_NUMBER, CUSTOMER_PHONE: '081234567890' }
		const misses = await Promise.all([
			post('/order/look-up', { ...right, CUSTOMER_PHONE: '081234567891' }),
			post('/order/look-up', { ...right, CUSTOMER_PHONE: 'siapa ya' }),
			post('/order/look-up', { ...right, ORDER_NUMBER: '2222-2222' }),
			post('/order/look-up', right, storefrontHeaders(other)),
		])
		const answers = await Promise.all(misses.map(failureOf))
		expect(answers[0]).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
		for (const answer of answers) expect(answer).toEqual(answers[0])
	})
})

describe('invisible characters', () => {
	test.each(['\u0000', '\n', '\u202e', '\u001b[2J'])(
		'%j in a single-line text is rejected on its field',
		async (sign) => {
			const order = exampleOrder([[shirt, 1]], 150_000)
			const named = await failureOf(await place({ ...order, CUSTOMER_NAME: `Budi${sign}Santoso` }))
			expect(named).toMatchObject({ status: 422, code: 'INVALID' })
			expect(named.errors).toHaveProperty('CUSTOMER_NAME')
			const looked = await post('/order/look-up', {
				ORDER_NUMBER: `AB${sign}CD`,
				CUSTOMER_PHONE: '+6281234567890',
			})
			expect(looked.status).toBe(422)
			const clicked = await post('/helper/tracking-affiliate', {
				AFFILIATE_TRACKING_CODE: `A${sign}B`,
				AFFILIATE_TRACKING_IP_ADDRESS: '203.0.113.9',
				AFFILIATE_TRACKING_DEVICE_MODEL: 'DESKTOP',
				AFFILIATE_TRACKING_EVENT_TYPE: 'CLICK',
			})
			expect(clicked.status).toBe(422)
		},
	)
})
