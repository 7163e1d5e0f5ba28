import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as reminder from '#app/routes/catalog/flash-reminder.ts'
import * as home from '#app/routes/catalog/home.tsx'
import * as products from '#app/routes/catalog/products.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleFlashSale } from '#tests/support/example-flash-sale.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>
let requested: { path: string; body: unknown }[] = []
let broken: RegExp | null = null

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
	shop = await exampleShop(
		open.db,
		Array.from({ length: 15 }, (_, index) => ({ price: 10_000 * (index + 1), stock: index % 3 })),
	)
})
afterAll(() => open.close())
beforeEach(() => {
	requested = []
	broken = null
})

async function transport(request: Request): Promise<Response> {
	const path = new URL(request.url).pathname
	if (broken?.test(path)) throw new TypeError('fetch failed')
	requested.push({ path, body: request.method === 'POST' ? await request.clone().json() : null })
	return api.fetch(request)
}

const List = z.object({
	cards: z.array(z.object({ price: z.string() })),
	pages: z.number(),
	listing: z.object({ page: z.number() }),
	meta: z.object({ robots: z.string().optional() }),
})
const Home = z.object({
	sections: z.array(z.looseObject({ kind: z.string(), cards: z.array(z.unknown()).optional() })),
})

describe('home', () => {
	test('[RT-01, BC-02] of a shop with the default home page shows the first twelve products and a link to all', async () => {
		const answer = await shopper(shop.host, transport).get(home, '/')
		expect(answer.status).toBe(200)
		const { sections } = Home.parse(answer.data)
		expect(sections.map(({ kind }) => kind)).toEqual(['PRODUCTS', 'WAYS'])
		expect(sections[0]).toMatchObject({ title: 'Baru datang', hasSecondPage: true })
		expect(sections[0]?.cards).toHaveLength(12)
		expect(requested.filter(({ path }) => path === '/v1/home')).toHaveLength(1)
	})

	test('is not shown while its sections cannot be loaded', async () => {
		broken = /home$/
		expect(await shopper(shop.host, transport).get(home, '/')).toMatchObject({ status: 503 })
	})

	test('announces the next flash sale, for which a customer sets and removes a reminder', async () => {
		const [variantId = 0] = shop.variantIds
		const item = { variantId, price: 1_000, quota: 1 }
		const sale = await exampleFlashSale(open.db, shop.companyId, [item], { startsInHours: 24 })
		const visitor = shopper(shop.host, transport)
		const announced = async () =>
			Home.parse((await visitor.get(home, '/')).data).sections.find(
				({ kind }) => kind === 'FLASH_SALE',
			)?.['next']
		const press = (move: string, id: number | string = sale) =>
			visitor.post(reminder, '/flash-sale/reminder', { sale: String(id), move })
		expect(await announced()).toMatchObject({
			id: sale,
			name: 'Kilat Sabtu',
			reminding: { signIn: expect.stringContaining('/auth/login') },
		})
		expect((await press('set')).location).toContain('/auth/login')

		const { headers } = await exampleCustomer(open.db, shop)
		await visitor.signIn((headers['authorization'] ?? '').replace('Bearer ', ''))
		expect(await announced()).toMatchObject({ reminding: { saleIds: [] } })
		expect(await press('set')).toMatchObject({ status: 303, location: '/' })
		expect(await announced()).toMatchObject({ reminding: { saleIds: [sale] } })
		expect(await press('end')).toMatchObject({ status: 303, location: '/' })
		expect(await announced()).toMatchObject({ reminding: { saleIds: [] } })
		for (const id of [sale + 1_000, 'x', '-1', '1e99']) {
			expect(await press('set', id)).toMatchObject({ status: 303, location: '/' })
		}
		broken = /reminder-list$/
		expect(await announced()).toMatchObject({ reminding: { saleIds: [] } })
	})
})

describe('[RT-12, PL-01] the listing', () => {
	const list = async (path: string) => {
		const answer = await shopper(shop.host, transport).get(products, path)
		return { ...answer, page: List.safeParse(answer.data).data }
	}

	test('TOTAL_PAGES sets the last page; higher numbers show the last one', async () => {
		expect((await list('/products?page=2')).page).toMatchObject({ pages: 2, listing: { page: 2 } })
		expect(await list('/products?page=3&sort=cheapest')).toMatchObject({
			status: 303,
			location: '/products?sort=cheapest&page=2',
		})
		expect(await list('/en/products?page=99999')).toMatchObject({ location: '/en/products?page=2' })
	})

	test.each(['page=-1', 'sort=__proto__', 'min=%27--', 'brand=..%2F', 'rating=1e9', 'q=%0a'])(
		'ignores hostile query values: %s',
		async (query) => {
			const { status, page } = await list(`/products?${query}`)
			expect(status).toBe(200)
			expect(page?.cards).not.toEqual([])
		},
	)

	test('filters by price and stock, and keeps filtered pages out of indexes', async () => {
		const { page } = await list('/products?min=20000&max=60000&stock=1&sort=cheapest')
		expect(page?.cards.map(({ price }) => price)).toEqual([
			'Rp 20.000',
			'Rp 30.000',
			'Rp 50.000',
			'Rp 60.000',
		])
		expect(page?.meta.robots).toBe('noindex, follow')
		expect((await list('/products')).page?.meta.robots).toBeUndefined()
	})
})
