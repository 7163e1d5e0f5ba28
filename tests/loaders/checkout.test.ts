import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import * as success from '#app/routes/checkout/success.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { agentRow } from '#website-api/modules/programmes/agents/agent-row.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { guestAnswers, sendCheckoutForm } from './support/checkout-forms.ts'
import { shopper } from './support/shopper.ts'

// The first district that is looked for reads the whole country.
let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>
/** What the net does with POST /order: nothing, loses the request, or loses the answer. */
let net: 'up' | 'down' | 'deaf' = 'up'

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
})
afterAll(() => open.close())
beforeEach(async () => {
	net = 'up'
	shop = await exampleShop(open.db, [{ price: 100_000, stock: 5 }])
})

async function transport(request: Request): Promise<Response> {
	const isOrder = new URL(request.url).pathname === '/v1/order'
	if (isOrder && net === 'down') throw new TypeError('fetch failed')
	const answer = await api.fetch(request)
	if (isOrder && net === 'deaf') throw new TypeError('terminated')
	return answer
}

const Page = z.object({
	page: z.object({
		step: z.string(),
		summary: z.object({ total: z.string() }),
		order: z.object({ formKey: z.string(), expectedTotal: z.number(), cartVersion: z.number() }),
	}),
})
const Refusal = z.object({
	problem: z.object({ kind: z.string(), before: z.number().optional() }),
	formKey: z.string().optional(),
})

/** A visitor who has answered everything. */
async function readyToOrder() {
	const visitor = shopper(shop.host, transport)
	await visitor.visit(({ context }) => {
		context.cart.replace([{ id: shop.variantIds[0]!, quantity: 2 }])
		return null
	}, visitor.requestTo('/Cart'))
	for (const [form, fields] of guestAnswers) {
		expect(await sendCheckoutForm(visitor, form, fields)).toMatchObject({ status: 303 })
	}
	return visitor
}

async function lastForm(visitor: ReturnType<typeof shopper>) {
	const { page } = Page.parse((await visitor.get(checkout, '/order/checkout')).data)
	expect(page.step).toBe('review')
	const { formKey, expectedTotal, cartVersion } = page.order
	return {
		agreement: 'on',
		formKey,
		expectedTotal: String(expectedTotal),
		cartVersion: String(cartVersion),
	}
}

const ordersPlaced = async () => {
	const rows = await open.db.select().from(orders).where(eq(orders.companyId, shop.companyId))
	return rows.map((row) => row.number)
}

describe('when the website API cannot be reached', () => {
	test.each(['down', 'deaf'] as const)(
		'%s: 503 keeps answers, cart and key, and the same form makes one order later',
		async (fault) => {
			const visitor = await readyToOrder()
			const form = await lastForm(visitor)
			net = fault
			const refused = await sendCheckoutForm(visitor, 'order', form)
			expect(refused.status).toBe(503)
			expect(refused.headers.get('retry-after')).toBe('5')
			const refusal = Refusal.parse(refused.data)
			expect(refusal).toMatchObject({ problem: { kind: 'unavailable' }, formKey: form.formKey })

			net = 'up'
			const placed = await sendCheckoutForm(visitor, 'order', form)
			expect(placed.status).toBe(303)
			const numbers = await ordersPlaced()
			expect(numbers).toHaveLength(1)
			expect(placed.location).toBe(`/order/success?order=${numbers[0]}`)
		},
	)
})

test('a price that changed is asked about, and the new total can be agreed to', async () => {
	const visitor = await readyToOrder()
	const form = await lastForm(visitor)
	await open.db.update(variant).set({ price: 120_000 }).where(eq(variant.id, shop.variantIds[0]!))
	const refused = await sendCheckoutForm(visitor, 'order', form)
	expect(refused.status).toBe(409)
	expect(Refusal.parse(refused.data)).toEqual({
		problem: { kind: 'price-changed', before: 210_000 },
	})
	expect(await ordersPlaced()).toEqual([])

	const again = await lastForm(visitor)
	expect(again.expectedTotal).toBe('250000')
	expect(await sendCheckoutForm(visitor, 'order', again)).toMatchObject({ status: 303 })
	expect(await ordersPlaced()).toHaveLength(1)
})

test('a cart ordered under another key leads to the order it became', async () => {
	const visitor = await readyToOrder()
	const form = await lastForm(visitor)
	net = 'deaf'
	await sendCheckoutForm(visitor, 'order', form)
	net = 'up'
	const other = await sendCheckoutForm(visitor, 'order', await lastForm(visitor))
	const numbers = await ordersPlaced()
	expect(numbers).toHaveLength(1)
	expect(other.location).toBe(`/order/success?order=${numbers[0]}`)
	expect(await visitor.get(success, other.location ?? '')).toMatchObject({ status: 200 })
})

test('an order belongs to the visitor who placed it: another is asked for the phone', async () => {
	const visitor = await readyToOrder()
	const placed = await sendCheckoutForm(visitor, 'order', await lastForm(visitor))
	const stranger = shopper(shop.host, transport)
	const [number] = await ordersPlaced()
	expect(await stranger.get(success, placed.location ?? '')).toMatchObject({
		status: 303,
		location: `/order/look-up?order=${number}`,
	})
})

test('an order carries the codes of the links that its buyer came by', async () => {
	const place = { name: 'Rina', shopName: null, whatsapp: null, showWhatsapp: false }
	const rina = { code: 'RINA01', districtCode: '31.74.07', ...place }
	await open.db.insert(agent).values(await agentRow(shop.companyId, rina))
	const visitor = await readyToOrder()
	const byLink = visitor.requestTo('/?agen=RINA01&ref=BUDI02')
	byLink.headers.set('accept', 'text/html')
	await visitor.visit(() => null, byLink)
	const placed = await sendCheckoutForm(visitor, 'order', await lastForm(visitor))
	expect(placed.status).toBe(303)
	const [row] = await open.db.select().from(orders).where(eq(orders.companyId, shop.companyId))
	expect(row).toMatchObject({ agentCode: 'RINA01', affiliateCode: 'BUDI02' })
})

test('a refused form is answered with what was typed, and an unknown district is refused', async () => {
	const visitor = await readyToOrder()
	const contact = await sendCheckoutForm(visitor, 'contact', { name: 'Al', phone: '1' })
	expect(contact.status).toBe(422)
	expect(contact.data).toMatchObject({
		form: 'contact',
		result: { initialValue: { name: 'Al', phone: '1' } },
	})
	const district = await sendCheckoutForm(visitor, 'district', { district: '99.99.99' })
	expect(district.status).toBe(422)
	expect(JSON.stringify(district.data)).toContain('checkout:district.unknown')
})

test('the address of a form shows the page with its step open', async () => {
	const visitor = await readyToOrder()
	for (const [address, step] of [
		['/order/checkout/contact', 'contact'],
		['/order/checkout/district?q=Tebet', 'address'],
		['/order/checkout/voucher', 'savings'],
		['/order/checkout?step=courier', 'courier'],
	]) {
		const { data } = await visitor.get(checkout, address!)
		expect(Page.parse(data).page.step, address).toBe(step)
	}
})

test('an empty cart has nothing to check out, whichever form is sent', async () => {
	const visitor = shopper(shop.host, transport)
	for (const [form, fields] of [...guestAnswers, ['order', {}] as const]) {
		expect(await sendCheckoutForm(visitor, form, fields)).toMatchObject({
			status: 303,
			location: '/Cart',
		})
	}
})
