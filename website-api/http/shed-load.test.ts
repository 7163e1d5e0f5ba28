import { afterAll, beforeAll, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { createLoadGuard } from '#process/load-guard.ts'

let database: OpenDatabase
let shop: ExampleShop
beforeAll(async () => {
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [{ price: 10_000, stock: 1 }])
})
afterAll(() => database.close())

test('under overload, rejects reading with Retry-After, while orders and health are answered', async () => {
	const load = createLoadGuard({ maxAtWork: 10, maxDelayMs: 200 }, () => 0)
	const api = exampleApi(database.db, undefined, { load })
	const headers = storefrontHeaders(shop, 'en')
	const get = (path: string, more = {}) => api.request(path, { headers: { ...headers, ...more } })
	const product = '/v1/product/barang-1/review'
	expect((await get(product)).status).toBe(200)

	const places = Array.from({ length: 8 }, () => load.admit('checkout'))
	const refused = await get(product)
	expect(refused.status).toBe(503)
	expect(refused.headers.get('retry-after')).toBe('5')
	expect(FailureWire.parse(await refused.json())).toMatchObject({ code: 'UNAVAILABLE' })
	expect((await get('/v1/customer', { authorization: 'Bearer x' })).status).toBe(503)
	const looked = await api.request('/v1/order/look-up', { method: 'POST', headers, body: '{}' })
	expect(looked.status).toBe(422)
	expect((await get('/health/live')).status).toBe(200)
	expect((await get('/health/ready')).status).toBe(200)

	for (const release of places) release?.()
	expect((await get(product)).status).toBe(200)
})
