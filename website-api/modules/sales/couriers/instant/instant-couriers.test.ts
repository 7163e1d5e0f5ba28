import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { getQuote } from '#contract/quote.ts'
import { createOrder } from '#contract/shown-order.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import {
	EXAMPLE_ADDRESS,
	exampleGuest,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { tariff } from '#website-api/modules/sales/shipping/tariff.table.ts'
import { courierAccount } from '../accounts/courier-account.table.ts'
import { orderQuote, shippingQuote } from '../quotes/shipping-quote.table.ts'
import { instantSetting } from './instant-setting.table.ts'

const always = Array.from({ length: 7 }, (): [number, number] => [0, 1440])
const never = always.map(() => null)
/** Two kilometres from the shop, and in Bandung. */
const near = { LATITUDE: -6.2263, LONGITUDE: 106.8584 }
const far = { LATITUDE: -6.9147, LONGITUDE: 107.6098 }

let database: OpenDatabase
let shop: ExampleShop
let couriers: ReturnType<typeof exampleCouriers>
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
	const { db } = database
	for (const table of [courierAccount, shippingQuote, instantSetting]) await db.delete(table)
	shop = await exampleShop(db, [{ price: 50_000, stock: 100 }])
	couriers = exampleCouriers(db)
	api = exampleApi(db, memoryStorage(), couriers)
	await couriers.addAccount(shop.companyId, ['gosend', 'grab'])
	await set({})
})

function set(values: Partial<typeof instantSetting.$inferInsert>) {
	const { companyId } = shop
	const setting = { isOn: true, latitude: -6.2297, longitude: 106.8405, hours: always, ...values }
	return database.db
		.insert(instantSetting)
		.values({ companyId, ...setting })
		.onConflictDoUpdate({ target: instantSetting.companyId, set: setting })
}

