import { expect, test } from 'vitest'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { customersWith, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
import { byCaller, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()

test('parallel partial refunds of an order refund at most what was paid, each key once', async () => {
	const shop = await exampleShop(money.db, [{ price: 90_000, stock: 5 }])
	const [customerId = ''] = await customersWith(money.db, shop.companyId, 0, 1)
	const order = await exampleSale(money.db, shop, {
		customerId,
		lines: [[0, 1]],
		upTo: 'PROCESSING',
	})
	const path = `/orders/${order.number}/refunds` as const
	const amount = Math.floor(order.paid / 4)
	const keys = Array.from({ length: 10 }, () => formKeyText())
	const requests = [...keys, ...keys].map((key) =>
		byCaller({ ...money.caller, 'idempotency-key': key }, path, {
			AMOUNT: amount,
			REASON: 'LATE',
		}),
	)
	const outcomes = outcomesOf(await race(money.url, requests))
	expect(outcomes['201']).toBe(4)
	expect(outcomes['200']).toBe(4)
	expect((outcomes['422 INVALID'] ?? 0) + (outcomes['409 REFUND_NOT_POSSIBLE'] ?? 0)).toBe(12)
	const after = await orderById(money.db, order.id)
	expect(after.refunded).toBe(4 * amount)
	expect(await walletOf(money.db, shop.companyId, customerId)).toBe(4 * amount)
})

test('a concurrent partial refund and cancellation refund exactly what was paid', async () => {
	const shop = await exampleShop(money.db, [{ price: 90_000, stock: 5 }])
	const [customerId = ''] = await customersWith(money.db, shop.companyId, 0, 1)
	const order = await exampleSale(money.db, shop, {
		customerId,
		lines: [[0, 1]],
		upTo: 'PROCESSING',
	})
	const refund = { AMOUNT: 40_000, REASON: 'DAMAGED' }
	const keyed = { ...money.caller, 'idempotency-key': formKeyText() }
	await race(money.url, [
		byCaller(keyed, `/orders/${order.number}/refunds`, refund),
		byCaller(money.caller, `/orders/${order.number}/cancellation`),
	])
	expect(await orderById(money.db, order.id)).toMatchObject({
		status: 'CANCEL',
		refunded: order.paid,
	})
	expect(await walletOf(money.db, shop.companyId, customerId)).toBe(order.paid)
})
