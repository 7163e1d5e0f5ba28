import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import * as success from '#app/routes/checkout/success.tsx'
import * as confirmation from '#app/routes/orders/payment-confirmation.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { codSetting } from '#website-api/modules/sales/cash-on-delivery/cod-setting.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { guestAnswers, sendCheckoutForm } from './support/checkout-forms.ts'
import { orderFields } from './support/checkout-page.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop

beforeAll(async () => {
	open = await openTestDatabase()
})
afterAll(() => open.close())
beforeEach(async () => {
	shop = await exampleShop(open.db, [{ price: 100_000, stock: 200 }])
	await open.db.insert(codSetting).values({
		companyId: shop.companyId,
		isOn: true,
		feeFixed: 5_000,
		maximum: 400_000,
		couriers: ['SICEPAT'],
	})
})

async function guest(quantity = 1) {
	const api = exampleApi(open.db)
	const visitor = shopper(shop.host, async (request) => api.fetch(request))
	await visitor.visit(({ context }) => {
		context.cart.replace([{ id: shop.variantIds[0]!, quantity }])
		return null
	}, visitor.requestTo('/Cart'))
	for (const [form, fields] of guestAnswers.slice(0, 2)) {
		await sendCheckoutForm(visitor, form, fields)
	}
	return visitor
}

type Guest = Awaited<ReturnType<typeof guest>>

const choose = (visitor: Guest, shipping = 'SICEPAT/reg') =>
	sendCheckoutForm(visitor, 'delivery', { shipping, bank: 'COD' })

async function offers(visitor: Guest): Promise<boolean> {
	const { data } = await visitor.get(checkout, '/order/checkout?step=delivery')
	return JSON.stringify(data).includes('"code":"COD"')
}

function change(values: Partial<typeof codSetting.$inferInsert>) {
	return open.db.update(codSetting).set(values).where(eq(codSetting.companyId, shop.companyId))
}

test('payment to the courier is offered with its fee, and its order is packed and says what to have ready', async () => {
	const visitor = await guest()
	expect(await offers(visitor)).toBe(true)
	expect((await choose(visitor)).status).toBe(303)
	const { data: review } = await visitor.get(checkout, '/order/checkout')
	expect(review).toMatchObject({
		page: {
			step: 'review',
			summary: { fee: { amount: 'Rp 5.000', pays: 'Rp 115.000' }, isTransferred: false },
		},
	})
	const form = { ...(await orderFields(visitor)), note: '' }
	const placed = await sendCheckoutForm(visitor, 'order', form)
	const { data } = await visitor.get(success, placed.location ?? '')
	expect(data).toMatchObject({
		order: {
			status: 'PROCESSING',
			payment: 'onDelivery',
			uniqueCode: null,
			cod: { amount: 'Rp 115.000', fee: 'Rp 5.000' },
		},
	})
	const number = placed.location?.split('=')[1] ?? ''
	const asked = await visitor.get(confirmation, `/konfirmasi-pembayaran?order=${number}`)
	expect(asked.data).toMatchObject({ view: { state: 'closed', reason: 'onDelivery' } })
})

test('it is not offered where the shop does not, nor without a courier that collects', async () => {
	await change({ isOn: false })
	expect(await offers(await guest())).toBe(false)
	await change({ isOn: true, excludedAreas: ['jakarta selatan'] })
	expect(await offers(await guest())).toBe(false)
	await change({ excludedAreas: [], couriers: ['JNT'] })
	const refused = await choose(await guest())
	expect([refused.status, JSON.stringify(refused.data)]).toEqual([
		422,
		expect.stringContaining('checkout:payment.cod.COD_COURIER'),
	])
})

test('an order above the limit is refused at the choice, and one that grew above it when it is placed', async () => {
	expect((await choose(await guest(4))).status).toBe(422)
	const visitor = await guest(3)
	await choose(visitor)
	const form = { ...(await orderFields(visitor)), note: '' }
	await change({ maximum: 1_000 })
	const { status, data } = await sendCheckoutForm(visitor, 'order', form)
	expect([status, JSON.stringify(data)]).toEqual([
		422,
		expect.stringContaining('melebihi batas bayar di tempat'),
	])
	const placed = await open.db
		.select()
		.from(orders)
		.where(and(eq(orders.companyId, shop.companyId), eq(orders.paymentMethod, 'COD')))
	expect(placed).toEqual([])
})
