import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
import { checkout, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest(20)
const price = 90_000

async function burst(units: number) {
	const shop = await exampleShop(money.db, [{ price, stock: units }])
	const [variantId = 0] = shop.variantIds
	const requests = Array.from({ length: 200 }, () =>
		checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)),
	)
	const answers = await race(money.url, requests, { retriesBusy: false })
	const [left] = await money.db.select().from(stock).where(eq(stock.variantId, variantId))
	return { outcomes: outcomesOf(answers), reserved: left?.reserved }
}

test('200 simultaneous orders are all accepted', async () => {
	expect(await burst(1_000)).toEqual({ outcomes: { '201': 200 }, reserved: 200 })
})

test('of 200 simultaneous buyers of ten units ten succeed and 190 get OUT_OF_STOCK', async () => {
	const outcomes = { '201': 10, '409 OUT_OF_STOCK': 190 }
	expect(await burst(10)).toEqual({ outcomes, reserved: 10 })
})
