import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gate } from '#app/http/gate.server.ts'
import * as maintenance from '#app/routes/system/maintenance.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [{ price: 100_000, stock: 5 }])
})
afterAll(() => open.close())

const visitor = () => {
	const api = exampleApi(open.db)
	return shopper(shop.host, async (request) => api.fetch(request))
}

async function redirectOf(path: string) {
	const guest = visitor()
	const { context } = await guest.storefront(guest.requestTo(path))
	return gate(context)
}

describe('[RT-27, RR-05, FN-12] maintenance', () => {
	test('off: pages are available, and the maintenance page redirects to home', async () => {
		expect(await redirectOf('/products')).toBeUndefined()
		expect(await visitor().get(maintenance, '/maintenance')).toMatchObject({
			status: 303,
			location: '/',
		})
	})

	test('on: every page redirects to it, and it responds 503 with Retry-After', async () => {
		await open.db.update(company).set({ maintenance: true }).where(eq(company.id, shop.companyId))
		for (const path of ['/', '/products', '/Cart', '/order/checkout', '/konfirmasi-pembayaran']) {
			expect(await redirectOf(path)).toBe('/maintenance')
			expect(await redirectOf(`/en${path}`)).toBe('/en/maintenance')
		}
		expect(await redirectOf('/maintenance')).toBeUndefined()
		const closed = await visitor().get(maintenance, '/maintenance')
		expect(closed.status).toBe(503)
		expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
		expect(closed.data).toMatchObject({ phone: '0812-0000-0000' })
	})
})
