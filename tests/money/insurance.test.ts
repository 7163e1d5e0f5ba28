import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { getQuote } from '#contract/quote.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleGuest,
	exampleOrder,
	exampleShop,
	type ExampleShop,
} from '#tests/support/example-shop.ts'
import { storefrontHeaders } from '#tests/support/example-api.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import { moneyTest } from './support/money-test.ts'
import { send } from './support/race.ts'
import { byCaller, checkout, orderIn, outcomeOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 100_000
/** 0.2 % of the goods and Rp 5,000. */
const fee = 5_200
const total = price + EXAMPLE_CARRIAGE

let shop: ExampleShop
let guests = 0
beforeEach(async () => {
	shop = await exampleShop(money.db, [{ price, stock: 100 }])
})

const set = (change: Partial<typeof company.$inferInsert>) =>
	money.db.update(company).set(change).where(eq(company.id, shop.companyId))

type Order = ReturnType<typeof exampleOrder>
const wanted = (expected: number, more: Partial<Order> = {}): Order => ({
	...exampleOrder([[shop.variantIds[0] ?? 0, 1]], expected),
	...exampleGuest((guests += 1)),
	...more,
})
const place = (expected: number, more?: Partial<Order>) =>
	send(money.url, checkout(shop, wanted(expected, more)))

async function placed(expected: number, more?: Partial<Order>) {
	const { ORDER_NUMBER: number } = orderIn(await place(expected, more))
	const isOrder = and(eq(orders.companyId, shop.companyId), eq(orders.number, number))
	const row = async () => {
		const [found] = await money.db.select().from(orders).where(isOrder)
		if (!found) throw new Error(`No order ${number}`)
		return found
	}
	const call = (path: string, body: unknown = {}) =>
		send(money.url, byCaller(money.caller, `/orders/${number}${path}`, body))
	const pay = async () => {
		const { total: AMOUNT } = await row()
		expect(outcomeOf(await call('/payments', { PROVIDER: 'BCA', REFERENCE: number, AMOUNT }))).toBe(
			'200',
		)
	}
	return { number, row, call, pay }
}

async function quoted(more: Record<string, unknown> = {}) {
	const { CART_LIST, VENDOR_CODE, VENDOR_METHOD, ADDRESS } = wanted(0)
	const response = await fetch(`${money.url}/v1/order/quote`, {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), 'content-type': 'application/json' },
		body: JSON.stringify({
			CART_LIST,
			VENDOR_CODE,
			VENDOR_METHOD,
			DISTRICT_CODE: ADDRESS?.DISTRICT_CODE,
			...more,
		}),
	})
	return getQuote.answer.parse(await response.json()).data
}

const held = async (kind: 'sales' | 'shipping') => {
	const [row] = await money.db
		.select({ sum: sql<number>`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
		.from(account)
		.where(and(eq(account.companyId, shop.companyId), eq(account.kind, kind)))
	return row?.sum
}

test('a shop that offers none takes no money for it, whatever is asked', async () => {
	expect(await quoted({ INSURED: true })).toMatchObject({ TOTAL: total, INSURANCE: null })
	const order = await placed(total, { INSURED: true })
	expect(await order.row()).toMatchObject({ insurance: 0 })
})

test('wanted insurance is part of the total, quoted and ordered, and ends as shipping', async () => {
	await set({ insuranceMode: 'OPTIONAL' })
	expect(await quoted()).toMatchObject({
		TOTAL: total,
		INSURANCE: { FEE: fee, IS_REQUIRED: false, IS_INCLUDED: false },
	})
	expect(await quoted({ INSURED: true })).toMatchObject({
		TOTAL: total + fee,
		INSURANCE: { IS_INCLUDED: true },
	})
	expect(outcomeOf(await place(total, { INSURED: true }))).toBe('409 PRICE_CHANGED')
	const order = await placed(total + fee, { INSURED: true })
	const { insurance, uniqueCode, total: due } = await order.row()
	expect([insurance, due]).toEqual([fee, total + fee + uniqueCode])
	// The shop's terms of tomorrow do not change it.
	await set({ insuranceMode: 'OFF', insuranceRate: 900 })
	await order.pay()
	for (const [path, body] of [
		['/processing', {}],
		['/shipment', { TRACKING_NUMBER: 'JP0001' }],
		['/delivery', {}],
		['/completion', {}],
	] as const) {
		expect([path, outcomeOf(await order.call(path, body))]).toEqual([path, '200'])
	}
	expect([await held('sales'), await held('shipping')]).toEqual([
		price + uniqueCode,
		EXAMPLE_CARRIAGE + fee,
	])
})

test('required insurance is paid from its value on, also by who did not ask', async () => {
	await set({ insuranceMode: 'REQUIRED', insuranceFrom: price + 1 })
	expect(await quoted()).toMatchObject({ TOTAL: total })
	await set({ insuranceFrom: price })
	expect(outcomeOf(await place(total))).toBe('409 PRICE_CHANGED')
	const order = await placed(total + fee)
	expect(await order.row()).toMatchObject({ insurance: fee })
	const collected = {
		VENDOR_CODE: 'SELF_PICKUP',
		VENDOR_METHOD: 'self_pickup',
		ADDRESS: null,
	} as const
	const own = await placed(price, collected)
	expect(await own.row()).toMatchObject({ insurance: 0, shippingPrice: 0 })
})

test('a cancelled order gives it back with everything else', async () => {
	await set({ insuranceMode: 'OPTIONAL' })
	const order = await placed(total + fee, { INSURED: true })
	await order.pay()
	const cancelled = await order.call('/cancellation', { REASON: 'OUT_OF_STOCK' })
	expect(outcomeOf(cancelled)).toBe('200')
	const { total: paid, refunded } = await order.row()
	const [refund] = await money.db
		.select({ amount: guestRefund.amount })
		.from(guestRefund)
		.where(eq(guestRefund.companyId, shop.companyId))
	expect([refunded, refund?.amount]).toEqual([paid, paid])
})

test('an edited order is insured for what it has then; an uninsured one stays so', async () => {
	await set({ insuranceMode: 'OPTIONAL' })
	const [insured, plain] = [await placed(total + fee, { INSURED: true }), await placed(total)]
	const twice = (number: string) => ({
		EDIT_COUNT: number === '0' ? 0 : 1,
		REASON: 'Diminta lewat chat',
		CART_LIST: [{ CART_ID: shop.variantIds[0], CART_QTY: 2 }],
	})
	for (const order of [insured, plain]) {
		expect(outcomeOf(await order.call('/edits', twice('0')))).toBe('200')
	}
	const [now, other] = [await insured.row(), await plain.row()]
	expect([now.insurance, other.insurance]).toEqual([5_400, 0])
	expect(now.total).toBe(2 * price + now.shippingPrice + 5_400 + now.uniqueCode)
	// Another price of the delivery is none of the goods: what was agreed stays.
	await set({ insuranceRate: 900 })
	expect(outcomeOf(await insured.call('/edits', { ...twice('1'), SHIPPING_PRICE: 1_000 }))).toBe(
		'200',
	)
	expect(await insured.row()).toMatchObject({ insurance: 5_400, shippingPrice: 1_000 })
})
