import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { checkout, orderIn, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 90_000
const total = price + EXAMPLE_CARRIAGE

async function shopWith(stock: number): Promise<{ shop: ExampleShop; variantId: number }> {
	const shop = await exampleShop(money.db, [{ price, stock }])
	return { shop, variantId: shop.variantIds[0] ?? 0 }
}

async function ordersOf(shop: ExampleShop, cartToken: string) {
	return money.db
		.select({ number: orders.number })
		.from(orders)
		.where(and(eq(orders.companyId, shop.companyId), eq(orders.cartToken, cartToken)))
}

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 10])(
	'one form sent %d times, in parallel, sequentially and after a restart, creates one order',
	async (times) => {
		const { shop, variantId } = await shopWith(100)
		const order = exampleOrder([[variantId, 1]], total)
		const request = checkout(shop, order, formKeyText())
		const answers = await race(
			money.url,
			Array.from({ length: times }, () => request),
		)
		for (let again = 0; again < times; again++) answers.push(await send(money.url, request))
		await money.restart()
		answers.push(await send(money.url, request))

		expect(outcomesOf(answers)).toEqual({ '201': 1, '200': 2 * times })
		const numbers = new Set(answers.map((answer) => orderIn(answer).ORDER_NUMBER))
		expect(numbers.size).toBe(1)
		expect(await ordersOf(shop, order.CART_TOKEN)).toEqual([{ number: [...numbers][0] }])
	},
)

test('twenty keys for one cart version place one order, which the other responses name', async () => {
	// One unit: the other nineteen must get the order, not OUT_OF_STOCK.
	const { shop, variantId } = await shopWith(1)
	const order = exampleOrder([[variantId, 1]], total)
	const answers = await race(
		money.url,
		Array.from({ length: 20 }, () => checkout(shop, order)),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 1, '409 CART_ALREADY_ORDERED': 19 })
	const placed = await ordersOf(shop, order.CART_TOKEN)
	expect(placed).toHaveLength(1)
	for (const answer of answers.filter(({ status }) => status === 409)) {
		expect(FailureWire.parse(answer.body).errors?.ORDER_NUMBER).toEqual([placed[0]?.number])
	}
})

test('a used key with a changed form is a 422 and has no effect', async () => {
	const { shop, variantId } = await shopWith(100)
	const order = exampleOrder([[variantId, 1]], total)
	const key = formKeyText()
	expect((await send(money.url, checkout(shop, order, key))).status).toBe(201)
	const changed = [
		{ ...order, CART_LIST: [{ CART_ID: variantId, CART_QTY: 2 }], EXPECTED_TOTAL: total + price },
		{ ...order, CART_VERSION: 2 },
		{ ...order, CUSTOMER_PHONE: '+6281298765432' },
	]
	const answers = await race(
		money.url,
		changed.map((other) => checkout(shop, other, key)),
	)
	expect(outcomesOf(answers)).toEqual({ '422 KEY_REUSED': 3 })
	const [count] = await money.db
		.select({ orders: sql<number>`count(*)`.mapWith(Number) })
		.from(orders)
		.where(eq(orders.companyId, shop.companyId))
	expect(count).toEqual({ orders: 1 })
})

test('a rejected form is not stored: the same key succeeds once there is stock', async () => {
	const { shop, variantId } = await shopWith(1)
	const first = checkout(shop, exampleOrder([[variantId, 2]], 2 * price + EXAMPLE_CARRIAGE))
	expect(outcomeOf(await send(money.url, first))).toBe('409 OUT_OF_STOCK')
	expect(outcomeOf(await send(money.url, first))).toBe('409 OUT_OF_STOCK')
	const right = checkout(
		shop,
		exampleOrder([[variantId, 1]], total),
		first.headers['idempotency-key'],
	)
	expect((await send(money.url, right)).status).toBe(201)
})
