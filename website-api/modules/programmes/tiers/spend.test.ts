import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { countedOrders, spendOf } from './spend.queries.ts'

let database: OpenDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

test('the code that makes a transfer unique is not spend', async () => {
	const { db } = database
	const shop = await exampleShop(db, [{ price: 60_000, stock: 10 }])
	const { customerId } = await exampleCustomer(db, shop)
	const order = await exampleSale(db, shop, { customerId, lines: [[0, 1]], upTo: 'COMPLETED' })
	expect(order.uniqueCode).toBeGreaterThan(0)
	const owner = { companyId: shop.companyId, customerId }
	expect(await spendOf(db, owner)).toBe(order.total - order.uniqueCode)
	const { list } = await countedOrders(db, owner, { page: 1, pageSize: 10 })
	expect(list.map(({ spend }) => spend)).toEqual([order.total - order.uniqueCode])
})
