import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as cart from '#app/routes/cart/cart.tsx'
import * as clearing from '#app/routes/cart/clearing.ts'
import * as line from '#app/routes/cart/line.ts'
import * as lineLater from '#app/routes/cart/line-later.ts'
import * as lineRemoval from '#app/routes/cart/line-removal.ts'
import * as lines from '#app/routes/cart/lines.ts'
import * as savedLine from '#app/routes/cart/saved-line.ts'
import * as vouchers from '#app/routes/vouchers/vouchers.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>
/** The paths of the website API that fail; undefined: none. */
let down: RegExp | undefined

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
})
afterAll(() => open.close())
beforeEach(async () => {
	down = undefined
	shop = await exampleShop(open.db, [
		{ price: 100_000, stock: 5 },
		{ price: 30_000, stock: 1 },
	])
})

async function transport(request: Request): Promise<Response> {
	if (down?.test(new URL(request.url).pathname)) {
		throw new TypeError('fetch failed')
	}
	return api.fetch(request)
}

const OwnCart = z.object({
	state: z.string(),
	count: z.number(),
	vanishedCount: z.number(),
	lines: z.array(
		z.object({
			id: z.number(),
			quantity: z.number(),
			price: z.number(),
			priceThen: z.number().optional(),
			isAlmostGone: z.boolean(),
			stock: z.number(),
			most: z.number(),
		}),
	),
	removed: z.object({ id: z.number(), quantity: z.number() }).nullable(),
	saved: z.array(z.object({ id: z.number(), quantity: z.number() })),
	offer: z.object({ kind: z.string(), code: z.string(), amount: z.string().optional() }).nullable(),
})
const Page = z.object({ own: OwnCart })

type Visitor = ReturnType<typeof shopper>

const view = async (visitor: Visitor, path = '/Cart') =>
	Page.parse((await visitor.get(cart, path)).data).own
const add = (visitor: Visitor, id: number | string, quantity: number | string = 1) =>
	visitor.post(lines, '/Cart/lines', { id: String(id), quantity: String(quantity) })

/** Submits the form of a line like script does. */
function change(visitor: Visitor, id: number, fields: Record<string, string>) {
	const request = visitor.requestTo(`/Cart/lines/${id}`, {
		method: 'POST',
		body: new URLSearchParams(fields),
	})
	return visitor.visit((args) => line.action({ ...args, params: { id: String(id) } }), request)
}

describe('[CT-04] viewing the cart', () => {
	test('shows the lines as the website API lists them', async () => {
		const visitor = shopper(shop.host, transport)
		await add(visitor, shop.variantIds[0]!, 2)
		expect(await view(visitor)).toMatchObject({
			state: 'filled',
			lines: [{ id: shop.variantIds[0], quantity: 2, price: 100_000 }],
		})
	})

	test('drops products no longer sold, and reports their number', async () => {
		const visitor = shopper(shop.host, transport)
		const [activeVariant, removedVariant] = shop.variantIds
		await add(visitor, activeVariant!)
		await add(visitor, removedVariant!)
		await open.db.update(variant).set({ active: false }).where(eq(variant.id, removedVariant!))
		expect(await view(visitor)).toMatchObject({ vanishedCount: 1, lines: [{ id: activeVariant }] })
		expect(await view(visitor)).toMatchObject({ vanishedCount: 0, count: 1 })
	})

	test('is empty when the website API fails, and its cookie is unchanged', async () => {
		const visitor = shopper(shop.host, transport)
		await add(visitor, shop.variantIds[0]!, 3)
		down = /^\/v1\/(cart|voucher)\//
		expect(await view(visitor)).toMatchObject({ state: 'unknown', count: 3, lines: [] })
		down = undefined
		expect(await view(visitor)).toMatchObject({ state: 'filled', count: 3 })
	})

	test('what is added while the website API fails is kept, and not said to be in stock', async () => {
		const visitor = shopper(shop.host, transport)
		down = /^\/v1\/(cart|voucher)\//
		const added = await add(visitor, shop.variantIds[0]!, 2)
		expect(added.data).toMatchObject({ ok: true, message: 'addedUnchecked' })
		expect(await view(visitor)).toMatchObject({ state: 'unknown', count: 2 })
	})

	test('shows the lines without an offer when only the vouchers fail', async () => {
		const visitor = shopper(shop.host, transport)
		await add(visitor, shop.variantIds[0]!, 3)
		down = /^\/v1\/voucher\//
		expect(await view(visitor)).toMatchObject({ state: 'filled', count: 3, offer: null })
	})

	test('needs one call for a visitor', async () => {
		const visitor = shopper(shop.host, transport)
		await add(visitor, shop.variantIds[0]!, 3)
		down = /^\/v1\/cart\//
		expect(await view(visitor)).toMatchObject({ state: 'filled', count: 3 })
	})
})

