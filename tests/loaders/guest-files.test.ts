import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as download from '#app/routes/orders/download.ts'
import * as lookUp from '#app/routes/orders/look-up.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { attachFile } from '#website-api/modules/sales/customer-orders/product-file.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	open = await openTestDatabase()
	const storage = memoryStorage()
	api = exampleApi(open.db, storage)
	shop = await exampleShop(open.db, [{ price: 30_000, stock: 100, isDigital: true }])
	const file = {
		fileName: 'panduan.pdf',
		contentType: 'application/pdf',
		bytes: Buffer.from('%PDF-1.4 Panduan seduh'),
	}
	const { companyId } = shop
	await attachFile({ db: open.db, storage }, { companyId, slug: 'barang-1' }, file)
})
afterAll(() => open.close())

const sell = (upTo: 'PENDING' | 'DELIVERED', customerId: string | null = null) =>
	exampleSale(open.db, shop, { customerId, lines: [[0, 1]], upTo, isCollected: true })

/** A visitor who looked up an order by its number and phone. */
async function opened(number: string) {
	const visitor = shopper(shop.host, async (request) => api.fetch(request))
	const form = { number, phone: '081234567890', phoneCountry: 'ID' }
	expect((await visitor.post(lookUp, '/order/look-up', form)).status).toBe(303)
	const seen = async () => (await visitor.get(lookUp, `/order/look-up?order=${number}`)).data
	const take = (order = number) =>
		visitor.post(download, '/order/look-up/download', { order, line: '0' })
	const flashKey = async () => {
		const { context } = await visitor.storefront(visitor.requestTo('/order/look-up'))
		return context.takeFlash()?.key
	}
	return { ...visitor, seen, take, flashKey }
}

test('[FN-16] a guest downloads purchased files by number and phone, up to the allowed number of times', async () => {
	const { number } = await sell('DELIVERED')
	const guest = await opened(number)
	expect(await guest.seen()).toMatchObject({
		files: [{ fileName: 'panduan.pdf', left: 5, state: 'ready' }],
	})
	for (let time = 0; time < 5; time += 1) {
		const { status, headers, data } = await guest.take()
		expect([status, data]).toEqual([200, '%PDF-1.4 Panduan seduh'])
		expect(headers.get('content-disposition')).toBe('attachment; filename="panduan.pdf"')
		expect(headers.get('cache-control')).toBe('private, no-store')
	}
	expect(await guest.seen()).toMatchObject({ files: [{ left: 0, state: 'used' }] })
	const sixth = await guest.take()
	expect(sixth).toMatchObject({ status: 303, location: `/order/look-up?order=${number}` })
	expect(await guest.flashKey()).toBe('my-orders:digital.refused.used')
})

test('files of unpaid or expired orders, and of customers with an account, are not available', async () => {
	const unpaid = await opened((await sell('PENDING')).number)
	expect(await unpaid.seen()).toMatchObject({ files: [] })
	expect((await unpaid.take()).status).toBe(303)
	expect(await unpaid.flashKey()).toBe('my-orders:digital.refused.notReady')

	const { number } = await sell('DELIVERED')
	const late = await opened(number)
	await open.db
		.update(orders)
		.set({ deliveredAt: sql`now() - interval '31 days'` })
		.where(and(eq(orders.companyId, shop.companyId), eq(orders.number, number)))
	expect(await late.seen()).toMatchObject({ files: [{ state: 'expired' }] })
	expect((await late.take()).status).toBe(303)
	expect(await late.flashKey()).toBe('my-orders:digital.refused.expired')

	const { customerId } = await exampleCustomer(open.db, shop)
	const owned = await opened((await sell('DELIVERED', customerId)).number)
	expect(await owned.seen()).toMatchObject({ files: [] })
	expect((await owned.take()).status).toBe(404)
})

test('a visitor without access to an order gets no file, regardless of the form', async () => {
	const { number } = await sell('DELIVERED')
	const stranger = await opened((await sell('DELIVERED')).number)
	expect((await stranger.take(number)).status).toBe(404)
	expect((await stranger.take('x'.repeat(41))).location).toBe('/order/look-up')
})
