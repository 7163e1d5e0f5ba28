import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { getOrder } from '#contract/customer-order.ts'
import { FailureWire } from '#contract/envelope.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let sari: ExampleCustomer
const operatorKey = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	await storeOperatorKey(database.db, operatorKey, { label: 't', role: 'staff', companyId: null })
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [
		{ price: 50_000, stock: 10 },
		{ price: 30_000, stock: 10 },
		{ price: 20_000, stock: 10, isDigital: true },
	])
	sari = await exampleCustomer(database.db, shop)
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

type Lines = { LINE_POSITION: number; QTY_AFTER: number }[]

function propose(number: string, LINE_LIST: Lines) {
	return api.request(`/operator/v1/orders/${number}/change`, {
		method: 'POST',
		headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
		body: JSON.stringify({ CHANGE_REASON: 'Satu potong cacat jahitan.', LINE_LIST }),
	})
}
const answer = (number: string, step: 'change-acceptance' | 'change-refusal') =>
	api.request(`/v1/order/${number}/${step}`, { method: 'POST', headers: sari.headers })

const sale = (lines: [number, number][], customerId: string | null = sari.customerId) =>
	exampleSale(database.db, shop, { customerId, lines, upTo: 'PROCESSING' })
const wallet = () => balanceOf(database.db, shop.companyId, sari.customerId, 'wallet')

test('accepting a change refunds the difference and releases the units', async () => {
	const order = await sale([
		[0, 3],
		[1, 1],
	])
	expect((await propose(order.number, [{ LINE_POSITION: 0, QTY_AFTER: 1 }])).status).toBe(200)
	const shown = await api.request(`/v1/order/${order.number}`, { headers: sari.headers })
	expect(getOrder.answer.parse(await shown.json()).data).toMatchObject({
		ORDER_STATUS: 'CHANGE_PROCESSING',
		CHANGE: {
			CHANGE_REASON: 'Satu potong cacat jahitan.',
			LINE_LIST: [{ LINE_POSITION: 0, QTY_BEFORE: 3, QTY_AFTER: 1 }],
			REFUND: 100_000,
		},
	})
	const accepted = await answer(order.number, 'change-acceptance')
	expect(getOrder.answer.parse(await accepted.json()).data).toMatchObject({
		ORDER_STATUS: 'PROCESSING',
		CHANGE: null,
		REFUNDED: 100_000,
		LINE_LIST: [{ REMOVED_QTY: 2 }, { REMOVED_QTY: 0 }],
	})
	expect(await wallet()).toBe(100_000)
	const [first = 0] = shop.variantIds
	expect(await freeUnits(database.db, shop.companyId, [first])).toEqual(new Map([[first, 9]]))
	const again = await answer(order.number, 'change-acceptance')
	expect(FailureWire.parse(await again.json()).code).toBe('ORDER_CHANGED')
	expect(await wallet()).toBe(100_000)
})

test('refusing a change refunds the whole order', async () => {
	const order = await sale([[0, 2]])
	await propose(order.number, [{ LINE_POSITION: 0, QTY_AFTER: 1 }])
	expect((await answer(order.number, 'change-refusal')).status).toBe(200)
	expect(await orderById(database.db, order.id)).toMatchObject({
		status: 'CANCEL',
		refunded: order.total,
	})
	expect(await wallet()).toBe(order.total)
})

test('a second change applies to the quantities after the first', async () => {
	const order = await sale([[0, 3]])
	for (const QTY_AFTER of [2, 1]) {
		expect((await propose(order.number, [{ LINE_POSITION: 0, QTY_AFTER }])).status).toBe(200)
		expect((await answer(order.number, 'change-acceptance')).status).toBe(200)
	}
	expect(await wallet()).toBe(100_000)
	const more = await propose(order.number, [{ LINE_POSITION: 0, QTY_AFTER: 2 }])
	expect(more.status).toBe(422)
	await inTransaction(database.db, async (tx) =>
		moveOrder(tx, await lockOrder(tx, order.companyId, order.number), {
			to: 'CANCEL',
			actor: 'staff',
		}),
	)
	expect(await wallet()).toBe(order.total)
})

test('when only downloads are left, the order is delivered', async () => {
	const order = await sale([
		[0, 1],
		[2, 1],
	])
	await propose(order.number, [{ LINE_POSITION: 0, QTY_AFTER: 0 }])
	await answer(order.number, 'change-acceptance')
	expect((await orderById(database.db, order.id)).status).toBe('DELIVERED')
})

test.each<[string, Lines]>([
	['an unknown line', [{ LINE_POSITION: 7, QTY_AFTER: 0 }]],
	['more units', [{ LINE_POSITION: 0, QTY_AFTER: 4 }]],
	['nothing new', [{ LINE_POSITION: 0, QTY_AFTER: 2 }]],
	['an empty order', [{ LINE_POSITION: 0, QTY_AFTER: 0 }]],
])('%s is not a valid change', async (_, lines) => {
	const order = await sale([[0, 2]])
	expect((await propose(order.number, lines)).status).toBe(422)
	expect((await orderById(database.db, order.id)).status).toBe('PROCESSING')
})

test('orders of guests and shipped orders can’t be changed', async () => {
	const guests = await sale([[0, 2]], null)
	const one = await propose(guests.number, [{ LINE_POSITION: 0, QTY_AFTER: 1 }])
	expect(FailureWire.parse(await one.json()).code).toBe('CHANGE_NEEDS_CUSTOMER')
	const sent = await exampleSale(database.db, shop, {
		customerId: sari.customerId,
		lines: [[0, 2]],
		upTo: 'SHIPPING',
	})
	const other = await propose(sent.number, [{ LINE_POSITION: 0, QTY_AFTER: 1 }])
	expect(FailureWire.parse(await other.json()).code).toBe('TRANSITION_REFUSED')
})