describe('changing the cart', () => {
	test('[CT-01] adds quantities without a limit of its own', async () => {
		const visitor = shopper(shop.host, transport)
		const id = shop.variantIds[1]!
		await add(visitor, id, 999)
		await add(visitor, id, 1)
		await change(visitor, id, { quantity: '1000', step: 'more' })
		expect(await view(visitor)).toMatchObject({ lines: [{ quantity: 1001 }] })
	})

	test('says how many are left when more are put in than the shop has', async () => {
		const visitor = shopper(shop.host, transport)
		const id = shop.variantIds[0]!
		expect((await add(visitor, id, 5)).data).toMatchObject({ ok: true, message: 'added' })
		expect((await add(visitor, id)).data).toMatchObject({
			ok: true,
			message: 'addedTooMany',
			stock: '5',
		})
		await open.db.update(stock).set({ onHand: 0 }).where(eq(stock.variantId, id))
		expect((await add(visitor, id)).data).toMatchObject({ ok: true, message: 'addedSoldOut' })

		const document = visitor.requestTo('/Cart/lines', {
			method: 'POST',
			body: new URLSearchParams({ id: String(shop.variantIds[1]), quantity: '2' }),
		})
		document.headers.set('accept', 'text/html')
		const { context } = await visitor.storefront(document)
		await lines.action({ request: document, context, params: {} })
		expect(context.takeFlash()).toMatchObject({
			type: 'warning',
			key: 'cart:said.addedTooMany',
			values: { stock: '1' },
		})
	})

	test('says how many can be ordered without an account, and that a customer can order more', async () => {
		const visitor = shopper(shop.host, transport)
		const id = shop.variantIds[0]!
		const isThis = eq(stock.variantId, id)
		await open.db
			.update(company)
			.set({ guestStockPercent: 50 })
			.where(eq(company.id, shop.companyId))
		await open.db.update(stock).set({ onHand: 10 }).where(isThis)
		const many = { ok: true, message: 'addedGuestMany', stock: '5' }
		expect((await add(visitor, id, 6)).data).toMatchObject(many)
		expect(await view(visitor)).toMatchObject({ lines: [{ stock: 10, most: 5 }] })
		await open.db.update(stock).set({ reserved: 5, heldForGuests: 5 }).where(isThis)
		expect((await add(visitor, id)).data).toMatchObject({ message: 'addedGuestNone' })
		expect(await view(visitor)).toMatchObject({ lines: [{ stock: 5, most: 0 }] })

		const { headers } = await exampleCustomer(open.db, shop)
		await visitor.signIn(headers.authorization?.replace('Bearer ', '') ?? '')
		await add(visitor, id, 5)
		expect(await view(visitor)).toMatchObject({ lines: [{ stock: 5, most: 5 }] })
	})

	test('[CT-02] decreases a quantity to 1 at least', async () => {
		const visitor = shopper(shop.host, transport)
		const id = shop.variantIds[0]!
		await add(visitor, id, 2)
		await change(visitor, id, { quantity: '2', step: 'less' })
		await change(visitor, id, { quantity: '1', step: 'less' })
		expect(await view(visitor)).toMatchObject({ lines: [{ quantity: 1 }] })
	})

	test('responds the same when a form is sent twice', async () => {
		const visitor = shopper(shop.host, transport)
		const id = shop.variantIds[0]!
		await add(visitor, id)
		await change(visitor, id, { quantity: '1', step: 'more' })
		await change(visitor, id, { quantity: '1', step: 'more' })
		expect(await view(visitor)).toMatchObject({ lines: [{ quantity: 2 }] })
	})

	test.each(['0', '-1', '1.5', '1e9', '１', '', '9999999'])(
		'rejects the quantity %j',
		async (quantity) => {
			const visitor = shopper(shop.host, transport)
			const id = shop.variantIds[0]!
			await add(visitor, id)
			expect(await change(visitor, id, { quantity })).toMatchObject({ status: 422 })
			expect(await view(visitor)).toMatchObject({ lines: [{ quantity: 1 }] })
		},
	)

	test('a line that was removed in another tab is not called unsold', async () => {
		const visitor = shopper(shop.host, transport)
		expect(await change(visitor, shop.variantIds[0]!, { quantity: '3' })).toMatchObject({
			status: 422,
			data: { refused: 'moved' },
		})
	})

	test('rejects products that are not sold, and a 51st line', async () => {
		const visitor = shopper(shop.host, transport)
		expect(await add(visitor, 999_999_999)).toMatchObject({
			status: 422,
			data: { refused: 'gone' },
		})
		expect(await add(visitor, 'x')).toMatchObject({ status: 422, data: { refused: 'variant' } })
		await visitor.visit(({ context }) => {
			context.cart.replace(
				Array.from({ length: 50 }, (_, index) => ({ id: 800_000 + index, quantity: 1 })),
			)
			return null
		}, visitor.requestTo('/Cart'))
		expect(await add(visitor, shop.variantIds[0]!)).toMatchObject({
			status: 422,
			data: { refused: 'full' },
		})
	})

	test('[CT-03] removes all lines', async () => {
		const visitor = shopper(shop.host, transport)
		for (const id of shop.variantIds) await add(visitor, id)
		await visitor.post(clearing, '/Cart/clearing', {})
		expect(await view(visitor)).toMatchObject({ state: 'empty', count: 0 })
	})

	test('redirects a browser without script to the cart with a 303', async () => {
		const visitor = shopper(shop.host, transport)
		const request = visitor.requestTo('/en/Cart/lines', {
			method: 'POST',
			body: new URLSearchParams({ id: String(shop.variantIds[0]), quantity: '1' }),
		})
		request.headers.set('accept', 'text/html,*/*')
		expect(await visitor.visit(lines.action, request)).toMatchObject({
			status: 303,
			location: '/en/Cart',
		})
	})
})

