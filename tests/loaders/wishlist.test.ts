import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as recentlyViewed from '#app/routes/catalog/recently-viewed.ts'
import * as cart from '#app/routes/cart/cart.tsx'
import * as suggestions from '#app/routes/search/suggestions.ts'
import * as items from '#app/routes/wishlist/items.ts'
import * as wishlist from '#app/routes/wishlist/wishlist.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let ids: number[]
let isDown = false

beforeAll(async () => {
	open = await openTestDatabase()
})
afterAll(() => open.close())
beforeEach(async () => {
	isDown = false
	shop = await exampleShop(open.db, [
		{ price: 100_000, stock: 5 },
		{ price: 30_000, stock: 0 },
		{ price: 70_000, stock: 2 },
	])
	const rows = await open.db
		.select({ id: product.id })
		.from(product)
		.where(eq(product.companyId, shop.companyId))
		.orderBy(product.id)
	ids = rows.map((row) => row.id)
})

const visitor = (host = shop.host) => {
	const api = exampleApi(open.db)
	return shopper(host, async (request) => {
		if (isDown && request.url.includes('/product/')) throw new TypeError('fetch failed')
		return api.fetch(request)
	})
}
type Visitor = ReturnType<typeof visitor>

const Cards = z.object({
	cards: z.array(z.object({ id: z.number(), price: z.string(), tag: z.string().nullable() })),
})
const listedCards = async (someone: Visitor) =>
	Cards.parse((await someone.get(wishlist, '/wishlist')).data).cards
const changeWishlist = (someone: Visitor, fields: Record<string, string | number>) =>
	someone.post(
		items,
		'/wishlist/items',
		Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
	)

/** Submits the form like a browser without script. */
function sentByBrowser(someone: Visitor, fields: Record<string, string>) {
	const body = new URLSearchParams(fields)
	const request = someone.requestTo('/wishlist/items', { method: 'POST', body })
	request.headers.set('accept', 'text/html')
	return someone.visit(items.action, request)
}

describe('[FN-14] the wishlist', () => {
	test('accepts several products in one request, sent while the page is being left', async () => {
		const someone = visitor()
		await changeWishlist(someone, { add: ids[0] ?? 0 })
		const body = new URLSearchParams([
			['add', String(ids[1])],
			['add', String(ids[2])],
			['remove', String(ids[0])],
		])
		const request = someone.requestTo('/wishlist/items', { method: 'POST', body })
		const answer = await someone.visit(items.action, request)
		expect(answer.status).toBe(200)
		expect((await listedCards(someone)).map(({ id }) => id)).toEqual([ids[2], ids[1]])
	})

	test('lists products newest first, with current prices and stock', async () => {
		const someone = visitor()
		await changeWishlist(someone, { add: ids[0] ?? 0 })
		await changeWishlist(someone, { add: ids[1] ?? 0 })
		expect(await listedCards(someone)).toEqual([
			{ id: ids[1], price: 'Rp 30.000', tag: 'soldOut' },
			expect.objectContaining({ id: ids[0], price: 'Rp 100.000' }),
		])
		await changeWishlist(someone, { remove: ids[1] ?? 0 })
		expect(await listedCards(someone)).toHaveLength(1)
	})

	test('adding twice and removing twice have no further effect', async () => {
		const someone = visitor()
		for (const _again of [1, 2]) await changeWishlist(someone, { add: ids[0] ?? 0 })
		expect(await listedCards(someone)).toHaveLength(1)
		for (const _again of [1, 2]) await changeWishlist(someone, { remove: ids[0] ?? 0 })
		expect(await listedCards(someone)).toEqual([])
	})

	test('[NJ-03] responds with data to script, and redirects back within the shop without it', async () => {
		const someone = visitor()
		const add = String(ids[0])
		expect(await changeWishlist(someone, { add })).toMatchObject({
			status: 200,
			data: { ok: true },
		})
		expect(await sentByBrowser(someone, { remove: add, back: '/products?page=2' })).toMatchObject({
			status: 303,
			location: '/products?page=2',
		})
		expect(await sentByBrowser(someone, { add, back: '//elsewhere.test' })).toMatchObject({
			status: 303,
			location: '/wishlist',
		})
	})

	test.each<Record<string, string>>([{ add: 'x' }, { add: '-1' }, { move: '../../x' }])(
		'rejects %j',
		async (fields) => {
			const someone = visitor()
			expect(await changeWishlist(someone, fields)).toMatchObject({
				status: 303,
				location: '/wishlist',
			})
			expect(await listedCards(someone)).toEqual([])
		},
	)

	test('a product moved to the cart leaves the list', async () => {
		const someone = visitor()
		await changeWishlist(someone, { add: ids[0] ?? 0 })
		expect(await changeWishlist(someone, { move: 'barang-1' })).toMatchObject({
			location: '/wishlist',
		})
		expect(await listedCards(someone)).toEqual([])
		expect(await someone.get(cart, '/Cart')).toMatchObject({ data: { own: { count: 1 } } })
	})

	test('a sold-out product stays on the list', async () => {
		const someone = visitor()
		await changeWishlist(someone, { add: ids[1] ?? 0 })
		await changeWishlist(someone, { move: 'barang-2' })
		expect(await listedCards(someone)).toHaveLength(1)
		expect(await someone.get(cart, '/Cart')).toMatchObject({ data: { own: { count: 0 } } })
	})

	test('an unavailable API hides the list and loses nothing', async () => {
		const someone = visitor()
		await changeWishlist(someone, { add: ids[0] ?? 0 })
		isDown = true
		expect(await someone.get(wishlist, '/wishlist')).toMatchObject({
			status: 200,
			data: { cards: null },
		})
		isDown = false
		expect(await listedCards(someone)).toHaveLength(1)
	})
})