async function post(path: string, body: unknown) {
	const response = await api.request(`/v1${path}`, {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': formKeyText() },
		body: JSON.stringify(body),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

const instant = { VENDOR_CODE: 'GOSEND', VENDOR_METHOD: 'instant' }

async function quoted(pin: object = near, units = 1) {
	const lines = [{ CART_ID: shop.variantIds[0], CART_QTY: units }]
	const body = { CART_LIST: lines, DISTRICT_CODE: '31.74.01', ...instant, ...pin }
	const { data } = getQuote.answer.parse((await post('/order/quote', body)).answer)
	const offered = data.SHIPPING_OFFER_LIST.map((one) => `${one.VENDOR_CODE}/${one.VENDOR_METHOD}`)
	return { ...data, offered }
}

const all = [
	'GOSEND/sameday',
	'RAJAONGKIR/grab-same_day',
	'GOSEND/instant',
	'RAJAONGKIR/grab-instant',
]
const offeredNow = async (...asked: Parameters<typeof quoted>) => {
	const { offered, INSTANT_STATE } = await quoted(...asked)
	return { state: INSTANT_STATE, instants: offered.filter((one) => /GOSEND|grab/.test(one)) }
}

const olderBy = (seconds: number) =>
	database.db
		.update(shippingQuote)
		.set({ quotedAt: sql`now() - make_interval(secs => ${seconds})` })
/** The provider asks a thousand rupiah more than it did. */
const dearer = () =>
	database.db.execute(sql`update shipping_quote set rates = (
		select jsonb_agg(rate || jsonb_build_object('price', (rate ->> 'price')::integer - 1000))
		from jsonb_array_elements(rates) as rate)`)

describe('couriers that drive at once', () => {
	test('are offered at their own prices, by places on the map, with hours', async () => {
		expect(await offeredNow()).toEqual({ state: 'OFFERED', instants: all })
		const { SHIPPING_OFFER_LIST: offers } = await quoted()
		expect(offers.find((one) => one.VENDOR_METHOD === 'grab-instant')).toMatchObject({
			VENDOR_NAME: 'GrabExpress',
			VENDOR_METHOD_NAME: 'Instant',
			VENDOR_METHOD_GROUP: 'gosend',
			ETA_HOURS: 2,
			SHIPPING_PRICE: 17_500,
		})
		expect(couriers.asked.filter((path) => path === '/v1/rates/couriers')).toHaveLength(1)
		expect(couriers.asked, 'no area is asked for').not.toContain('/v1/maps/areas')
	})

	test.each([
		['without a place on the map', {}, {}, 'NO_PIN'],
		['beyond the range of the shop', {}, far, 'TOO_FAR'],
		['just beyond it', { maxDistance: 1 }, near, 'TOO_FAR'],
		['outside its hours', { hours: never }, near, 'CLOSED'],
		['by a shop that switched them off', { isOn: false }, near, null],
	])('are not offered nor asked for %s', async (_what, setting, pin, state) => {
		await set(setting)
		expect(await offeredNow(pin)).toEqual({ state, instants: [] })
		expect(couriers.asked).toEqual([])
	})

	test('are not offered nor asked for more than they carry', async () => {
		await database.db.update(variant).set({ weightGrams: 10_001 })
		expect(await offeredNow(near, 2)).toEqual({ state: 'TOO_LARGE', instants: [] })
		expect(couriers.asked).toEqual([])
	})

	test('are not offered at the price of the shop’s table, unless the shop has switched them off', async () => {
		const { companyId } = shop
		const ofTable = {
			zone: 'CITY',
			firstKg: 20_000,
			nextKg: 0,
			etaDaysMin: 0,
			etaDaysMax: 0,
		} as const
		await database.db
			.insert(tariff)
			.values({ companyId, vendorCode: 'GOSEND', vendorMethod: 'instant', ...ofTable })
		await database.db
			.update(company)
			.set({ originDistrict: '31.74.02' })
			.where(eq(company.id, companyId))
		expect(await offeredNow({})).toEqual({ state: 'NO_PIN', instants: [] })
		await set({ isOn: false })
		expect(await offeredNow()).toEqual({ state: null, instants: ['GOSEND/instant'] })
	})

	test('are nobody’s whose account has none of them', async () => {
		await database.db.update(courierAccount).set({ couriers: ['jne'] })
		expect(await offeredNow()).toMatchObject({ state: null })
	})

	test('are asked again after five minutes, and no price of ten minutes stands in', async () => {
		await quoted()
		couriers.asked.splice(0)
		await olderBy(4 * 60)
		await quoted()
		expect(couriers.asked).toEqual([])
		couriers.biteship.faults.add('silent', 'silent')
		await olderBy(6 * 60)
		expect(await offeredNow()).toEqual({ state: 'OFFERED', instants: all })
		expect(couriers.asked).toEqual(['/v1/rates/couriers'])
		await olderBy(11 * 60)
		expect(await offeredNow()).toEqual({ state: 'NO_ANSWER', instants: [] })
		expect((await quoted()).IS_BY_TABLE, 'the table does not stand in').toBe(false)
	})

	test('are not waited for longer than others, and the other couriers are there', async () => {
		couriers.hold()
		const { INSTANT_STATE, offered } = await quoted()
		expect(INSTANT_STATE).toBe('NO_ANSWER')
		expect(offered).toContain('SICEPAT/reg')
	})

	test('half a place on the map is refused', async () => {
		const lines = [{ CART_ID: shop.variantIds[0], CART_QTY: 1 }]
		for (const half of [
			{ LATITUDE: -6.2 },
			{ LONGITUDE: 106.8 },
			{ LATITUDE: 48.8, LONGITUDE: 2.3 },
		]) {
			const { status } = await post('/order/quote', { CART_LIST: lines, ...half })
			expect(status).toBe(422)
		}
	})
})

describe('an order by one of them', () => {
	const place = async (total: number, pin: object = near, courier: object = instant) => {
		const id = shop.variantIds[0] ?? 0
		const { status, answer } = await post('/order', {
			...exampleOrder([[id, 1]], total),
			...exampleGuest(Date.now() % 1e6),
			...courier,
			ADDRESS: { ...EXAMPLE_ADDRESS, ...pin },
		})
		if (status > 201) return { status, code: FailureWire.parse(answer).code }
		return { status, number: createOrder.answer.parse(answer).data.ORDER_NUMBER }
	}
	const stored = async (number: string | undefined) => {
		const [row] = await database.db
			.select({ price: orders.shippingPrice, address: orders.address, quote: orderQuote })
			.from(orders)
			.leftJoin(
				orderQuote,
				and(eq(orderQuote.companyId, orders.companyId), eq(orderQuote.orderId, orders.id)),
			)
			.where(eq(orders.number, number ?? ''))
		return row
	}

	test('keeps its price and its place on the map', async () => {
		const { TOTAL, SHIPPING_PRICE } = await quoted()
		expect(SHIPPING_PRICE).toBe(16_500)
		const { number } = await place(TOTAL)
		const kept = {
			price: 16_500,
			address: { pin: { latitude: near.LATITUDE, longitude: near.LONGITUDE } },
			quote: { provider: 'BITESHIP', courier: 'gosend', service: 'instant', price: 16_500 },
		}
		expect(await stored(number)).toMatchObject(kept)
		await dearer()
		expect(await stored(number)).toMatchObject(kept)
	})

	test('by another courier keeps no place on the map', async () => {
		const { number } = await place(60_000, near, { VENDOR_CODE: 'SICEPAT', VENDOR_METHOD: 'reg' })
		expect((await stored(number))?.address).not.toHaveProperty('pin')
	})

	test('whose price is overdue is asked for again, and not placed at another', async () => {
		const { TOTAL } = await quoted()
		await dearer()
		const stale = (await quoted()).TOTAL
		expect(stale).toBe(TOTAL - 1_000)
		await olderBy(6 * 60)
		expect(await place(stale)).toEqual({ status: 409, code: 'PRICE_CHANGED' })
		expect((await place(TOTAL)).status).toBe(201)
	})

	test.each([
		['out of range', () => set({ maxDistance: 1 }), near],
		['out of hours', () => set({ hours: never }), near],
		['without its place on the map', () => set({}), {}],
		['of a provider that is silent', () => database.db.delete(shippingQuote), near],
	])('is not placed %s', async (what, change, pin) => {
		const { TOTAL } = await quoted()
		await change()
		if (what.includes('silent')) couriers.biteship.faults.add('silent', 'silent', 'silent')
		expect(await place(TOTAL, pin)).toMatchObject({ status: 422 })
	})
})
