import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { orderedCart, orders } from './order.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [{ price: 150_000, stock: 50 }])
})
afterAll(() => database.close())

async function placeOrder() {
	const response = await api.request('/v1/order', {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': formKeyText() },
		body: JSON.stringify(exampleOrder([[shop.variantIds[0] ?? 0, 1]], 150_000 + EXAMPLE_CARRIAGE)),
	})
	expect(response.status).toBe(201)
	const [row] = await database.db.select().from(orders).orderBy(desc(orders.placedAt)).limit(1)
	if (row === undefined) throw new Error('The order was not stored.')
	return row
}

test('orders of one amount get the last free code, then none, and all are placed', async () => {
	const first = await placeOrder()
	const { id: _id, ...rest } = first
	const price = first.total - first.uniqueCode
	const free = first.uniqueCode === 500 ? 501 : 500
	const others = Array.from({ length: 999 }, (_, index) => index + 1).filter(
		(code) => code !== first.uniqueCode && code !== free,
	)
	await database.db.insert(orderedCart).values(
		others.map((uniqueCode) => ({
			companyId: first.companyId,
			cartToken: first.cartToken,
			cartVersion: uniqueCode + 1,
		})),
	)
	await database.db.insert(orders).values(
		others.map((uniqueCode) => ({
			...rest,
			id: randomUUID(),
			cartVersion: uniqueCode + 1,
			number: `OPEN-${uniqueCode}`,
			uniqueCode,
			total: price + uniqueCode,
		})),
	)
	expect((await placeOrder()).uniqueCode).toBe(free)
	for (const _again of [1, 2]) {
		expect(await placeOrder()).toMatchObject({ uniqueCode: 0, total: price, status: 'PENDING' })
	}
	const uncoded = await database.db
		.select({ total: orders.total })
		.from(orders)
		.where(and(eq(orders.companyId, first.companyId), eq(orders.uniqueCode, 0)))
	expect(uncoded).toHaveLength(2)
})
