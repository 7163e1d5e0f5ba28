import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createOrderDraft } from '#contract/order-draft.ts'
import { type DraftContent } from '#contract/draft-content.ts'
import {
	EXAMPLE_ADDRESS,
	EXAMPLE_CARRIAGE,
	type ExampleShop,
	exampleOrder,
	exampleShop,
} from '#tests/support/example-shop.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { freeUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { deleteCustomer } from '#website-api/modules/operations/customer-data/delete-customer.command.ts'
import type { OperatorKeyRole } from '#contract/operator/permissions.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { endOldHolds } from '#website-api/modules/sales/order-drafts/old-drafts.command.ts'
import { orderDraft } from '#website-api/modules/sales/order-drafts/order-draft.table.ts'
import { storePriceLimits } from '#website-api/modules/sales/order-drafts/price-limits.command.ts'
import { voucher } from '#website-api/modules/programmes/vouchers/voucher.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { customersWith } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedAnswer, type RacedRequest, send } from './support/race.ts'
import { checkout, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 60_000
let shop: ExampleShop
let headers: Record<OperatorKeyRole, Record<string, string>>

beforeAll(async () => {
	shop = await exampleShop(money.db, [{ price, stock: 10 }])
	headers = { owner: await keyOf('owner'), staff: await keyOf('staff'), finance: {}, warehouse: {} }
})

async function keyOf(role: OperatorKeyRole, companyId = shop.companyId) {
	const key = newOperatorKey()
	await storeOperatorKey(money.db, key, { label: `Kunci ${role}`, role, companyId })
	return { authorization: `Bearer ${key}` }
}

type Fields = Record<string, unknown>
/** What is missing for an order is the courier's, the payment's and the line's default. */
function content(fields: Fields = {}, line: Fields = {}): Fields {
	return {
		CUSTOMER_NAME: 'Sari Wulandari',
		CUSTOMER_PHONE: '0812 3456 7890',
		ADDRESS: EXAMPLE_ADDRESS,
		CART_LIST: [{ CART_ID: shop.variantIds[0], CART_QTY: 1, ...line }],
		VENDOR_CODE: 'SICEPAT',
		VENDOR_METHOD: 'reg',
		...fields,
	}
}

const create = (fields: Fields = {}, line: Fields = {}, by = headers.owner): RacedRequest => ({
	path: '/operator/v1/order-drafts',
	headers: by,
	body: content(fields, line),
})
const change = (id: string, version: number, fields: Fields = {}, line: Fields = {}) => ({
	method: 'PUT' as const,
	path: `/operator/v1/order-drafts/${id}`,
	headers: headers.owner,
	body: { ...content(fields, line), VERSION: version },
})
const place = (id: string, version: number): RacedRequest => ({
	path: `/operator/v1/order-drafts/${id}/order`,
	headers: headers.owner,
	body: { VERSION: version },
})

function draftIn(answer: RacedAnswer) {
	if (answer.status !== 200) throw new Error(`No draft but ${JSON.stringify(answer)}`)
	return createOrderDraft.answer.parse(answer.body).data
}

async function free(): Promise<number> {
	const [variantId = 0] = shop.variantIds
	return (await freeUnits(money.db, shop.companyId, [variantId])).get(variantId) ?? 0
}

test('the same outside number makes one order, however often and at once it is sent; other content makes none', async () => {
	const before = await free()
	const final = { OUTSIDE_NUMBER: 'WA-1', IS_FINAL: true }
	const answers = await race(
		money.url,
		Array.from({ length: 8 }, () => create(final)),
	)
	expect(outcomesOf(answers)).toEqual({ '200': 8 })
	const numbers = new Set(answers.map((answer) => draftIn(answer).ORDER_NUMBER))
	expect(numbers.size).toBe(1)
	expect(await free()).toBe(before - 1)
	const other = await send(money.url, create({ ...final, CUSTOMER_NAME: 'Orang Lain' }))
	expect(outcomeOf(other)).toBe('409 OUTSIDE_NUMBER_USED')
	expect(await free()).toBe(before - 1)
	const foreign = await exampleShop(money.db, [{ price, stock: 5 }])
	const line = { CART_ID: foreign.variantIds[0] }
	const theirs = await keyOf('owner', foreign.companyId)
	const elsewhere = draftIn(await send(money.url, create(final, line, theirs)))
	expect(numbers.has(elsewhere.ORDER_NUMBER)).toBe(false)
})

test('an order of a guest is placed at the agreed prices, by staff, and its draft keeps no contact', async () => {
	const fields = { IS_FINAL: true, SHIPPING_PRICE: 5_000, PAYMENT_METHOD: 'BANK_TRANSFER' }
	const line = { CART_QTY: 2, PRICE: 45_000, PRICE_REASON: 'Langganan' }
	const draft = draftIn(await send(money.url, create(fields, line)))
	const [order] = await money.db
		.select()
		.from(orders)
		.where(eq(orders.number, draft.ORDER_NUMBER ?? ''))
	expect(order).toMatchObject({
		id: draft.DRAFT_ID,
		customerPhone: '+6281234567890',
		subTotal: 90_000,
		shippingPrice: 5_000,
		movedBy: 'staff',
		status: 'PENDING',
	})
	const [row] = await money.db.select().from(orderDraft).where(eq(orderDraft.id, draft.DRAFT_ID))
	const kept: Partial<DraftContent> = { name: '', phone: '', email: '', address: null }
	expect(row?.content).toMatchObject(kept)
})

test('a role gives no price below its limit, an owner any with a reason, and the shop sets the limit', async () => {
	const gives = async (PRICE: number, by: Record<string, string>, PRICE_REASON = 'Langganan') =>
		outcomeOf(await send(money.url, create({}, { PRICE, PRICE_REASON }, by)))
	expect(await gives(54_000, headers.staff)).toBe('200')
	expect(await gives(53_999, headers.staff)).toBe('422 INVALID')
	expect(await gives(54_000, headers.staff, '')).toBe('422 INVALID')
	expect(await gives(0, headers.owner)).toBe('200')
	await inTransaction(money.db, (tx) =>
		storePriceLimits(tx, shop.companyId, [{ role: 'staff', percent: 50 }]),
	)
	expect(await gives(30_000, headers.staff)).toBe('200')
	expect(await gives(29_999, headers.staff)).toBe('422 INVALID')
	const given = draftIn(await send(money.url, create({}, { PRICE: 1, PRICE_REASON: 'Teman' })))
	const saves = async (CART_QTY: number) => {
		const again = change(
			given.DRAFT_ID,
			given.VERSION,
			{},
			{ PRICE: 1, PRICE_REASON: 'Teman', CART_QTY },
		)
		return outcomeOf(await send(money.url, { ...again, headers: headers.staff }))
	}
	expect(await saves(2)).toBe('422 INVALID')
	expect(await saves(1)).toBe('200')
})

test('units of a draft are reserved while it holds them: nobody else gets them, and every end releases them', async () => {
	const before = await free()
	const all = draftIn(await send(money.url, create({ HOLDS_STOCK: true }, { CART_QTY: before })))
	expect(await free()).toBe(0)
	const [variantId = 0] = shop.variantIds
	const bought = await send(
		money.url,
		checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)),
	)
	expect(outcomeOf(bought)).toBe('409 OUT_OF_STOCK')
	const second = await send(money.url, create({ HOLDS_STOCK: true }))
	expect(outcomeOf(second)).toBe('409 OUT_OF_STOCK')
	const fewer = draftIn(
		await send(
			money.url,
			change(all.DRAFT_ID, all.VERSION, { HOLDS_STOCK: true }, { CART_QTY: 2 }),
		),
	)
	expect(await free()).toBe(before - 2)
	await send(money.url, {
		...place(all.DRAFT_ID, 0),
		path: `/operator/v1/order-drafts/${all.DRAFT_ID}/discarding`,
	})
	expect(await free()).toBe(before)
	expect(outcomeOf(await send(money.url, place(all.DRAFT_ID, fewer.VERSION)))).toBe(
		'409 DRAFT_ENDED',
	)

	const late = draftIn(await send(money.url, create({ HOLDS_STOCK: true })))
	await money.db
		.update(orderDraft)
		.set({ holdEndsAt: sql`now() - interval '1 second'` })
		.where(and(eq(orderDraft.companyId, shop.companyId), eq(orderDraft.id, late.DRAFT_ID)))
	await endOldHolds(money.db)
	expect(await free()).toBe(before)
})

