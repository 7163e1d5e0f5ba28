import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readStaffOrder } from '#contract/staff-order.ts'
import { countOrders, searchOrders } from '#contract/order-list.ts'
import { listOrderCorrections } from '#contract/order-correction.ts'
import { createOrder } from '#contract/shown-order.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { type OrderRow, orders, type OrderStatus } from '../order.table.ts'
import { sweepOnce } from '../sweep/sweep-orders.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
const key = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [{ price: 100_000, stock: 1_000 }])
	const { companyId } = shop
	await storeOperatorKey(database.db, key, { label: 'Gudang', role: 'owner', companyId })
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

async function staff(path: string, body?: unknown) {
	const response = await api.request(`/operator/v1${path}`, {
		method: body === undefined ? 'GET' : 'POST',
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function guest(path: string, { number }: OrderRow, body: object = {}) {
	const response = await api.request(`/v1/guest-order/${path}`, {
		method: 'POST',
		headers: storefrontHeaders(shop),
		body: JSON.stringify({ ORDER_NUMBER: number, CUSTOMER_PHONE: '081234567890', ...body }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

const sale = (upTo: OrderStatus) =>
	exampleSale(database.db, shop, { customerId: null, lines: [[0, 2]], upTo })
const now = ({ id }: OrderRow) => orderById(database.db, id)
const free = async () => {
	const [variantId = 0] = shop.variantIds
	return (await freeUnits(database.db, shop.companyId, [variantId])).get(variantId)
}
const correct = ({ number }: OrderRow, body: object) =>
	staff(`/orders/${number}/correction`, { REASON: 'Salah tulis', ...body })
const back = ({ number }: OrderRow) =>
	staff(`/orders/${number}/step-back`, { REASON: 'Keliru ditandai' })
const isCode = (code: string) => ({ status: 409, answer: { code } })

async function topicsOf({ number }: OrderRow) {
	const rows = await database.db
		.select({ topic: outbox.topic })
		.from(outbox)
		.where(sql`${outbox.payload} ->> 'number' = ${number}`)
	return rows.map(({ topic }) => topic)
}

test('a parcel that was marked as sent by mistake is put back, and sent again', async () => {
	const order = await sale('SHIPPING')
	const before = await free()
	expect((await back(order)).status).toBe(200)
	expect(await now(order)).toMatchObject({
		status: 'PROCESSING',
		trackingNumber: null,
		dueAt: null,
	})
	// Still reserved for the order.
	expect(await free()).toBe(before)
	expect((await back(order)).status).toBe(200)
	expect((await now(order)).status).toBe('PAYMENT_CONFIRMED')
	expect(await back(order)).toMatchObject(isCode('TRANSITION_REFUSED'))
	await staff(`/orders/${order.number}/processing`, {})
	const again = await staff(`/orders/${order.number}/shipment`, { TRACKING_NUMBER: 'JP99999999' })
	expect(again.status).toBe(200)
	expect(await free()).toBe(before)
	const { answer } = await staff(`/orders/${order.number}/corrections`)
	const [first] = listOrderCorrections.answer.parse(answer).data.list
	expect(first).toMatchObject({
		FIELD: 'STATUS',
		BEFORE: 'SHIPPING',
		AFTER: 'PROCESSING',
		REASON: 'Keliru ditandai',
		MADE_BY: 'Gudang',
	})
})

test('tracking number and courier of a sent parcel are corrected with a mail; its address is not', async () => {
	const order = await sale('SHIPPING')
	const COURIER = { VENDOR_CODE: 'JNT', VENDOR_METHOD: 'ez' }
	const { answer } = await correct(order, { TRACKING_NUMBER: 'JT0000000001', COURIER })
	const { data } = readStaffOrder.answer.parse(answer)
	expect(data.SHIPMENT_LIST[0]).toMatchObject({
		TRACKING_NUMBER: 'JT0000000001',
		SALE_SHIPMENT_VENDOR_CODE: 'JNT',
		SHIPPING_PRICE: order.shippingPrice,
	})
	expect(await topicsOf(order)).toContain('order.corrected')
	expect(await correct(order, { CUSTOMER_NAME: 'Orang Lain' })).toMatchObject(
		isCode('CORRECTION_TOO_LATE'),
	)
})

test('before it is sent, recipient, phone, address and note are corrected; the tracking number is not', async () => {
	const order = await sale('PROCESSING')
	const ADDRESS = { VILLAGE: 'Senayan', POSTCODE: '12190', STREET: 'Jalan Asia Afrika No. 8' }
	const wanted = { CUSTOMER_NAME: 'Sari Dewi', CUSTOMER_PHONE: '+6281299990000', ADDRESS, NOTE: '' }
	expect((await correct(order, wanted)).status).toBe(200)
	const after = await now(order)
	expect(after).toMatchObject({ customerName: 'Sari Dewi', customerPhone: '+6281299990000' })
	expect(after.address).toMatchObject({
		street: 'Jalan Asia Afrika No. 8',
		districtCode: order.address?.districtCode,
	})
	expect(await correct(order, { TRACKING_NUMBER: 'JT0000000001' })).toMatchObject(
		isCode('CORRECTION_TOO_LATE'),
	)
})

test('the buyer corrects the address until the order is packed', async () => {
	const order = await sale('PAYMENT_CONFIRMED')
	const ADDRESS = { VILLAGE: 'Senayan', POSTCODE: '12190', STREET: 'Jalan Asia Afrika No. 9' }
	const changed = await guest('address', order, { CUSTOMER_NAME: 'Budi Baru', ADDRESS })
	expect(changed.status).toBe(200)
	expect(createOrder.answer.parse(changed.answer).data).toMatchObject({
		CUSTOMER_NAME: 'Budi Baru',
		TOTAL: order.total,
		CAN_CORRECT_ADDRESS: true,
	})
	await staff(`/orders/${order.number}/processing`, {})
	expect(await guest('address', order, { CUSTOMER_NAME: 'Budi', ADDRESS })).toMatchObject({
		status: 409,
	})
	expect(await now(order)).toMatchObject({ customerName: 'Budi Baru' })
})

test('a parcel that nobody reports counts as delivered a week after its estimate, with a word before', async () => {
	const order = await sale('SHIPPING')
	const days = ((order.dueAt?.getTime() ?? 0) - Date.now()) / 86_400_000
	expect(days).toBeGreaterThan(7)
	expect(days).toBeLessThan(40)
	const [told] = await database.db
		.select()
		.from(outbox)
		.where(
			sql`${outbox.topic} = 'order.arriving' and ${outbox.payload} ->> 'orderId' = ${order.id}`,
		)
	expect(told).toBeDefined()
	expect(await sweepOnce(database.db)).toBe(0)
	await due(order)
	expect(await sweepOnce(database.db)).toBe(1)
	expect((await now(order)).status).toBe('DELIVERED')
})

test('the buyer stops that, and staff are told', async () => {
	const order = await sale('SHIPPING')
	await due(order)
	const said = await guest('not-arrived', order)
	expect(createOrder.answer.parse(said.answer).data).toMatchObject({
		IS_NOT_ARRIVED: true,
		ARRIVES_BEFORE: null,
	})
	expect((await guest('not-arrived', order)).status).toBe(200)
	expect(await sweepOnce(database.db)).toBe(0)
	expect((await now(order)).status).toBe('SHIPPING')
	expect((await topicsOf(order)).filter((topic) => topic === 'order.not-arrived')).toHaveLength(1)
})

test('several parcels are delivered at once, each by itself', async () => {
	const [sent, unsent] = [await sale('SHIPPING'), await sale('PROCESSING')]
	const { answer } = await staff('/order-batches/deliveries', {
		ORDER_NUMBER_LIST: [sent.number, unsent.number],
	})
	expect(answer).toMatchObject({ data: { list: [{ IS_DONE: true }, { IS_DONE: false }] } })
	expect((await now(sent)).status).toBe('DELIVERED')
})

test('an order whose money all went back is not to be packed or sent', async () => {
	const order = await sale('PROCESSING')
	const inTab = async (tab: string) => {
		const { answer } = await staff(`/order-list?TAB=${tab}&LIMIT=100`)
		const numbers = searchOrders.answer.parse(answer).data.list.map((row) => row.ORDER_NUMBER)
		return numbers.includes(order.number)
	}
	const toShip = async () => {
		const { answer } = await staff('/order-counts')
		return (
			countOrders.answer.parse(answer).data.list.find(({ TAB }) => TAB === 'TO_SHIP')?.COUNT ?? 0
		)
	}
	const before = await toShip()
	expect(await inTab('TO_SHIP')).toBe(true)
	const response = await api.request(`/operator/v1/orders/${order.number}/refunds`, {
		method: 'POST',
		headers: {
			authorization: `Bearer ${key}`,
			'content-type': 'application/json',
			'idempotency-key': 'all-of-it-all-of-it',
		},
		body: JSON.stringify({ AMOUNT: order.paid, REASON: 'OTHER' }),
	})
	expect(response.status).toBe(201)
	expect(await inTab('TO_SHIP')).toBe(false)
	expect(await inTab('ENDED')).toBe(true)
	expect(await toShip()).toBe(before - 1)
	const { answer } = await staff('/orders?STATUS=PROCESSING&TO_DO=yes&DATA_PER_PAGE=100')
	expect(JSON.stringify(answer)).not.toContain(order.number)
})

async function due({ id }: OrderRow) {
	await database.db
		.update(orders)
		.set({ dueAt: sql`now() - interval '1 minute'` })
		.where(eq(orders.id, id))
}