/** Submits the form of one line to its route, with script or like a browser without it. */
function sendLine(
	visitor: Visitor,
	route: { action: (typeof lineLater)['action'] },
	{ path, id, fields = {} }: { path: string; id: number; fields?: Record<string, string> },
	accept = 'application/json',
) {
	const request = visitor.requestTo(path, { method: 'POST', body: new URLSearchParams(fields) })
	request.headers.set('accept', accept)
	return visitor.visit((args) => route.action({ ...args, params: { id: String(id) } }), request)
}

describe('changes since a line was added', () => {
	test('shows the price at that time, and a low remaining stock', async () => {
		const visitor = shopper(shop.host, transport)
		const [first, second] = shop.variantIds
		await add(visitor, first!)
		await add(visitor, second!)
		await open.db.update(variant).set({ price: 120_000 }).where(eq(variant.id, first!))
		const { lines: shownLines } = await view(visitor)
		expect(shownLines).toEqual([
			expect.objectContaining({ id: first, price: 120_000, priceThen: 100_000 }),
			expect.objectContaining({ id: second, isAlmostGone: true }),
		])
		expect(shownLines[1]).not.toHaveProperty('priceThen')
		// Added again at the new price, the line has no message any more.
		await add(visitor, first!)
		expect((await view(visitor)).lines[0]).not.toHaveProperty('priceThen')
	})
})

