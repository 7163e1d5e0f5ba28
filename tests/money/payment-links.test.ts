import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createOrderDraft } from '#contract/order-draft.ts'
import { linkOrderDraft, openPaymentLink, orderPaymentLink } from '#contract/payment-link.ts'
import { storefrontHeaders } from '#tests/support/example-api.ts'
import {
	EXAMPLE_ADDRESS,
	EXAMPLE_CARRIAGE,
	type ExampleShop,
	exampleShop,
} from '#tests/support/example-shop.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { voucher } from '#website-api/modules/programmes/vouchers/voucher.table.ts'
import { paymentLink } from '#website-api/modules/sales/order-drafts/payment-link.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedAnswer, type RacedRequest, send } from './support/race.ts'
import { byCaller, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 60_000
let shop: ExampleShop
let other: ExampleShop
beforeAll(async () => {
	shop = await exampleShop(money.db, [{ price, stock: 10 }])
	other = await exampleShop(money.db, [{ price, stock: 10 }])
})

const staff = (path: `/${string}`, body?: unknown) =>
	byCaller({ ...money.caller, 'x-company': shop.code }, path, body)
const buyer = (path: string, body: unknown, at: ExampleShop = shop): RacedRequest => ({
	path: `/v1/payment-link${path}`,
	headers: storefrontHeaders(at),
	body,
})

/** A draft with a courier whose price is agreed, and its link. */
async function linked(agreed = true, more: Record<string, unknown> = {}) {
	const body = {
		CUSTOMER_NAME: 'Sari',
		CART_LIST: [{ CART_ID: shop.variantIds[0], CART_QTY: 1 }],
		...(agreed ? { VENDOR_CODE: 'SICEPAT', VENDOR_METHOD: 'reg', SHIPPING_PRICE: 7_000 } : {}),
		...more,
	}
	const draft = createOrderDraft.answer.parse(
		(await send(money.url, staff('/order-drafts', body))).body,
	).data
	const LINK_TOKEN = await tokenOf(draft.DRAFT_ID)
	return { id: draft.DRAFT_ID, LINK_TOKEN }
}

async function tokenOf(id: string) {
	const made = await send(money.url, staff(`/order-drafts/${id}/link`))
	const { LINK_URL, TEXT } = linkOrderDraft.answer.parse(made.body).data
	expect(TEXT).toContain(LINK_URL)
	return new URL(LINK_URL).searchParams.get('token') ?? ''
}

const contact = {
	CUSTOMER_NAME: 'Sari Wulandari',
	CUSTOMER_PHONE: '0812-3456-7890',
	ADDRESS: EXAMPLE_ADDRESS,
}
const transfer = { PAYMENT_METHOD: 'BANK_TRANSFER', BANK_CODE: 'BNI' }
const openedIn = (answer: RacedAnswer) => openPaymentLink.answer.parse(answer.body).data
const orderIn = (answer: RacedAnswer) => orderPaymentLink.answer.parse(answer.body).data

test('a buyer completes a draft by its link, sees the total, and pays once however often it is sent', async () => {
	const { id, LINK_TOKEN } = await linked()
	const opened = openedIn(await send(money.url, buyer('', { LINK_TOKEN })))
	expect(opened).toMatchObject({ ORDER: null, LOOK_UP: null, DRAFT: { TOTAL: price + 7_000 } })
	const early = { LINK_TOKEN, VERSION: 1, ...transfer, EXPECTED_TOTAL: price + 7_000 }
	expect(outcomeOf(await send(money.url, buyer('/order', early)))).toBe('422 INVALID')
	const written = await send(money.url, buyer('/address', { LINK_TOKEN, VERSION: 1, ...contact }))
	const { VERSION = 0, TOTAL = 0 } = openedIn(written).DRAFT ?? {}
	const cheaper = { LINK_TOKEN, VERSION, ...transfer, EXPECTED_TOTAL: TOTAL - 1 }
	expect(outcomeOf(await send(money.url, buyer('/order', cheaper)))).toBe('409 PRICE_CHANGED')
	const order = { LINK_TOKEN, VERSION, ...transfer, EXPECTED_TOTAL: TOTAL }
	const answers = await race(
		money.url,
		Array.from({ length: 6 }, () => buyer('/order', order)),
	)
	expect(outcomesOf(answers)).toEqual({ '200': 1, '409 DRAFT_ENDED': 5 })
	const [placed] = await money.db.select().from(orders).where(eq(orders.id, id))
	expect(placed).toMatchObject({ shippingPrice: 7_000, movedBy: 'customer', bank: { code: 'BNI' } })
	const after = openedIn(await send(money.url, buyer('', { LINK_TOKEN })))
	expect(after).toMatchObject({ DRAFT: null, ORDER: { ORDER_NUMBER: placed?.number } })
})

test('a voucher of a draft lowers what its buyer pays, and one that is used up does not stop them', async () => {
	const { id } = await exampleVoucher(money.db, shop.companyId, { code: 'CHAT20' })
	const paid = async () => {
		const { LINK_TOKEN } = await linked(true, { PRODUCT_COUPON_CODE: 'CHAT20' })
		const { DRAFT } = openedIn(
			await send(money.url, buyer('/address', { LINK_TOKEN, VERSION: 1, ...contact })),
		)
		const { TOTAL: EXPECTED_TOTAL, VERSION } = DRAFT!
		const order = { LINK_TOKEN, VERSION, EXPECTED_TOTAL, ...transfer }
		const { ORDER_NUMBER } = orderIn(await send(money.url, buyer('/order', order)))
		const [row] = await money.db.select().from(orders).where(eq(orders.number, ORDER_NUMBER))
		return [EXPECTED_TOTAL, row?.productDiscount, row?.bank?.code]
	}
	expect(await paid()).toEqual([price + 7_000 - 20_000, 20_000, 'BNI'])
	await money.db
		.update(voucher)
		.set({ endsAt: sql`now() - interval '1 hour'`, startsAt: sql`now() - interval '1 day'` })
		.where(eq(voucher.id, id))
	expect(await paid()).toEqual([price + 7_000, 0, 'BNI'])
})

test('the buyer chooses a courier of the address where none is agreed', async () => {
	const { LINK_TOKEN } = await linked(false)
	const body = { LINK_TOKEN, VERSION: 1, ...contact }
	const { DRAFT } = openedIn(await send(money.url, buyer('/address', body)))
	expect(DRAFT).toMatchObject({ SHIPPING_PRICE: null, COURIER: '' })
	expect(DRAFT?.SHIPPING_LIST.map((one) => one.VENDOR_CODE)).toContain('SICEPAT')
	const chosen = { ...body, VERSION: DRAFT?.VERSION, COURIER: 'SICEPAT/reg' }
	const { DRAFT: now } = openedIn(await send(money.url, buyer('/address', chosen)))
	expect(now).toMatchObject({ SHIPPING_PRICE: EXAMPLE_CARRIAGE, TOTAL: price + EXAMPLE_CARRIAGE })
})

test('a token that is forged, of another shop, replaced, over, or of a discarded draft opens nothing', async () => {
	const { id, LINK_TOKEN } = await linked()
	const opens = async (token: string, at?: ExampleShop) =>
		outcomeOf(await send(money.url, buyer('', { LINK_TOKEN: token }, at)))
	expect(await opens(LINK_TOKEN)).toBe('200')
	expect(await opens('A'.repeat(43))).toBe('404 LINK_UNKNOWN')
	expect(await opens(LINK_TOKEN, other)).toBe('404 LINK_UNKNOWN')
	const second = await tokenOf(id)
	expect([await opens(LINK_TOKEN), await opens(second)]).toEqual(['404 LINK_UNKNOWN', '200'])
	const its = and(eq(paymentLink.companyId, shop.companyId), eq(paymentLink.subjectId, id))
	const stored = await money.db.select().from(paymentLink).where(its)
	expect(JSON.stringify(stored)).not.toContain(second)
	await money.db
		.update(paymentLink)
		.set({ endsAt: sql`now()` })
		.where(its)
	expect(await opens(second)).toBe('404 LINK_UNKNOWN')
	const third = await tokenOf(id)
	await send(money.url, staff(`/order-drafts/${id}/discarding`))
	expect(await opens(third)).toBe('404 LINK_UNKNOWN')
})

test('the link of an order ends when the order is cancelled, and many unknown tokens are not answered', async () => {
	const { LINK_TOKEN } = await linked()
	const { DRAFT } = openedIn(
		await send(money.url, buyer('/address', { LINK_TOKEN, VERSION: 1, ...contact })),
	)
	const paid = { LINK_TOKEN, VERSION: DRAFT?.VERSION, ...transfer, EXPECTED_TOTAL: DRAFT?.TOTAL }
	const { ORDER_NUMBER } = orderIn(await send(money.url, buyer('/order', paid)))
	const before = await freeUnits(money.db, shop.companyId, shop.variantIds)
	await send(money.url, staff(`/orders/${ORDER_NUMBER}/cancellation`, {}))
	expect(outcomeOf(await send(money.url, buyer('', { LINK_TOKEN })))).toBe('404 LINK_UNKNOWN')
	expect(await freeUnits(money.db, shop.companyId, shop.variantIds)).not.toEqual(before)
	const elsewhere = await exampleShop(money.db, [])
	const guesses = await race(
		money.url,
		Array.from({ length: 30 }, (_, at) =>
			buyer('', { LINK_TOKEN: `${at}`.padStart(43, 'x') }, elsewhere),
		),
	)
	expect(outcomesOf(guesses)).toEqual({ '404 LINK_UNKNOWN': 20, '429 TOO_MANY_ATTEMPTS': 10 })
})
