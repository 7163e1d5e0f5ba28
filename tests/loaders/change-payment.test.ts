import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jakartaDay } from '#web/domain/dates.ts'
import * as page from '#app/routes/profile/orders/order.tsx'
import * as waiting from '#app/routes/profile/orders/waiting-payment.tsx'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { exampleShop, type ExampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orderCancellation } from '#website-api/modules/sales/orders/order-cancellation.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { sandang } from '#examples/companies/sandang/company.ts'
import { paramsOf } from './support/profile-routes.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
	shop = await exampleShop(open.db, [{ price: 50_000, stock: 100 }])
	await open.db
		.update(company)
		.set({ qris: sandang.qris ?? null })
		.where(eq(company.id, shop.companyId))
})
afterAll(() => open.close())

type UpTo = 'PENDING' | 'PAYMENT_CONFIRMED'

async function buyer(upTo: UpTo = 'PENDING') {
	const { customerId, headers } = await exampleCustomer(open.db, shop)
	const order = await exampleSale(open.db, shop, { customerId, lines: [[0, 1]], upTo })
	const visitor = shopper(shop.host, async (request) => api.fetch(request))
	await visitor.signIn((headers['authorization'] ?? '').replace('Bearer ', ''))
	const path = `/profile/order/${order.number}`
	const params = paramsOf('/profile/order/:saleId', path)
	const pay = async (payee: string) => {
		const body = new URLSearchParams({ move: 'payment', payee })
		const request = visitor.requestTo(path, { method: 'POST', body })
		const { status, location } = await visitor.visit(page.action, request, params)
		expect([status, location]).toEqual([303, path])
		return (await visitor.storefront(visitor.requestTo(path))).context.takeFlash()?.key
	}
	const seen = async () => (await visitor.visit(page.loader, visitor.requestTo(path), params)).data
	return { ...visitor, order, pay, seen, now: () => orderById(open.db, order.id) }
}

describe('an order that awaits payment', () => {
	test('is paid to another bank or by QRIS, for the same amount by the same time', async () => {
		const { order, pay, seen, now, get } = await buyer()
		expect(await seen()).toMatchObject({
			order: { bank: { code: 'BCA' }, payee: 'BCA' },
			payees: [{ code: 'BCA' }, { code: 'BNI' }, { code: 'QRIS' }],
		})
		expect(await pay('BNI')).toBe('my-orders:said.payment')
		expect(await seen()).toMatchObject({ order: { bank: { code: 'BNI', number: '9876543210' } } })
		expect(await pay('QRIS')).toBe('my-orders:said.payment')
		expect(await seen()).toMatchObject({
			order: { bank: null, payee: 'QRIS', qr: expect.anything() },
		})
		const { data } = await get(waiting, '/profile/order/waiting-payment')
		expect(data).toMatchObject({ orders: [{ payee: 'QRIS' }], payees: [{}, {}, {}] })
		const { total, uniqueCode, dueAt, version, status } = await now()
		expect({ total, uniqueCode, dueAt, version, status }).toEqual({
			total: order.total,
			uniqueCode: order.uniqueCode,
			dueAt: order.dueAt,
			version: order.version,
			status: 'PENDING',
		})
		expect(await pay('BCA')).toBe('my-orders:said.payment')
		expect(await now()).toMatchObject({ bank: order.bank, qris: null })
		expect(await auditOracles(open.db)).toEqual([])
	})

	test.each(['', 'MANDIRI', 'WALLET', 'constructor'])('is not paid to “%s”', async (payee) => {
		const { order, pay, now } = await buyer()
		expect(await pay(payee)).toMatch(/^my-orders:refused\.(form|changed)$/)
		expect(await now()).toEqual(order)
	})

	test('stays unchanged once it is paid, expired, or its payment is being checked', async () => {
		const paid = await buyer('PAYMENT_CONFIRMED')
		expect(await paid.pay('BNI')).toBe('my-orders:refused.changed')

		const late = await buyer()
		const dueAt = sql`now() - interval '1 minute'`
		await open.db.update(orders).set({ dueAt }).where(eq(orders.id, late.order.id))
		expect(await late.pay('BNI')).toBe('my-orders:refused.changed')

		const confirmed = await buyer()
		const proof = new FormData()
		const expectedMessages = {
			ORDER_NUMBER: confirmed.order.number,
			CUSTOMER_PHONE: '081234567890',
			BANK_CODE: 'BCA',
			SENDER_BANK: 'Mandiri',
			SENDER_NAME: 'Sari Wulandari',
			PAYMENT_AMOUNT: String(confirmed.order.total),
			PAYMENT_DATE: jakartaDay(new Date()),
		}
		for (const [name, value] of Object.entries(expectedMessages)) proof.set(name, value)
		proof.set('PROOF', new Blob([await smallJpeg()]), 'bukti.jpg')
		const { 'content-type': _, ...headers } = storefrontHeaders(shop)
		const sent = await api.request('/v1/payment/confirmation', {
			method: 'POST',
			headers: { ...headers, 'idempotency-key': formKeyText() },
			body: proof,
		})
		expect(sent.status, await sent.text()).toBe(201)
		expect(await confirmed.pay('BNI')).toBe('my-orders:refused.changed')
		for (const one of [paid, late, confirmed]) {
			expect((await one.now()).bank).toMatchObject({ code: 'BCA' })
		}
	})
})

test('an order cancelled by staff shows the reason, unless it is "other"', async () => {
	for (const [reason, text] of [
		['NOT_PAID', 'NOT_PAID'],
		['OTHER', null],
	] as const) {
		const { order, seen } = await buyer()
		await inTransaction(open.db, async (tx) => {
			const found = await lockOrder(tx, shop.companyId, order.number)
			await moveOrder(tx, found, { to: 'CANCEL', actor: 'staff' })
			const { companyId, id: orderId } = order
			await tx.insert(orderCancellation).values({ companyId, orderId, reason, madeBy: 'Rina' })
		})
		expect(await seen()).toMatchObject({ order: { status: 'CANCEL', cancelReason: text } })
	}
})
