import { afterAll, beforeAll, expect, test } from 'vitest'
import * as lookUp from '#app/routes/orders/look-up.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
	shop = await exampleShop(open.db, [{ price: 30_000, stock: 10 }])
})
afterAll(() => open.close())

const visitor = () => shopper(shop.host, async (request) => api.fetch(request))

test('too many look-ups are limited and keep the typed values; a browser that has seen the order is not limited', async () => {
	const { number } = await exampleSale(open.db, shop, {
		customerId: null,
		lines: [[0, 1]],
		upTo: 'PENDING',
		isCollected: true,
	})
	const owner = visitor()
	const form = { number, phone: '081234567890', phoneCountry: 'ID' }
	expect((await owner.post(lookUp, '/order/look-up', form)).status).toBe(303)

	const attacker = visitor()
	const guess = (at: number) =>
		attacker.post(lookUp, '/en/order/look-up', { ...form, phone: `08120000${100 + at}` })
	const statuses = []
	for (let at = 0; at < 12; at += 1) statuses.push((await guess(at)).status)
	expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
	const refused = await guess(12)
	expect(refused.data).toMatchObject({
		error: { '': ['orders:lookUp.tooMany'] },
		initialValue: { number, phone: '08120000112' },
	})
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

	const seen = await owner.get(lookUp, `/order/look-up?order=${number}`)
	expect(seen.data).toMatchObject({ order: { number } })
})
