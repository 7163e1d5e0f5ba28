import { setImmediate } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { getQuote } from '#contract/quote.ts'
import { createOrder } from '#contract/shown-order.ts'
import { listShippingOffers } from '#contract/shipping.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import {
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
import { courierAccount } from './accounts/courier-account.table.ts'
import { courierArea } from './areas/courier-area.table.ts'
import { orderQuote, shippingQuote } from './quotes/shipping-quote.table.ts'

const andir = '32.73.05'

let database: OpenDatabase
let shop: ExampleShop
let other: ExampleShop
let couriers: ReturnType<typeof exampleCouriers>
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
	const { db } = database
	for (const table of [courierAccount, courierArea, shippingQuote]) await db.delete(table)
	shop = await exampleShop(db, [{ price: 50_000, stock: 100 }])
	other = await exampleShop(db, [{ price: 50_000, stock: 100 }])
	couriers = exampleCouriers(db)
	api = exampleApi(db, memoryStorage(), couriers)
})

async function post(path: string, body: unknown, of = shop) {
	const response = await api.request(`/v1${path}`, {
		method: 'POST',
		headers: { ...storefrontHeaders(of), 'idempotency-key': formKeyText() },
		body: JSON.stringify(body),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

const linesOf = (of: ExampleShop, CART_QTY = 1) => [{ CART_ID: of.variantIds[0], CART_QTY }]

async function offersOf(of = shop, quantity = 1, district = andir) {
	const body = { DISTRICT_CODE: district, CART_LIST: linesOf(of, quantity) }
	const { data } = listShippingOffers.answer.parse(
		(await post('/shipping/tariff', body, of)).answer,
	)
	const price = (vendor: string, method: string) =>
		data.list.find((one) => one.VENDOR_CODE === vendor && one.VENDOR_METHOD === method)
			?.SHIPPING_PRICE
	return { ...data, price }
}

/** The price of an order by JNE as the buyer is shown it. */
async function quoted(method = 'jne', vendor = 'RAJAONGKIR') {
	const body = {
		CART_LIST: linesOf(shop),
		DISTRICT_CODE: andir,
		VENDOR_CODE: vendor,
		VENDOR_METHOD: method,
	}
	return getQuote.answer.parse((await post('/order/quote', body)).answer).data
}

const orderOf = (total: number, method = 'jne', vendor = 'RAJAONGKIR') => ({
	...exampleOrder([[shop.variantIds[0] ?? 0, 1]], total),
	ADDRESS: {
		DISTRICT_CODE: andir,
		VILLAGE: 'Campaka',
		POSTCODE: '40184',
		STREET: 'Jalan Rajawali 1',
		COURIER_NOTE: '',
	},
	VENDOR_CODE: vendor,
	VENDOR_METHOD: method,
})

/** Time passes for what providers said. */
const age = (hours: number) =>
	database.db.update(shippingQuote).set({ quotedAt: sql`now() - make_interval(hours => ${hours})` })

/** The provider is dearer now. */
const dearer = () =>
	database.db.execute(sql`update shipping_quote set rates = (
		select jsonb_agg(jsonb_set(rate, '{price}', to_jsonb((rate ->> 'price')::int - 1000)))
		from jsonb_array_elements(rates) as rate)`)

test('without an account nobody is asked, and the table says what sending costs', async () => {
	const { list, IS_BY_TABLE } = await offersOf()
	expect(list).toHaveLength(2)
	expect(IS_BY_TABLE).toBe(false)
	expect(couriers.asked).toEqual([])
})

describe('with an account', () => {
	beforeEach(() => couriers.addAccount(shop.companyId, ['jne', 'sicepat']))

	test('the chosen couriers have the prices of the provider, all others those of the table', async () => {
		const before = await offersOf(other)
		const { list, price, IS_BY_TABLE } = await offersOf()
		expect(IS_BY_TABLE).toBe(false)
		expect(price('RAJAONGKIR', 'jne')).toBe(17_000)
		expect(price('RAJAONGKIR', 'jne-yes')).toBe(30_500)
		expect(price('SICEPAT', 'reg')).toBe(16_000)
		// The provider lists no such service, so that the courier does not do it.
		expect(price('SICEPAT', 'gokil')).toBeUndefined()
		expect(price('SELF_PICKUP', 'self_pickup')).toBe(0)
		expect(before.price('SICEPAT', 'reg')).toBe(10_000)
		const yes = list.find(({ VENDOR_METHOD }) => VENDOR_METHOD === 'jne-yes')
		expect(yes).toMatchObject({
			VENDOR_NAME: 'JNE',
			VENDOR_METHOD_NAME: 'Yakin Esok Sampai',
			VENDOR_METHOD_IMAGE_URL: '/couriers/jne.svg',
			ETA_DAYS_MIN: 1,
		})
	})

	test('the provider is asked once for a weight and a district, whoever asks', async () => {
		await Promise.all([offersOf(), offersOf(), offersOf()])
		await offersOf()
		const rates = couriers.asked.filter((path) => path === '/v1/rates/couriers')
		expect(rates).toHaveLength(1)
		await offersOf(shop, 20)
		expect(couriers.asked.filter((path) => path === '/v1/rates/couriers')).toHaveLength(2)
		// Two districts, each searched for once and for all.
		expect(couriers.asked.filter((path) => path === '/v1/maps/areas')).toHaveLength(2)
	})

	test('whoever found a price overdue before another stored it does not ask again', async () => {
		await offersOf()
		const [quote] = await database.db.select().from(shippingQuote)
		if (!quote) throw new Error('no price was stored')
		const { companyId, provider, kilograms, origin, destination } = quote
		couriers.asked.splice(0)
		const overdue = {
			companyId,
			quotes: [{ provider, kilograms, isInstant: false }],
			trip: null,
			origin,
			destination,
		}
		expect(await couriers.askRates(overdue)).toEqual({ isAnyAsked: true, isEveryAnswered: true })
		expect(couriers.asked).toEqual([])
		await age(1)
		await couriers.askRates(overdue)
		expect(couriers.asked).toEqual(['/v1/rates/couriers'])
	})

	test('[37] a courier that charges volume later than others is asked for another weight; each has the price of its own', async () => {
		// 17,500 cm³ and 100 g: a kilogram for JNE, which charges volume from 18,000 cm³ on, and three for SiCepat.
		await database.db
			.update(variant)
			.set({ sizeMm: [250, 350, 200] })
			.where(eq(variant.companyId, shop.companyId))
		const { price } = await offersOf()
		expect(price('RAJAONGKIR', 'jne')).toBe(17_000)
		const rows = await database.db.select().from(shippingQuote)
		expect(rows.map(({ kilograms }) => kilograms).toSorted()).toEqual([1, 3])
		const priced = rows.flatMap(({ kilograms, rates }) =>
			(rates ?? []).map((rate) => [rate.courier, rate.service, kilograms, rate.price]),
		)
		expect(priced).toContainEqual(['sicepat', 'reg', 3, price('SICEPAT', 'reg')])
		expect(price('SICEPAT', 'reg')).toBeGreaterThan(16_000)
		// 35,000 cm³ are six kilograms for both.
		couriers.asked.splice(0)
		const two = await offersOf(shop, 2)
		expect(two.price('RAJAONGKIR', 'jne')).toBeGreaterThan(17_000)
		expect(couriers.asked).toEqual(['/v1/rates/couriers'])
	})

	test('prices of more than half an hour are asked for anew', async () => {
		await offersOf()
		await age(1)
		couriers.asked.splice(0)
		await offersOf()
		expect(couriers.asked).toEqual(['/v1/rates/couriers'])
	})

	test('a provider that is too slow leaves the prices of the table, and a word; what it says later is kept', async () => {
		const release = couriers.hold()
		const slow = await offersOf()
		const table = await offersOf(other)
		expect(slow.IS_BY_TABLE).toBe(true)
		expect(slow.list).toEqual(table.list)
		// Nobody waits for it a second time.
		expect((await quoted()).IS_BY_TABLE).toBe(true)
		release()
		while ((await database.db.select().from(shippingQuote)).length === 0) await setImmediate()
		const later = await offersOf()
		expect(later).toMatchObject({ IS_BY_TABLE: false })
		expect(later.price('RAJAONGKIR', 'jne')).toBe(17_000)
	})

	test('a provider whose quota is used up, or that is dead, is left alone after three calls', async () => {
		await offersOf()
		await age(48)
		await database.db.update(courierAccount).set({ ratedAt: null })
		couriers.asked.splice(0)
		couriers.biteship.faults.add('quota', 'silent', 'broken')
		const table = await offersOf(other)
		for (let time = 0; time < 5; time++) {
			const { list, IS_BY_TABLE } = await offersOf()
			expect(IS_BY_TABLE).toBe(true)
			expect(list).toEqual(table.list)
		}
		expect(couriers.asked).toHaveLength(3)
		const [account] = await database.db.select().from(courierAccount)
		expect(account).toMatchObject({ failures: 3, ratedAt: null })
		expect(account?.silentSince).not.toBeNull()
		// When its minute is over, one of those who wait tries it again.
		await database.db.update(courierAccount).set({ awayUntil: sql`now() - interval '1 second'` })
		couriers.biteship.faults.add('silent')
		couriers.asked.splice(0)
		await Promise.all(Array.from({ length: 10 }, (_, kilograms) => offersOf(shop, kilograms + 1)))
		expect(couriers.asked).toHaveLength(1)
		await database.db.update(courierAccount).set({ awayUntil: sql`now() - interval '1 second'` })
		expect((await offersOf()).price('RAJAONGKIR', 'jne')).toBe(17_000)
		const [healthy] = await database.db.select().from(courierAccount)
		expect(healthy).toMatchObject({ failures: 0, silentSince: null })
		expect(healthy?.ratedAt).not.toBeNull()
	})

	test('a district that the provider refuses is not asked for at every visit', async () => {
		await database.db.insert(courierArea).values({
			provider: 'BITESHIP',
			districtCode: andir,
			areaId: 'IDNP999999',
			label: 'nowhere',
			matchedBy: 'STAFF',
		})
		const { list, IS_BY_TABLE } = await offersOf()
		expect(list).toEqual((await offersOf(other)).list)
		expect(IS_BY_TABLE).toBe(false)
		couriers.asked.splice(0)
		await offersOf()
		expect(couriers.asked).toEqual([])
	})

	test('a service that the shop switched off is not offered, a courier that it chose for its prices is', async () => {
		await database.db
			.update(company)
			.set({ couriersOff: ['SICEPAT/best', 'SICEPAT/gokil', 'RAJAONGKIR/jne'] })
			.where(eq(company.id, shop.companyId))
		const { price } = await offersOf()
		expect(price('SICEPAT', 'best')).toBeUndefined()
		expect(price('SICEPAT', 'reg')).toBe(16_000)
		expect(price('RAJAONGKIR', 'jne')).toBe(17_000)
	})

	test('prices are those of this company alone', async () => {
		await offersOf()
		await couriers.addAccount(other.companyId, ['tiki'])
		couriers.asked.splice(0)
		const theirs = await offersOf(other)
		expect(couriers.asked).toContain('/v1/rates/couriers')
		expect(theirs.price('RAJAONGKIR', 'jne-yes')).toBeUndefined()
	})

	test('an account that is switched off, or sealed elsewhere, changes nothing', async () => {
		const table = await offersOf(other)
		await database.db.update(courierAccount).set({ isActive: false })
		expect((await offersOf()).list).toEqual(table.list)
		await database.db.update(courierAccount).set({ isActive: true, keys: 'x' })
		expect(await offersOf()).toMatchObject({ IS_BY_TABLE: false, list: table.list })
		expect(couriers.asked).toEqual([])
	})

	test('a service whose days the provider does not say has those of the table, or names none', async () => {
		const named = await offersOf()
		expect(named.list.every(({ IS_ETA_KNOWN }) => IS_ETA_KNOWN)).toBe(true)
		await database.db.execute(sql`update shipping_quote set rates = (
			select jsonb_agg(jsonb_set(rate, '{days}', 'null')) from jsonb_array_elements(rates) as rate)`)
		const etaOf = ({ list }: typeof named, method: string) => {
			const one = list.find(({ VENDOR_METHOD }) => VENDOR_METHOD === method)
			return one && [one.IS_ETA_KNOWN, one.ETA_DAYS_MIN, one.ETA_DAYS_MAX]
		}
		const [silent, table] = [await offersOf(), await offersOf(other)]
		expect(etaOf(table, 'reg')).toEqual([true, 1, 3])
		expect(etaOf(silent, 'reg')).toEqual(etaOf(table, 'reg'))
		expect(etaOf(silent, 'jne-yes')?.[0]).toBe(false)
		const { TOTAL } = await quoted('jne-yes')
		await post('/order', orderOf(TOTAL, 'jne-yes'))
		const [row] = await database.db
			.select()
			.from(orders)
			.where(eq(orders.companyId, shop.companyId))
		expect(row).toMatchObject({ packingDays: null, etaDaysMin: null, etaDaysMax: null })
	})

	test('a second provider has the couriers that the first lacks', async () => {
		await couriers.addAccount(shop.companyId, ['jne', 'wahana'], {}, 'RAJAONGKIR')
		const { price } = await offersOf()
		expect(price('RAJAONGKIR', 'wahana')).toBe(16_500)
		expect(price('RAJAONGKIR', 'jne')).toBe(17_000)
		expect(couriers.asked).toContain('/api/v1/calculate/domestic-cost')
	})
})

describe('an order', () => {
	beforeEach(() => couriers.addAccount(shop.companyId, ['jne', 'sicepat']))

	const place = async (total: number, method?: string, vendor?: string) => {
		const { status, answer } = await post('/order', orderOf(total, method, vendor))
		if (status > 201) return { status, code: FailureWire.parse(answer).code }
		return { status, number: createOrder.answer.parse(answer).data.ORDER_NUMBER }
	}
	const stored = async (number: string | undefined) => {
		const [row] = await database.db
			.select({ price: orders.shippingPrice, quote: orderQuote })
			.from(orders)
			.leftJoin(
				orderQuote,
				and(eq(orderQuote.companyId, orders.companyId), eq(orderQuote.orderId, orders.id)),
			)
			.where(eq(orders.number, number ?? ''))
		return row
	}

	test('keeps the price that its buyer was shown, with who named it', async () => {
		const { TOTAL } = await quoted()
		expect(TOTAL).toBe(67_000)
		couriers.asked.splice(0)
		const { number } = await place(TOTAL)
		expect(couriers.asked).toEqual([])
		const quote = {
			provider: 'BITESHIP',
			courier: 'jne',
			service: 'reg',
			price: 17_000,
			kilograms: 1,
		}
		expect(await stored(number)).toMatchObject({ price: 17_000, quote })
		await dearer()
		expect(await stored(number)).toMatchObject({ price: 17_000, quote })
	})

	test('keeps the days that its buyer was told, whatever the provider and the shop say later', async () => {
		const isShop = eq(company.id, shop.companyId)
		await database.db.update(company).set({ packingDays: 2 }).where(isShop)
		const { TOTAL, PACKING_DAYS, SHIPPING_OFFER_LIST } = await quoted('jne-yes')
		expect(PACKING_DAYS).toBe(2)
		const told = SHIPPING_OFFER_LIST.find(({ VENDOR_METHOD }) => VENDOR_METHOD === 'jne-yes')
		const { number = '' } = await place(TOTAL, 'jne-yes')
		await database.db.update(company).set({ packingDays: 9 }).where(isShop)
		await database.db.delete(shippingQuote)
		const [row] = await database.db.select().from(orders).where(eq(orders.number, number))
		expect(row).toMatchObject({
			packingDays: 2,
			etaDaysMin: told?.ETA_DAYS_MIN,
			etaDaysMax: told?.ETA_DAYS_MAX,
		})
	})

	test('by a service that only the provider has keeps its name', async () => {
		const { TOTAL } = await quoted('jne-yes')
		const { number } = await place(TOTAL, 'jne-yes')
		const [row] = await database.db
			.select()
			.from(orders)
			.where(eq(orders.number, number ?? ''))
		expect(row).toMatchObject({ vendorName: 'JNE', vendorMethodName: 'Yakin Esok Sampai' })
	})

	test('whose price is overdue and has changed is not placed', async () => {
		const { TOTAL } = await quoted()
		await dearer()
		const stale = (await quoted()).TOTAL
		expect(stale).toBe(TOTAL - 1_000)
		await age(1)
		expect(await place(stale)).toEqual({ status: 409, code: 'PRICE_CHANGED' })
		expect((await place(TOTAL)).status).toBe(201)
	})

	test('is placed at the price of an hour ago while the provider is silent', async () => {
		const { TOTAL } = await quoted()
		await age(1)
		couriers.biteship.faults.add('silent', 'silent')
		expect(await quoted()).toMatchObject({ TOTAL, IS_BY_TABLE: false })
		const { number } = await place(TOTAL)
		expect(await stored(number)).toMatchObject({ price: 17_000, quote: { provider: 'BITESHIP' } })
	})

	test('of two days ago goes by the table, whose price its buyer must confirm', async () => {
		const { TOTAL } = await quoted('reg', 'SICEPAT')
		await age(48)
		couriers.hold()
		expect(await place(TOTAL, 'reg', 'SICEPAT')).toEqual({ status: 409, code: 'PRICE_CHANGED' })
		const again = await quoted('reg', 'SICEPAT')
		expect(again).toMatchObject({ IS_BY_TABLE: true, TOTAL: 60_000 })
		const { number } = await place(again.TOTAL, 'reg', 'SICEPAT')
		expect(await stored(number)).toMatchObject({ quote: null })
	})
})
