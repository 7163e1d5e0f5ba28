import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { makeDue } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { checkout, orderIn, outcomesOf } from './support/shop-calls.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const money = moneyTest()
const price = 150_000

const rounds = sizeOf({ usual: 1, full: 10 })

test(`${rounds * 100} attempts of one customer hold five units, all released when the orders expire`, async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	const [variantId = 0] = shop.variantIds
	const { headers } = await exampleCustomer(money.db, shop)
	const attempts = (count: number) =>
		Array.from({ length: count }, () => ({
			...checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)),
		})).map((one) => ({ ...one, headers: { ...one.headers, ...headers } }))
	const reserved = async () => {
		const [row] = await money.db.select().from(stock).where(eq(stock.variantId, variantId))
		return row?.reserved
	}
	const answers = []
	for (let round = 0; round < rounds; round += 1)
		answers.push(...(await race(money.url, attempts(100))))
	expect(outcomesOf(answers)).toEqual({ '201': 5, '409 TOO_MANY_UNPAID_ORDERS': rounds * 100 - 5 })
	expect(await reserved()).toBe(5)

	const placed = answers.filter(({ status }) => status === 201).map(orderIn)
	for (const { ORDER_NUMBER } of placed) await makeDue(money.db, shop.companyId, ORDER_NUMBER)
	await sweepOnce(money.db)
	expect(await reserved()).toBe(0)
	const [again] = attempts(1)
	if (again) expect((await send(money.url, again)).status).toBe(201)
})
