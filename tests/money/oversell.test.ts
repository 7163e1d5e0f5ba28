import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { countStock } from '#website-api/modules/catalog/stock/stock.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { untilWaiting, whileLocked } from './support/lock-queue.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { checkout, orderIn, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 150_000

test('200 parallel checkouts of the last 10 units create 10 orders and 190 OUT_OF_STOCK errors', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 10 }])
	const [variantId = 0] = shop.variantIds
	const answers = await race(
		money.url,
		Array.from({ length: 200 }, () =>
			checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)),
		),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 10, '409 OUT_OF_STOCK': 190 })
	const [left] = await money.db.select().from(stock).where(eq(stock.variantId, variantId))
	expect(left).toMatchObject({ onHand: 10, reserved: 10 })
	const placed = await money.db.select().from(orders).where(eq(orders.companyId, shop.companyId))
	expect(placed).toHaveLength(10)
	const won = answers.filter((answer) => answer.status === 201).map(orderIn)
	expect(new Set(won.map((order) => order.TOTAL)).size).toBe(10)
	expect(new Set(won.map((order) => order.ORDER_NUMBER)).size).toBe(10)
})

test('open orders of one shop never have the same amount: 150 parallel orders of one price', async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	const [variantId = 0] = shop.variantIds
	const answers = await race(
		money.url,
		Array.from({ length: 150 }, () =>
			checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)),
		),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 150 })
	const codes = answers.map((answer) => orderIn(answer).UNIQUE_CODE)
	expect(new Set(codes).size).toBe(150)
	expect(Math.min(...codes)).toBeGreaterThanOrEqual(1)
	expect(Math.max(...codes)).toBeLessThanOrEqual(999)
})

test.each(['a member', 'a guest'])(
	'%s whose order waits while stock is added gets it, and is not told that it is sold out',
	async (who) => {
		const shop = await exampleShop(money.db, [{ price, stock: 1 }])
		const { companyId } = shop
		const [variantId = 0] = shop.variantIds
		const { headers } = await exampleCustomer(money.db, shop)
		const request = checkout(shop, exampleOrder([[variantId, 2]], price * 2 + EXAMPLE_CARRIAGE))
		const mine = who === 'a member' ? headers : {}
		const added = (tx: Transaction) =>
			countStock(tx, companyId, [{ variantId, onHand: 5 }], 'delivery')
		const [waiting] = await whileLocked(money.db, added, async () => {
			const sent = send(money.url, { ...request, headers: { ...request.headers, ...mine } })
			await untilWaiting(money.db, 1, [sent])
			return [sent]
		})
		expect(outcomesOf([await waiting])).toEqual({ '201': 1 })
	},
)