test('a draft is saved by one of two people, and becomes one order of several at once', async () => {
	const before = await free()
	const made = draftIn(await send(money.url, create({ HOLDS_STOCK: true })))
	const saved = await race(money.url, [
		change(made.DRAFT_ID, made.VERSION, { HOLDS_STOCK: true, NOTE: 'satu' }),
		change(made.DRAFT_ID, made.VERSION, { HOLDS_STOCK: true, NOTE: 'dua' }),
	])
	expect(outcomesOf(saved)).toEqual({ '200': 1, '409 DRAFT_CHANGED': 1 })
	const version = made.VERSION + 1
	const placed = await race(
		money.url,
		Array.from({ length: 6 }, () => place(made.DRAFT_ID, version)),
	)
	expect(outcomesOf(placed)).toEqual({ '200': 1, '409 DRAFT_ENDED': 5 })
	expect(await free()).toBe(before - 1)
})

test('drafts of another shop are missing, and so are its customers and items', async () => {
	const made = draftIn(await send(money.url, create()))
	const foreign = await exampleShop(money.db, [{ price, stock: 5 }])
	const theirs = await keyOf('owner', foreign.companyId)
	for (const request of [change(made.DRAFT_ID, made.VERSION), place(made.DRAFT_ID, made.VERSION)]) {
		expect(outcomeOf(await send(money.url, { ...request, headers: theirs }))).toBe(
			'404 DRAFT_NOT_FOUND',
		)
	}
	expect(outcomeOf(await send(money.url, create({}, {}, theirs)))).toBe('422 INVALID')
	const [customerId] = await customersWith(money.db, foreign.companyId, 0, 1)
	const ofForeign = await send(money.url, create({ CUSTOMER_ID: customerId }))
	expect(outcomeOf(ofForeign)).toBe('422 INVALID')
})

