import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import * as success from '#app/routes/checkout/success.tsx'
import * as paymentPage from '#app/routes/orders/online-payment.tsx'
import * as confirmation from '#app/routes/orders/payment-confirmation.tsx'
import * as page from '#app/routes/profile/orders/order.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleGateways } from '#tests/support/example-gateways.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { paymentAccount } from '#website-api/modules/platform/gateways/accounts/payment-account.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { guestAnswers, sendCheckoutForm } from './support/checkout-forms.ts'
import { orderFields } from './support/checkout-page.ts'
import { paramsOf } from './support/profile-routes.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let provider: ReturnType<typeof exampleGateways>
let transport: (request: Request) => Promise<Response>

beforeAll(async () => {
	open = await openTestDatabase()
})
afterAll(() => open.close())
beforeEach(async () => {
	shop = await exampleShop(open.db, [{ price: 100_000, stock: 200 }])
	provider = exampleGateways(open.db)
	const fees = { VA_BCA: { fixed: 4_000, basisPoints: 0 } }
	await provider.addAccount(shop.companyId, { feePayer: 'BUYER', fees })
	const api = exampleApi(open.db, undefined, { gateways: provider.gateways })
	// As `fetch` does, whoever waits no longer gets an error.
	transport = async (request) => {
		const { signal } = request
		const gone = new Promise<never>((_answer, end) => {
			signal.addEventListener('abort', () => end(signal.reason as Error))
		})
		return Promise.race([api.fetch(request), gone])
	}
})

