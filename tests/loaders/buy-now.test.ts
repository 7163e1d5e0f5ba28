import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import * as lines from '#app/routes/cart/lines.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { guestAnswers, sendCheckoutForm } from './support/checkout-forms.ts'
import { checkoutPageOf, orderFields } from './support/checkout-page.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
})
afterAll(() => open.close())
beforeEach(async () => {
	shop = await exampleShop(open.db, [
		{ price: 100_000, stock: 9 },
		{ price: 30_000, stock: 9 },
	])
})

const newVisitor = () => shopper(shop.host, async (request) => api.fetch(request))
type Visitor = ReturnType<typeof newVisitor>

const send = (visitor: Visitor, at: 0 | 1, quantity: number, then: 'stay' | 'checkout') =>
	visitor.post(lines, '/Cart/lines', {
		id: String(shop.variantIds[at]),
		quantity: String(quantity),
		then,
	})

/** Presses "buy now"; returns the key of the direct purchase. */
async function buyNow(visitor: Visitor, at: 0 | 1 = 1, quantity = 1): Promise<string> {
	const { status, location } = await send(visitor, at, quantity, 'checkout')
	expect(status).toBe(303)
	expect(location).toMatch(/^\/order\/checkout\?buy=[\w-]{8}$/)
	return location?.split('=')[1] ?? ''
}

async function answer(visitor: Visitor, buy?: string, street = 'Jalan Melati No. 12') {
	for (const [form, fields] of guestAnswers) {
		const changed = form === 'address' ? { ...fields, street } : fields
		const { status, location } = await sendCheckoutForm(visitor, form, changed, buy)
		expect(status).toBe(303)
		expect(new URL(location ?? '', 'http://shop.test').searchParams.get('buy')).toBe(buy ?? null)
	}
}

async function cartOf(visitor: Visitor) {
	const { context } = await visitor.storefront(visitor.requestTo('/Cart'))
	return context.cart.current()
}

/** What was ordered, oldest first: variant and quantity of each line, and the street. */
async function ordered() {
	const rows = await open.db
		.select({ variantId: orderLine.variantId, units: orderLine.quantity, address: orders.address })
		.from(orders)
		.innerJoin(orderLine, eq(orderLine.orderId, orders.id))
		.where(eq(orders.companyId, shop.companyId))
		.orderBy(asc(orders.placedAt))
	return rows.map(({ variantId, units, address }) => [
		shop.variantIds.indexOf(variantId),
		units,
		address?.street,
	])
}

test('"buy now" buys this item alone, and the cart stays', async () => {
	const visitor = newVisitor()
	await send(visitor, 0, 2, 'stay')
	const cart = await cartOf(visitor)
	const buy = await buyNow(visitor)
	expect(await checkoutPageOf(visitor, buy)).toMatchObject({
		step: 'contact',
		summary: { lines: [{ quantity: 1 }] },
	})
	await answer(visitor, buy)
	const placed = await sendCheckoutForm(visitor, 'order', await orderFields(visitor, buy), buy)
	expect(placed.location).toMatch(/^\/order\/success\?order=/)
	expect(await ordered()).toEqual([[1, 1, 'Jalan Melati No. 12']])
	expect(await cartOf(visitor)).toEqual(cart)
})

test('a customer’s stored cart stays as well, and the main address is chosen', async () => {
	const { headers } = await exampleCustomer(open.db, shop)
	const visitor = newVisitor()
	await visitor.signIn(headers.authorization?.replace('Bearer ', '') ?? '')
	await send(visitor, 0, 2, 'stay')
	const buy = await buyNow(visitor)
	await answer(visitor, buy)
	await sendCheckoutForm(visitor, 'order', await orderFields(visitor, buy), buy)
	expect(await ordered()).toEqual([[1, 1, 'Jalan Melati No. 12']])
	const stored = await api.request('/v1/cart/cart-list-v2', { headers })
	expect(await stored.json()).toMatchObject({
		data: [{ CART_ID: shop.variantIds[0], CART_QTY: 2 }],
	})
})

