import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listOrderEdits } from '#contract/order-edit.ts'
import { recordPayment } from '#contract/order-payment.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import {
	EXAMPLE_ADDRESS,
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
} from '#tests/support/example-shop.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { orderEditedMail } from '#website-api/modules/sales/order-edits/order-edited.mail.ts'
import { freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { orderCorrection } from '#website-api/modules/sales/orders/correct/order-correction.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { byCaller, checkout, orderIn, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 60_000
const rounds = sizeOf({ usual: 6, full: 60 })
let shop: ExampleShop
beforeEach(async () => {
	shop = await exampleShop(money.db, [
		{ price, stock: 10 },
		{ price: 25_000, stock: 3 },
	])
})

const staff = (path: `/${string}`, body?: unknown) =>
	byCaller({ ...money.caller, 'x-company': shop.code }, path, body)
const line = (at: number, CART_QTY: number, more = {}) => ({
	CART_ID: shop.variantIds[at],
	CART_QTY,
	...more,
})
type Fields = Record<string, unknown>
const edits = (number: string, EDIT_COUNT: number, lines: Fields[], more: Fields = {}) =>
	staff(`/orders/${number}/edits`, {
		EDIT_COUNT,
		REASON: 'Diminta lewat chat',
		CART_LIST: lines,
		...more,
	})
const pays = (number: string, AMOUNT: number, REFERENCE = `${number} ${AMOUNT}`) =>
	staff(`/orders/${number}/payments`, { PROVIDER: 'BCA', REFERENCE, AMOUNT })

async function placed(units = 2) {
	const [first = 0] = shop.variantIds
	const order = exampleOrder([[first, units]], units * price + EXAMPLE_CARRIAGE)
	return orderIn(await send(money.url, checkout(shop, order)))
}

async function rowOf(number: string) {
	const [row] = await money.db.select().from(orders).where(eq(orders.number, number))
	if (!row) throw new Error('No order')
	return row
}

const free = async () => [...(await freeUnits(money.db, shop.companyId, shop.variantIds)).values()]

test('an unpaid order gets other lines, prices and delivery, and its new amount pays it', async () => {
	const { ORDER_NUMBER: number } = await placed()
	const wanted = [line(0, 1, { PRICE: 50_000, PRICE_REASON: 'Langganan' }), line(1, 3)]
	const edited = await send(money.url, edits(number, 0, wanted, { SHIPPING_PRICE: 5_000 }))
	expect(outcomeOf(edited)).toBe('200')
	const row = await rowOf(number)
	expect(row).toMatchObject({ subTotal: 125_000, shippingPrice: 5_000, status: 'PENDING' })
	expect(row.total).toBe(130_000 + row.uniqueCode)
	expect(await free()).toEqual([9, 0])
	const answer = await send(money.url, pays(number, row.total))
	expect(recordPayment.answer.parse(answer.body).data.OUTCOME).toBe('PAID')
	const response = await fetch(`${money.url}/operator/v1/orders/${number}/edits`, {
		headers: { ...money.caller, 'x-company': shop.code },
	})
	const { list, agreed } = listOrderEdits.answer.parse(await response.json()).data
	expect(agreed).toMatchObject([{ PRICE: 50_000, PRICE_REASON: 'Langganan' }])
	expect(list).toMatchObject([
		{
			EDIT_NUMBER: 1,
			REASON: 'Diminta lewat chat',
			LINE_LIST: [
				{ QTY_BEFORE: 2, QTY_AFTER: 1, PRICE_BEFORE: price, PRICE_AFTER: 50_000 },
				{ QTY_BEFORE: 0, QTY_AFTER: 3, PRICE_BEFORE: null, PRICE_AFTER: 25_000 },
			],
		},
	])
})

test('the buyer is told what changed, and what to pay or what comes back', async () => {
	const { ORDER_NUMBER: number } = await placed(3)
	await send(
		money.url,
		edits(number, 0, [line(0, 2, { PRICE: 50_000, PRICE_REASON: 'Langganan' })]),
	)
	const { id, total } = await rowOf(number)
	const text = async (edit: number) => {
		const page = () => 'https://toko.example/'
		const scope = { companyId: shop.companyId, shop: 'Toko', secret: '', page, adminPage: page }
		const payload = { orderId: id, edit, fields: [] }
		const mail = await orderEditedMail(money.db, scope, payload)
		const { subject = '', paragraphs = [], rows = [] } = mail?.content ?? {}
		return [subject, ...paragraphs, ...rows.map(({ label, value }) => `${label}: ${value}`)].join(
			'\n',
		)
	}
	const first = await text(1)
	expect(first).toContain(`3 × ${mailRupiah(price)} menjadi 2 × ${mailRupiah(50_000)}`)
	expect(first).toContain(`Bayar ${mailRupiah(total)} sebelum`)
	expect(first).not.toContain('Diminta lewat chat')
	await send(money.url, pays(number, total))
	await send(money.url, edits(number, 1, [line(0, 1)]))
	const second = await text(2)
	expect(second).toContain('2 menjadi 1')
	expect(second).toContain(`${mailRupiah(50_000)} kami kembalikan`)
	const told = await money.db.select().from(outbox).where(eq(outbox.topic, 'order.edited'))
	expect(told.filter(({ companyId }) => companyId === shop.companyId)).toHaveLength(2)
})

test('an order is edited by one of two people, with the units that are there, and never once it is packed', async () => {
	const { ORDER_NUMBER: number, TOTAL } = await placed()
	const both = await race(money.url, [
		edits(number, 0, [line(0, 3)]),
		edits(number, 0, [line(0, 4)]),
	])
	expect(outcomesOf(both)).toEqual({ '200': 1, '409 ORDER_CHANGED': 1 })
	expect(outcomeOf(await send(money.url, edits(number, 1, [line(0, 11)])))).toBe('409 OUT_OF_STOCK')
	expect(outcomeOf(await send(money.url, edits(number, 1, [line(1, 4)])))).toBe('409 OUT_OF_STOCK')
	const { total } = await rowOf(number)
	expect(total).toBeGreaterThan(TOTAL)
	await send(money.url, pays(number, total))
	await send(money.url, staff(`/orders/${number}/processing`))
	expect(outcomeOf(await send(money.url, edits(number, 1, [line(0, 1)])))).toBe('409 EDIT_TOO_LATE')
	const other = await exampleShop(money.db, [])
	const foreign = byCaller(
		{ ...money.caller, 'x-company': other.code },
		`/orders/${number}/edits`,
		{},
	)
	expect((await send(money.url, foreign)).status).toBeGreaterThanOrEqual(404)
})

test('units taken off a paid order are given back once, and more of anything is another order', async () => {
	const { ORDER_NUMBER: number, TOTAL } = await placed(3)
	await send(money.url, pays(number, TOTAL))
	expect(outcomeOf(await send(money.url, edits(number, 0, [line(0, 4)])))).toBe(
		'409 EDIT_NEEDS_PAYMENT',
	)
	expect(outcomeOf(await send(money.url, edits(number, 0, [line(0, 3), line(1, 1)])))).toBe(
		'409 EDIT_NEEDS_PAYMENT',
	)
	expect(
		outcomeOf(
			await send(money.url, edits(number, 0, [line(0, 3, { PRICE: 1_000, PRICE_REASON: 'x' })])),
		),
	).toBe('409 EDIT_NEEDS_PAYMENT')
	const answers = await race(money.url, [
		edits(number, 0, [line(0, 2)]),
		edits(number, 0, [line(0, 2)]),
	])
	expect(outcomesOf(answers)).toEqual({ '200': 1, '409 ORDER_CHANGED': 1 })
	expect(outcomeOf(await send(money.url, edits(number, 1, [line(0, 1)])))).toBe('200')
	const row = await rowOf(number)
	expect(row).toMatchObject({ refunded: 2 * price, paid: TOTAL, status: 'PAYMENT_CONFIRMED' })
	const owed = await money.db
		.select({ amount: guestRefund.amount, reason: guestRefund.reason })
		.from(guestRefund)
		.where(and(eq(guestRefund.companyId, shop.companyId), eq(guestRefund.orderId, row.id)))
	expect(owed).toEqual([
		{ amount: price, reason: 'CHANGED' },
		{ amount: price, reason: 'CHANGED' },
	])
	expect(await free()).toEqual([9, 3])
})

test('another district makes another price, and what the address was is kept', async () => {
	const { ORDER_NUMBER: number } = await placed()
	const ADDRESS = { ...EXAMPLE_ADDRESS, DISTRICT_CODE: '32.73.01', VILLAGE: 'Sukarasa' }
	expect(outcomeOf(await send(money.url, edits(number, 0, [line(0, 2)], { ADDRESS })))).toBe('200')
	const row = await rowOf(number)
	expect(row).toMatchObject({
		address: { districtCode: '32.73.01' },
		shippingPrice: EXAMPLE_CARRIAGE,
	})
	const kept = await money.db
		.select({ field: orderCorrection.field })
		.from(orderCorrection)
		.where(and(eq(orderCorrection.companyId, shop.companyId), eq(orderCorrection.orderId, row.id)))
	expect(kept).toEqual([{ field: 'ADDRESS' }])
})

test(`an edit races the payment of the amount before, and packing, ${rounds} times: the books balance`, async () => {
	for (let round = 0; round < rounds; round++) {
		shop = await exampleShop(money.db, [{ price, stock: 10 }])
		const { ORDER_NUMBER: number, TOTAL } = await placed()
		await race(money.url, [edits(number, 0, [line(0, 1)]), pays(number, TOTAL)])
		const paid = await rowOf(number)
		// Edited first: the money was too much. Paid first: a unit was given back.
		expect(paid.status).toBe('PAYMENT_CONFIRMED')
		expect(await free()).toEqual([9])
		const answers = await race(money.url, [
			edits(number, 1, [line(0, 1)]),
			staff(`/orders/${number}/processing`),
		])
		expect(outcomeOf(answers[1] ?? { status: 0, body: null })).toBe('200')
	}
})