async function guest(quantity = 1) {
	const visitor = shopper(shop.host, transport)
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

const choose = (visitor: Guest, bank: string) =>
	sendCheckoutForm(visitor, 'delivery', { shipping: 'SICEPAT/reg', bank })

/** The codes of the ways to pay that the page offers. */
async function offered(visitor: Guest): Promise<string[]> {
	const { data } = await visitor.get(checkout, '/order/checkout?step=delivery')
	return [...JSON.stringify(data).matchAll(/"code":"(ONLINE\.\w+)"/g)].map(([, code = '']) => code)
}

async function placeBy(visitor: Guest, bank: string) {
	await choose(visitor, bank)
	const form = { ...(await orderFields(visitor)), note: '' }
	return sendCheckoutForm(visitor, 'order', form)
}

describe('at checkout', () => {
	test('the ways to pay online are offered within their limits for the cart', async () => {
		expect(await offered(await guest())).toContain('ONLINE.QRIS')
		// Above Rp 10 million QRIS is not possible, a virtual account is.
		const codes = await offered(await guest(101))
		expect(codes).toContain('ONLINE.VA_BCA')
		expect(codes).not.toContain('ONLINE.QRIS')
	})

	test('none is offered while the provider is away', async () => {
		await open.db
			.update(paymentAccount)
			.set({ awayUntil: sql`now() + interval '1 minute'` })
			.where(eq(paymentAccount.companyId, shop.companyId))
		expect(await offered(await guest())).toEqual([])
	})

	test('what the buyer pays in addition is shown before the order is placed', async () => {
		const visitor = await guest()
		await choose(visitor, 'ONLINE.VA_BCA')
		const { data } = await visitor.get(checkout, '/order/checkout')
		expect(data).toMatchObject({
			page: { step: 'review', summary: { fee: { amount: 'Rp 4.000' }, isTransferred: false } },
		})
	})

	test('the payment is open once the order is placed', async () => {
		const visitor = await guest()
		const placed = await placeBy(visitor, 'ONLINE.VA_BCA')
		expect([placed.status, placed.location]).toEqual([
			303,
			expect.stringMatching(/^\/order\/success\?order=/),
		])
		const { data } = await visitor.get(success, placed.location ?? '')
		expect(data).toMatchObject({
			order: { online: { state: 'open', method: 'VA_BCA', fee: 'Rp 4.000' }, uniqueCode: null },
		})
	})

	test.each(['silent', 'busy', 'broken'] as const)(
		'a provider that is %s holds up no order',
		async (fault) => {
			const visitor = await guest()
			await choose(visitor, 'ONLINE.VA_BCA')
			provider.midtrans.faults.add(fault)
			const form = { ...(await orderFields(visitor)), note: '' }
			const placed = await sendCheckoutForm(visitor, 'order', form)
			expect(placed.status).toBe(303)
			const { data } = await visitor.get(success, placed.location ?? '')
			expect(data).toMatchObject({ order: { payment: 'unpaid', online: {} } })
		},
	)

	test('a provider that hangs holds up no order, and after three calls its ways are not offered, while others are', async () => {
		const timeIsOver = provider.hang()
		// Each waits as long as a page may wait for this, which is shorter than a provider's time.
		const visitors = await Promise.all([guest(), guest(), guest()])
		const orders = await Promise.all(visitors.map((visitor) => placeBy(visitor, 'ONLINE.VA_BCA')))
		expect(orders.map(({ status }) => status)).toEqual([303, 303, 303])
		for (const [at, visitor] of visitors.entries()) {
			const { data } = await visitor.get(success, orders[at]?.location ?? '')
			expect(data).toMatchObject({ order: { payment: 'unpaid', online: { state: 'opening' } } })
		}
		expect(provider.asked).toHaveLength(3)
		const other = await placeBy(await guest(), 'BCA')
		expect(other.location).toMatch(/^\/order\/success\?order=/)

		timeIsOver()
		const late = await guest()
		await vi.waitUntil(async () => (await offered(late)).length === 0, { timeout: 60_000 })
		const refused = await choose(late, 'ONLINE.VA_BCA')
		expect(refused.status).toBe(422)
		expect((await placeBy(await guest(), 'BCA')).status).toBe(303)
		expect(provider.asked).toHaveLength(3)
	})

	test('a way that is not offered any more is asked for again', async () => {
		const visitor = await guest()
		await choose(visitor, 'ONLINE.QRIS')
		const form = { ...(await orderFields(visitor)), note: '' }
		await open.db
			.update(paymentAccount)
			.set({ methods: ['VA_BCA'] })
			.where(eq(paymentAccount.companyId, shop.companyId))
		expect((await sendCheckoutForm(visitor, 'order', form)).status).toBe(303)
		const { data } = await visitor.get(checkout, '/order/checkout')
		expect(data).toMatchObject({ page: { step: 'delivery' } })
	})
})

test('what the address says on the way back from a provider proves nothing: the provider is asked', async () => {
	const visitor = await guest()
	const { location } = await placeBy(visitor, 'ONLINE.GOPAY')
	const number = location?.split('=')[1] ?? ''
	provider.asked.splice(0)
	const claim = 'transaction_status=settlement&status_code=200&state=PAID&result=success'
	const back = await visitor.get(paymentPage, `/order/payment?order=${number}&wait=1&${claim}`)
	expect(back).toMatchObject({ status: 200, data: { isWaiting: true } })
	expect(provider.asked).toHaveLength(1)
	const [order] = await open.db.select().from(orders).where(eq(orders.number, number))
	expect(order).toMatchObject({ status: 'PENDING', paid: 0 })
})

test('an order that is paid online has no payment confirmation', async () => {
	const visitor = await guest()
	const { location } = await placeBy(visitor, 'ONLINE.QRIS')
	const number = location?.split('=')[1] ?? ''
	const answer = await visitor.get(confirmation, `/konfirmasi-pembayaran?order=${number}`)
	expect([answer.status, answer.location]).toEqual([303, `/order/payment?order=${number}`])
})

test('a member pays an order online that was placed by transfer, and goes back to a transfer', async () => {
	const { customerId, headers } = await exampleCustomer(open.db, shop)
	const { number } = await exampleSale(open.db, shop, {
		customerId,
		lines: [[0, 1]],
		upTo: 'PENDING',
	})
	const visitor = shopper(shop.host, transport)
	await visitor.signIn((headers['authorization'] ?? '').replace('Bearer ', ''))
	const path = `/profile/order/${number}`
	const params = paramsOf('/profile/order/:saleId', path)
	const move = (payee: string) =>
		visitor.visit(
			page.action,
			visitor.requestTo(path, {
				method: 'POST',
				body: new URLSearchParams({ move: 'payment', payee }),
			}),
			params,
		)
	const methodNow = async () =>
		(
			await open.db
				.select({ by: orders.paymentMethod })
				.from(orders)
				.where(eq(orders.number, number))
		)[0]?.by

	expect((await move('ONLINE.VA_BCA')).location).toBe(`/order/payment?order=${number}`)
	const { data } = await visitor.visit(page.loader, visitor.requestTo(path), params)
	expect(data).toMatchObject({ order: { online: { state: 'open', method: 'VA_BCA' } } })
	expect(await methodNow()).toBe('ONLINE')
	expect((await move('BNI')).location).toBe(path)
	expect(await methodNow()).toBe('BANK_TRANSFER')
	const ended = provider.asked.filter(({ url }) => url.endsWith('/expire'))
	expect(ended).toHaveLength(1)
})
