import { decode } from '#contract/message-codec.ts'
import { OrderRequest } from '#contract/order-request.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { exampleOrder, type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { orders, type OrderStatus } from '../order.table.ts'
import { placeOrder } from '../place/place-order.command.ts'
import { sweepOnce } from './sweep-orders.command.ts'
import { lockOrder, moveOrder } from '../transition/move-order.command.ts'

let database: OpenDatabase
let shop: ExampleShop

beforeAll(async () => {
	database = await openTestDatabase()
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [
		{ price: 50_000, stock: 10 },
		{ price: 20_000, stock: 10, isDigital: true },
	])
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

/** An order that expires in this many minutes: by default a minute ago. */
async function orderOf(line: number, minutes = -1): Promise<string> {
	const pickUp = {
		ADDRESS: null,
		VENDOR_CODE: 'SELF_PICKUP',
		VENDOR_METHOD: 'self_pickup',
	} as const
	const price = line === 0 ? 50_000 : 20_000
	const order = { ...exampleOrder([[shop.variantIds[line] ?? 0, 1]], price), ...pickUp }
	const buyer = { companyId: shop.companyId, locale: 'id', customerId: null } as const
	const id = await inTransaction(database.db, (tx) =>
		placeOrder(tx, buyer, decode(OrderRequest, order), minutes),
	)
	const [row] = await database.db.select().from(orders).where(eq(orders.id, id))
	return row?.number ?? ''
}

async function orderNumbered(number: string) {
	const [row] = await database.db.select().from(orders).where(eq(orders.number, number))
	if (!row) throw new Error('No order')
	return row
}

async function pay(number: string) {
	const { total } = await orderNumbered(number)
	await inTransaction(database.db, (tx) =>
		receivePayment(
			tx,
			shop.companyId,
			number,
			{ provider: 'BCA', reference: number, amount: total },
			'staff',
		),
	)
}

async function take(number: string, ...statuses: OrderStatus[]) {
	for (const to of statuses) {
		await inTransaction(database.db, async (tx) =>
			moveOrder(tx, await lockOrder(tx, shop.companyId, number), { to, actor: 'staff' }),
		)
	}
}

test('an unpaid order expires when due and releases its stock', async () => {
	const [late, young] = [await orderOf(0), await orderOf(0, 5)]
	expect(await sweepOnce(database.db)).toBe(1)
	expect((await orderNumbered(late)).status).toBe('EXPIRED')
	expect((await orderNumbered(young)).status).toBe('PENDING')
	const [variantId = 0] = shop.variantIds
	expect(await freeUnits(database.db, shop.companyId, [variantId])).toEqual(
		new Map([[variantId, 9]]),
	)
	expect(await sweepOnce(database.db)).toBe(0)
})

test('an order that fails is reported and does not block others', async () => {
	const [broken, valid] = [await orderOf(0, -2), await orderOf(1)]
	const reserve = (units: number) =>
		database.db
			.update(stock)
			.set({ reserved: units })
			.where(eq(stock.variantId, shop.variantIds[0] ?? 0))
	await reserve(0)
	const { id } = await orderNumbered(broken)
	await expect(sweepOnce(database.db)).rejects.toThrow(id)
	expect((await orderNumbered(broken)).status).toBe('PENDING')
	expect((await orderNumbered(valid)).status).toBe('EXPIRED')
	await reserve(1)
	expect(await sweepOnce(database.db)).toBe(1)
	expect((await orderNumbered(broken)).status).toBe('EXPIRED')
})

test('a paid order has no deadline until it is delivered, and completes three days later', async () => {
	const number = await orderOf(0, 5)
	await pay(number)
	await take(number, 'PROCESSING')
	expect((await orderNumbered(number)).dueAt).toBeNull()
	await take(number, 'SHIPPING', 'DELIVERED')
	const { dueAt, deliveredAt } = await orderNumbered(number)
	expect(Number(dueAt) - Number(deliveredAt)).toBe(3 * 24 * 3_600_000)
	expect(await sweepOnce(database.db)).toBe(0)
	await database.db
		.update(orders)
		.set({ dueAt: sql`now() - interval '1 second'` })
		.where(eq(orders.number, number))
	expect(await sweepOnce(database.db)).toBe(1)
	expect((await orderNumbered(number)).status).toBe('COMPLETED')
})

test('a change that is not answered ends in cancellation and a full refund', async () => {
	const number = await orderOf(0, 5)
	await pay(number)
	await take(number, 'PROCESSING', 'CHANGE_PROCESSING')
	await database.db
		.update(orders)
		.set({ dueAt: sql`now() - interval '1 second'` })
		.where(eq(orders.number, number))
	await sweepOnce(database.db)
	const order = await orderNumbered(number)
	expect(order).toMatchObject({ status: 'CANCEL', refunded: order.total })
})

test('an order of downloads only is delivered as soon as it is paid', async () => {
	const number = await orderOf(1, 5)
	await pay(number)
	expect(await orderNumbered(number)).toMatchObject({ status: 'DELIVERED', version: 3 })
})
