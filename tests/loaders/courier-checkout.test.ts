import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { shippingQuote } from '#website-api/modules/sales/couriers/quotes/shipping-quote.table.ts'
import { guestAnswers, sendCheckoutForm } from './support/checkout-forms.ts'
import { orderFields } from './support/checkout-page.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let couriers: ReturnType<typeof exampleCouriers>
let transport: (request: Request) => Promise<Response>

beforeAll(async () => {
	open = await openTestDatabase()
})
afterAll(() => open.close())
beforeEach(async () => {
	await open.db.delete(shippingQuote)
	shop = await exampleShop(open.db, [{ price: 100_000, stock: 200 }])
	couriers = exampleCouriers(open.db)
	await couriers.addAccount(shop.companyId, ['jne', 'sicepat'])
	const api = exampleApi(open.db, undefined, couriers)
	transport = async (request) => api.fetch(request)
})

async function guest() {
	const visitor = shopper(shop.host, transport)
	await visitor.visit(({ context }) => {
		context.cart.replace([{ id: shop.variantIds[0]!, quantity: 1 }])
		return null
	}, visitor.requestTo('/Cart'))
	for (const [form, fields] of guestAnswers.slice(0, 2)) {
		await sendCheckoutForm(visitor, form, fields)
	}
	return visitor
}
type Guest = Awaited<ReturnType<typeof guest>>

/** The couriers that the page shows, and whether it says that these are the shop's prices. */
async function shown(visitor: Guest, address = '/order/checkout?step=delivery') {
	const { data } = await visitor.get(checkout, address)
	const text = JSON.stringify(data)
	const prices = [...text.matchAll(/"name":"([^"]+)","price":"(Rp [\d.]+)"/g)]
	return {
		prices: Object.fromEntries(prices.map(([, name = '', price]) => [name, price])),
		isByTable: /"isByTable":true/.test(text),
	}
}

async function place(visitor: Guest, shipping: string, more = {}) {
	await sendCheckoutForm(visitor, 'delivery', { shipping, bank: 'BCA', ...more })
	const form = { ...(await orderFields(visitor)), note: '' }
	return sendCheckoutForm(visitor, 'order', form)
}

const placed = () => open.db.select().from(orders).where(eq(orders.companyId, shop.companyId))

test('a guest sees the couriers’ own prices and orders by a service that the table lacks', async () => {
	const visitor = await guest()
	expect(await shown(visitor)).toEqual({
		prices: {
			'SiCepat Reguler': 'Rp 7.500',
			'JNE Reguler': 'Rp 8.000',
			'SiCepat Besok Sampai': 'Rp 13.000',
			'JNE Yakin Esok Sampai': 'Rp 14.500',
		},
		isByTable: false,
	})
	expect((await place(visitor, 'RAJAONGKIR/jne-yes')).status).toBe(303)
	expect(await placed()).toMatchObject([{ shippingPrice: 14_500, vendorMethod: 'jne-yes' }])
})

test('a provider that becomes silent costs a word, never the order', async () => {
	const visitor = await guest()
	await shown(visitor)
	await open.db.update(shippingQuote).set({ quotedAt: sql`now() - interval '2 days'` })
	couriers.hold()
	for (const address of ['/order/checkout?step=delivery', '/en/order/checkout?step=delivery']) {
		expect(await shown(visitor, address)).toEqual({
			prices: { 'SiCepat Reguler': 'Rp 10.000' },
			isByTable: true,
		})
	}
	expect((await place(visitor, 'SICEPAT/reg')).status).toBe(303)
	expect(await placed()).toMatchObject([{ shippingPrice: 10_000, vendorMethod: 'reg' }])
})

test('insurance is a tick beside the couriers, which the order keeps; a required one needs no tick', async () => {
	const isShop = eq(company.id, shop.companyId)
	await open.db.update(company).set({ insuranceMode: 'OPTIONAL' }).where(isShop)
	const offered = async (visitor: Guest) => {
		const { data } = await visitor.get(checkout, '/order/checkout?step=delivery')
		return /"insurance":(\{"fee"[^}]*\})/.exec(JSON.stringify(data))?.[1]
	}
	const visitor = await guest()
	expect(await offered(visitor)).toBe('{"fee":"Rp 5.200","isRequired":false,"isChosen":false}')
	expect((await place(visitor, 'SICEPAT/reg', { insured: 'on' })).status).toBe(303)
	const second = await guest()
	expect((await place(second, 'SICEPAT/reg')).status).toBe(303)
	await open.db.update(company).set({ insuranceMode: 'REQUIRED' }).where(isShop)
	const third = await guest()
	expect(await offered(third)).toContain('"isRequired":true')
	expect((await place(third, 'SICEPAT/reg')).status).toBe(303)
	const kept = (await placed()).toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
	expect(kept.map(({ insurance }) => insurance)).toEqual([5_200, 0, 5_200])
})