describe('recently viewed products', () => {
	const look = async (someone: Visitor, id: number) => {
		const { data } = await someone.get(recentlyViewed, `/recently-viewed?product=${id}`)
		return Cards.parse(data).cards.map((card) => card.id)
	}

	test('exclude the open product, and are shown under the cart', async () => {
		const someone = visitor()
		const [one = 0, two = 0, three = 0] = ids
		expect(await look(someone, one)).toEqual([])
		expect(await look(someone, two)).toEqual([one])
		expect(await look(someone, three)).toEqual([two, one])
		expect(await look(someone, one)).toEqual([three, two])
		expect(await someone.get(cart, '/Cart')).toMatchObject({
			data: { own: { recent: [{ id: one }, { id: three }, { id: two }] } },
		})
	})

	test('are not shown again below the cart that they are in', async () => {
		const someone = visitor()
		const [one = 0, two = 0] = ids
		await look(someone, one)
		await look(someone, two)
		await changeWishlist(someone, { add: one })
		await changeWishlist(someone, { move: 'barang-1' })
		const { data } = await someone.get(cart, '/Cart')
		expect(data).toMatchObject({ own: { count: 1, recent: [{ id: two }] } })
	})

	test('are hidden while the API is unavailable, and stay stored', async () => {
		const someone = visitor()
		const [one = 0, two = 0] = ids
		await look(someone, one)
		isDown = true
		expect(await look(someone, two)).toEqual([])
		isDown = false
		expect(await someone.get(cart, '/Cart')).toMatchObject({
			data: { own: { recent: [{ id: two }, { id: one }] } },
		})
	})
})

describe('suggestions', () => {
	const suggest = (q: string, path = '/search/suggestions') =>
		visitor().get(suggestions, `${path}?q=${encodeURIComponent(q)}`)

	test('[LQ-01] name products with price and address, in the language of the page', async () => {
		expect(await suggest('Barang 1')).toMatchObject({
			data: { list: [{ name: 'Barang 1', href: '/product/barang-1', price: 'Rp 100.000' }] },
		})
		expect(await suggest('Thing 1', '/en/search/suggestions')).toMatchObject({
			data: { list: [{ name: 'Thing 1', href: '/en/product/barang-1' }] },
		})
	})

	test('are empty for one letter, no text and while the API is unavailable', async () => {
		for (const text of ['b', '', '   ']) {
			expect(await suggest(text)).toMatchObject({ status: 200, data: { list: [] } })
		}
		isDown = true
		expect(await suggest('Barang')).toMatchObject({ status: 200, data: { list: [] } })
	})
})