test('a direct purchase in one tab and the cart in another have answers, vouchers and orders of their own', async () => {
	await exampleVoucher(open.db, shop.companyId, { code: 'HEMAT20' })
	const visitor = newVisitor()
	await send(visitor, 0, 2, 'stay')
	await answer(visitor, undefined, 'Jalan Cempaka No. 1')
	await sendCheckoutForm(visitor, 'savings', { productVoucher: '' })
	const ofCart = await orderFields(visitor)
	const buy = await buyNow(visitor)
	// The person is known; what was chosen for the cart is not taken over.
	expect(await checkoutPageOf(visitor, buy)).toMatchObject({
		step: 'delivery',
		contact: { name: 'Sari Wulandari' },
		savings: { applied: [{ code: 'HEMAT20' }] },
	})
	await answer(visitor, buy, 'Jalan Kenanga No. 22')
	expect(await checkoutPageOf(visitor)).toMatchObject({
		address: { answers: { street: 'Jalan Cempaka No. 1' } },
		savings: { applied: [] },
	})
	const direct = await orderFields(visitor, buy)
	expect(await sendCheckoutForm(visitor, 'order', ofCart)).toMatchObject({ status: 303 })
	expect(await sendCheckoutForm(visitor, 'order', direct, buy)).toMatchObject({ status: 303 })
	expect(await ordered()).toEqual([
		[0, 2, 'Jalan Cempaka No. 1'],
		[1, 1, 'Jalan Kenanga No. 22'],
	])
})

test('a direct purchase is ordered once, whatever is sent again', async () => {
	const visitor = newVisitor()
	const buy = await buyNow(visitor)
	await answer(visitor, buy)
	const forms = await Promise.all([orderFields(visitor, buy), orderFields(visitor, buy)])
	expect(forms[0].formKey).not.toBe(forms[1].formKey)
	const before = new Map(visitor.jar)
	const first = await sendCheckoutForm(visitor, 'order', forms[0], buy)
	const after = new Map(visitor.jar)
	for (const [cookies, form] of [
		[before, forms[1]],
		[before, forms[0]],
		[after, forms[1]],
	] as const) {
		visitor.jar.clear()
		for (const [name, value] of cookies) visitor.jar.set(name, value)
		const again = await sendCheckoutForm(visitor, 'order', form, buy)
		expect(again).toMatchObject({ status: 303, location: first.location })
	}
	const back = await visitor.get(checkout, `/order/checkout?buy=${buy}`)
	expect(back).toMatchObject({ status: 303, location: first.location })
	expect(await ordered()).toHaveLength(1)
})

test('the next direct purchase ends the one before, whose forms do not buy it', async () => {
	const visitor = newVisitor()
	const before = await buyNow(visitor, 0)
	await answer(visitor, before)
	const form = await orderFields(visitor, before)
	const buy = await buyNow(visitor, 1, 3)
	expect(await sendCheckoutForm(visitor, 'order', form, before)).toMatchObject({
		status: 303,
		location: '/Cart',
	})
	expect(await checkoutPageOf(visitor, buy)).toMatchObject({
		contact: { name: 'Sari Wulandari' },
		summary: { lines: [{ quantity: 3 }] },
	})
	expect(await ordered()).toEqual([])
})

test.each([
	['more than the stock', 10, { refused: 'tooFew', stock: '9' }],
	['no number', 0, { refused: 'quantity' }],
])('%s is refused and begins no purchase', async (_what, quantity, refusal) => {
	const visitor = newVisitor()
	const answered = await send(visitor, 1, quantity, 'checkout')
	expect(answered).toMatchObject({ status: 422, data: { ok: false, ...refusal } })
	expect([...visitor.jar.keys()]).not.toContain('BUY_NOW')
})
