import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
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