describe('a removed line', () => {
	test('is offered back without script, until it is in the cart again', async () => {
		const visitor = shopper(shop.host, transport)
		const id = shop.variantIds[0]!
		await add(visitor, id, 3)
		const target = { path: `/Cart/lines/${id}/removal`, id }
		const removed = await sendLine(visitor, lineRemoval, target, 'text/html')
		expect(removed).toMatchObject({ status: 303, location: `/Cart?removed=${id}.3#removed` })
		const page = removed.location?.replace(/#.*/, '') ?? ''
		expect(await view(visitor, page)).toMatchObject({
			state: 'empty',
			removed: { id, quantity: 3 },
		})
		await add(visitor, id, 3)
		expect((await view(visitor, page)).removed).toBeNull()
		for (const odd of ['x', `${id}`, `${id}.0`, `-1.2`, `${id}.1.1`]) {
			expect((await view(visitor, `/Cart?removed=${odd}`)).removed, odd).toBeNull()
		}
	})
})

describe('lines saved for later', () => {
	test('leave the cart, survive it being emptied, and can be restored or removed', async () => {
		const visitor = shopper(shop.host, transport)
		const [first, second] = shop.variantIds
		for (const id of [first!, second!]) {
			await add(visitor, id, 2)
			await sendLine(visitor, lineLater, { path: `/Cart/lines/${id}/later`, id })
		}
		await visitor.post(clearing, '/Cart/clearing', {})
		expect(await view(visitor)).toMatchObject({
			state: 'empty',
			saved: [
				{ id: second, quantity: 2 },
				{ id: first, quantity: 2 },
			],
		})
		const form = (id: number, to: string) => ({ path: `/Cart/saved/${id}`, id, fields: { to } })
		await sendLine(visitor, savedLine, form(first!, 'cart'))
		await sendLine(visitor, savedLine, form(second!, 'nowhere'))
		expect(await view(visitor)).toMatchObject({ lines: [{ id: first, quantity: 2 }], saved: [] })
		expect(await sendLine(visitor, savedLine, form(second!, 'cart'))).toMatchObject({ status: 422 })
	})
})

test('shows the voucher that saves most, or the one with the smallest missing amount', async () => {
	const visitor = shopper(shop.host, transport)
	await exampleVoucher(open.db, shop.companyId, { code: 'LATER', minimumSubTotal: 150_000 })
	await add(visitor, shop.variantIds[0]!)
	expect((await view(visitor)).offer).toMatchObject({
		kind: 'near',
		code: 'LATER',
		amount: expect.stringContaining('50.000'),
	})
	await exampleVoucher(open.db, shop.companyId, { code: 'NOW' })
	expect((await view(visitor)).offer).toMatchObject({ kind: 'usable', code: 'NOW' })
})

describe('a voucher of the voucher page', () => {
	const use = (visitor: Visitor, code: string) => visitor.post(vouchers, '/vouchers', { code })

	test('is selected for the cart, which then names it', async () => {
		const visitor = shopper(shop.host, transport)
		await exampleVoucher(open.db, shop.companyId, { code: 'NOW' })
		await exampleVoucher(open.db, shop.companyId, { code: 'SEND', isForShipping: true })
		await add(visitor, shop.variantIds[0]!)
		expect(await use(visitor, 'SEND')).toMatchObject({ status: 303, location: '/Cart' })
		expect((await view(visitor)).offer).toEqual({ kind: 'chosenLater', code: 'SEND' })
		expect(await use(visitor, 'now')).toMatchObject({ status: 303, location: '/Cart' })
		expect((await view(visitor)).offer).toMatchObject({ kind: 'chosen', code: 'NOW + SEND' })
	})

	test('is rejected with the reason: empty cart, minimum not reached, no code', async () => {
		const visitor = shopper(shop.host, transport)
		await exampleVoucher(open.db, shop.companyId, { code: 'LATER', minimumSubTotal: 150_000 })
		const refusals: unknown[] = [await use(visitor, 'LATER'), await use(visitor, '<script>')]
		await add(visitor, shop.variantIds[0]!)
		refusals.push(await use(visitor, 'LATER'))
		expect(refusals).toMatchObject([
			{ status: 422, data: { reason: expect.stringContaining('kosong') } },
			{ status: 422, data: { code: '' } },
			{ status: 422, data: { code: 'LATER', reason: expect.stringContaining('Rp 50.000') } },
		])
		expect((await view(visitor)).offer?.kind).toBe('near')
	})
})
