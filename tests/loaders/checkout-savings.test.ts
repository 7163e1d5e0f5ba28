import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
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
	shop = await exampleShop(open.db, [{ price: 100_000, stock: 9 }])
	await exampleVoucher(open.db, shop.companyId, { code: 'HEMAT20' })
	await exampleVoucher(open.db, shop.companyId, { code: 'HEMAT5', amount: 5_000 })
	await exampleVoucher(open.db, shop.companyId, {
		code: 'RAHASIA9',
		amount: 9_000,
		isPrivate: true,
	})
})

async function readyToOrder(transport = async (request: Request) => api.fetch(request)) {
	const visitor = shopper(shop.host, transport)
	await visitor.visit(({ context }) => {
		context.cart.replace([{ id: shop.variantIds[0]!, quantity: 2 }])
		return null
	}, visitor.requestTo('/Cart'))
	for (const [form, fields] of guestAnswers) await sendCheckoutForm(visitor, form, fields)
	return visitor
}

type Visitor = Awaited<ReturnType<typeof readyToOrder>>

const place = async (visitor: Visitor) => {
	expect(await sendCheckoutForm(visitor, 'order', await orderFields(visitor))).toMatchObject({
		status: 303,
	})
	const [row] = await open.db.select().from(orders).where(eq(orders.companyId, shop.companyId))
	return row?.productDiscount
}

test('the best voucher is applied by itself, in one line of the summary, and the order counts it', async () => {
	const visitor = await readyToOrder()
	expect(await checkoutPageOf(visitor)).toMatchObject({
		step: 'review',
		steps: ['contact', 'address', 'delivery', 'review'],
		summary: { savings: [{ kind: 'product', code: 'HEMAT20', amount: '-Rp 20.000' }] },
		savings: { applied: [{ kind: 'product', code: 'HEMAT20' }], best: [] },
	})
	expect(await place(visitor)).toBe(20_000)
})

test('a voucher that was removed stays removed and is offered', async () => {
	const visitor = await readyToOrder()
	await sendCheckoutForm(visitor, 'savings', { productVoucher: '' })
	expect(await checkoutPageOf(visitor)).toMatchObject({
		summary: { savings: [] },
		savings: { applied: [], best: [{ kind: 'product', code: 'HEMAT20' }] },
	})
	expect(await place(visitor)).toBe(0)
})

test('a voucher that was chosen or typed is kept instead of the best one', async () => {
	const visitor = await readyToOrder()
	await sendCheckoutForm(visitor, 'savings', { productVoucher: 'HEMAT5' })
	expect(await checkoutPageOf(visitor)).toMatchObject({
		savings: { applied: [{ code: 'HEMAT5' }] },
	})
	await sendCheckoutForm(visitor, 'voucher', { code: 'rahasia9' })
	expect(await checkoutPageOf(visitor)).toMatchObject({
		savings: { applied: [{ code: 'RAHASIA9' }] },
	})
	// A change of something else leaves it.
	await sendCheckoutForm(visitor, 'savings', { useCoins: 'on' })
	expect(await place(visitor)).toBe(9_000)
})

test('without an answer about vouchers, checkout goes on without them, and keeps what was chosen', async () => {
	let isAway = false
	const visitor = await readyToOrder(async (request) =>
		isAway && request.url.endsWith('/quote-with-vouchers')
			? new Response('', { status: 500 })
			: api.fetch(request),
	)
	isAway = true
	expect(await checkoutPageOf(visitor)).toMatchObject({
		step: 'review',
		summary: { savings: [] },
		savings: { applied: [], best: [] },
	})
	isAway = false
	await sendCheckoutForm(visitor, 'voucher', { code: 'RAHASIA9' })
	isAway = true
	expect(await checkoutPageOf(visitor)).toMatchObject({
		summary: { savings: [{ kind: 'product', amount: '-Rp 9.000' }] },
	})
	expect(await place(visitor)).toBe(9_000)
})

test('the address of the former step for savings leads to the open step', async () => {
	const visitor = await readyToOrder()
	expect(await visitor.get(checkout, '/order/checkout?step=savings')).toMatchObject({
		status: 303,
		location: '/order/checkout#open',
	})
})