test('with the data of a customer the drafts for it go, and what they hold', async () => {
	const before = await free()
	const [customerId = ''] = await customersWith(money.db, shop.companyId, 0, 1)
	const fields = { CUSTOMER_ID: customerId, HOLDS_STOCK: true }
	const made = draftIn(await send(money.url, create(fields)))
	await deleteCustomer(money.db, { companyId: shop.companyId, customerId })
	const [row] = await money.db.select().from(orderDraft).where(eq(orderDraft.id, made.DRAFT_ID))
	expect(row).toMatchObject({ state: 'DISCARDED', content: { name: '', customerId: null } })
	expect(await free()).toBe(before)
})

test('a draft has a way to pay and a voucher, which an order of staff gets or is refused for', async () => {
	const { id } = await exampleVoucher(money.db, shop.companyId, { code: 'TELP20' })
	const fields = {
		PRODUCT_COUPON_CODE: 'telp20',
		PAYMENT_METHOD: 'BANK_TRANSFER',
		BANK_CODE: 'BNI',
	}
	const draft = draftIn(await send(money.url, create(fields)))
	expect(draft).toMatchObject({ DISCOUNT: 20_000, REFUSED_COUPON_LIST: [] })
	expect(draft.PAYMENT_LIST.map(({ BANK_CODE }) => BANK_CODE)).toContain('BNI')
	const made = draftIn(await send(money.url, place(draft.DRAFT_ID, 1)))
	const [row] = await money.db
		.select()
		.from(orders)
		.where(eq(orders.number, made.ORDER_NUMBER ?? ''))
	expect(row).toMatchObject({ productDiscount: 20_000, bank: { code: 'BNI' } })

	await money.db
		.update(voucher)
		.set({ endsAt: sql`now() - interval '1 hour'`, startsAt: sql`now() - interval '1 day'` })
		.where(eq(voucher.id, id))
	const late = draftIn(await send(money.url, create(fields)))
	expect(late.REFUSED_COUPON_LIST.map(({ COUPON_CODE }) => COUPON_CODE)).toEqual(['TELP20'])
	expect(outcomeOf(await send(money.url, place(late.DRAFT_ID, 1)))).toBe('409 VOUCHER_UNUSABLE')
})
