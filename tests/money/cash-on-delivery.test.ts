import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { OPERATOR_COMPANY_HEADER } from '#contract/operator-access.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleGuest,
	exampleOrder,
	exampleShop,
	type ExampleShop,
} from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import type { HouseKind } from '#website-api/modules/money/ledger/account-kinds.ts'
import { recordStaffEvents } from '#website-api/modules/operations/staff-notices/record-staff-events.command.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { staffNotice } from '#website-api/modules/platform/staff-notices/staff-notice.table.ts'
import { bookRemittance } from '#website-api/modules/sales/cash-on-delivery/book-remittance.command.ts'
import { codOrder } from '#website-api/modules/sales/cash-on-delivery/cod-order.table.ts'
import { codSetting } from '#website-api/modules/sales/cash-on-delivery/cod-setting.table.ts'
import type { ReadRemittance } from '#website-api/modules/sales/cash-on-delivery/read-remittance.ts'
import {
	remittancesOf,
	reviewRemittance,
} from '#website-api/modules/sales/cash-on-delivery/remittance.queries.ts'
import { storeRemittance } from '#website-api/modules/sales/cash-on-delivery/store-remittance.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { moveReturn, setOrderClock } from '#website-api/modules/sales/returns/return.command.ts'
import { returns } from '#website-api/modules/sales/returns/return.table.ts'
import { moneyTest } from './support/money-test.ts'
import { race, send } from './support/race.ts'
import { byCaller, checkout, orderIn, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 100_000
/** Rp 2,000 and 1 % of Rp 110,000. */
const fee = 3_100
const total = price + EXAMPLE_CARRIAGE
const collected = total + fee

let shop: ExampleShop
let guests = 0

beforeEach(async () => {
	shop = await exampleShop(money.db, [{ price, stock: 100 }])
	await money.db.insert(codSetting).values({
		companyId: shop.companyId,
		isOn: true,
		feeFixed: 2_000,
		feePerMille: 10,
		maximum: 500_000,
		couriers: ['SICEPAT'],
		maxOpen: 2,
		maxRefused: 1,
	})
})

function wanted(more: Partial<ReturnType<typeof exampleOrder>> = {}) {
	const order = exampleOrder([[shop.variantIds[0] ?? 0, 1]], total)
	guests += 1
	return {
		...order,
		...exampleGuest(guests),
		PAYMENT_METHOD: 'COD' as const,
		BANK_CODE: '',
		...more,
	}
}

function place(more?: Parameters<typeof wanted>[0]) {
	const { BANK_CODE: _, ...order } = wanted(more)
	return send(money.url, checkout(shop, order))
}

/** An order that is paid to the courier, with calls of staff about it. */
async function codOrderOf(more?: Parameters<typeof wanted>[0]) {
	const { ORDER_NUMBER: number } = orderIn(await place(more))
	const call = (path: string, body: unknown = {}) =>
		send(money.url, byCaller(money.caller, `/orders/${number}${path}`, body))
	const row = async () => {
		const [found] = await money.db
			.select({ order: orders, cod: codOrder })
			.from(orders)
			.innerJoin(codOrder, eq(codOrder.orderId, orders.id))
			.where(and(eq(orders.companyId, shop.companyId), eq(orders.number, number)))
		if (!found) throw new Error(`No order ${number}`)
		return found
	}
	const ship = (trackingNumber = `JP${number}`.replace('-', '')) =>
		call('/shipment', { TRACKING_NUMBER: trackingNumber })
	const end = (state: string) =>
		call('/parcels/1/end', { PARCEL_STATE: state, REASON: 'Kata kurir' })
	return { number, awb: `JP${number}`.replace('-', ''), call, row, ship, end }
}

/** What an account of the shop holds, in whole rupiah. */
async function held(kind: HouseKind): Promise<number> {
	const [row] = await money.db
		.select({ sum: sql<number>`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
		.from(account)
		.where(and(eq(account.companyId, shop.companyId), eq(account.kind, kind)))
	return row?.sum ?? 0
}

const line = (trackingNumber: string, amount = collected, kept = 4_000): ReadRemittance => ({
	trackingNumber,
	collected: amount,
	fee: kept,
	day: '2026-11-20',
	reference: '',
})

/** Uploads and books a file of a courier; returns the states of its lines before and after. */
async function remit(...lines: ReadRemittance[]) {
	const { companyId } = shop
	const id = await inTransaction(money.db, (tx) =>
		storeRemittance(tx, { companyId, lines, fileName: 'cod.csv', by: 'Keuangan' }),
	)
	const before = await reviewRemittance(money.db, companyId, id)
	await book(id)
	return {
		id,
		before: before.lines,
		after: (await reviewRemittance(money.db, companyId, id)).lines,
	}
}

function book(id: string) {
	return inTransaction(money.db, (tx) => bookRemittance(tx, shop.companyId, id, 'Keuangan'))
}

test('an order that is paid to the courier is packed at once, without a payment', async () => {
	const order = await codOrderOf()
	const { order: row, cod } = await order.row()
	expect([row.status, row.paid, row.uniqueCode, row.dueAt]).toEqual(['PROCESSING', 0, 0, null])
	expect([cod.state, cod.amount, cod.fee]).toEqual(['OPEN', collected, fee])
	expect(await held('cod_receivable')).toBe(0)
	// The step of an order that was paid is none of it.
	expect(outcomeOf(await order.call('/step-back', { REASON: 'Salah tekan' }))).toBe(
		'409 TRANSITION_REFUSED',
	)
})

test('staff are told of an order that is packed without a payment, as of one that was paid', async () => {
	const { number } = await codOrderOf()
	const { companyId } = shop
	const told = await money.db
		.select()
		.from(outbox)
		.where(and(eq(outbox.companyId, companyId), eq(outbox.topic, 'order.status')))
	for (const { id, topic, payload } of told) {
		await recordStaffEvents(money.db, { id, companyId, topic, payload, tries: 1 })
	}
	const noted = await money.db
		.select({ event: staffNotice.event, reference: staffNotice.reference })
		.from(staffNotice)
		.where(eq(staffNotice.companyId, companyId))
	expect(noted).toEqual([{ event: 'ORDER_ON_DELIVERY', reference: number }])
})

test('delivered: the courier owes it from dispatch, passes it on less its fee, and only then the order can be completed', async () => {
	const order = await codOrderOf()
	await order.ship()
	expect([await held('cod_receivable'), await held('cod_unearned')]).toEqual([
		-collected,
		collected,
	])
	await order.end('DELIVERED')
	const delivered = (await order.row()).order
	expect([delivered.status, delivered.paid, delivered.dueAt]).toEqual(['DELIVERED', 0, null])
	expect(outcomeOf(await order.call('/completion'))).toBe('409 COD_UNREMITTED')
	const { id, before, after } = await remit(line(order.awb))
	const files = await remittancesOf(money.db, shop.companyId, id)
	expect(files).toMatchObject([{ lineCount: 1, bookedCount: 1 }])
	expect(before[0]).toMatchObject({ state: 'FULL', due: collected, number: order.number })
	expect(after[0]).toMatchObject({ state: 'FULL', due: 0, isBooked: true })
	const paid = await order.row()
	expect([paid.order.paid, paid.cod.state]).toEqual([total, 'REMITTED'])
	expect(paid.order.dueAt).not.toBeNull()
	expect([await held('cod_receivable'), await held('cod_unearned'), await held('cod_fee')]).toEqual(
		[0, 0, fee - 4_000],
	)
	expect(await held('bank_in')).toBe(4_000 - collected)
	expect(outcomeOf(await order.call('/completion'))).toBe('200')
	expect([await held('sales'), await held('shipping')]).toEqual([price, EXAMPLE_CARRIAGE])
})

test('money that came before the courier reports the delivery lets the order complete by itself afterwards', async () => {
	const order = await codOrderOf()
	await order.ship()
	await remit(line(order.awb))
	const arrived = readStaffOrder.answer.parse((await order.end('DELIVERED')).body).data
	expect(arrived.ORDER_STATUS).toBe('DELIVERED')
	await money.db
		.update(orders)
		.set({ dueAt: new Date('2026-01-01') })
		.where(eq(orders.number, order.number))
	await sweepOnce(money.db)
	expect((await order.row()).order.status).toBe('COMPLETED')
})

test('refused: goods, debt and the right to try again come back when the parcel does, and not before', async () => {
	const order = await codOrderOf()
	await order.ship()
	expect(outcomeOf(await order.call('/cancellation', { REASON: 'NOT_ACCEPTED' }))).toBe(
		'409 TRANSITION_REFUSED',
	)
	await order.end('RETURNED')
	expect([(await order.row()).order.status, await held('cod_receivable')]).toEqual([
		'SHIPPING',
		-collected,
	])
	expect(outcomeOf(await order.call('/parcels', { PARCEL_COUNT: 1 }))).toBe('409 PARCEL_COD_WHOLE')
	expect(outcomeOf(await order.call('/cancellation', { REASON: 'NOT_ACCEPTED' }))).toBe('200')
	const { order: row, cod } = await order.row()
	expect([row.status, row.refunded, cod.state]).toEqual(['CANCEL', 0, 'REFUSED'])
	expect([await held('cod_receivable'), await held('cod_unearned')]).toEqual([0, 0])
	const [left] = await money.db.select().from(stock).where(eq(stock.companyId, shop.companyId))
	expect([left?.onHand, left?.reserved]).toEqual([100, 0])
	// The courier asks for the way back: that cost stays.
	const { after } = await remit(line(order.awb, 0, 9_000), line(order.awb))
	expect(after.map(({ state, isBooked }) => [state, isBooked])).toEqual([
		['FEE', true],
		['NOT_DUE', false],
	])
	expect([await held('cod_fee'), await held('bank_in')]).toEqual([-9_000, 9_000])
	const again = await place({ CUSTOMER_PHONE: row.customerPhone })
	expect(again).toMatchObject({
		status: 422,
		body: { errors: { PAYMENT_METHOD: [expect.any(String)] } },
	})
})

test('lost: the order ends, and the goods do not come back', async () => {
	const order = await codOrderOf()
	await order.ship()
	await order.end('LOST')
	expect(outcomeOf(await order.call('/cancellation', { REASON: 'OTHER' }))).toBe('200')
	const [left] = await money.db.select().from(stock).where(eq(stock.companyId, shop.companyId))
	expect([left?.onHand, left?.reserved]).toEqual([99, 0])
})

test('short: what came is booked, the rest stays owed, and staff may give it up with a reason', async () => {
	const order = await codOrderOf()
	await order.ship()
	await order.end('DELIVERED')
	const { after } = await remit(line(order.awb, 100_000, 0), line(order.awb, 20_000, 0))
	expect(after.map(({ state, due, isBooked }) => [state, due, isBooked])).toEqual([
		['PART', collected - 100_000, true],
		['MORE', collected - 100_000, false],
	])
	const short = await order.row()
	expect([short.order.paid, short.cod.state, short.cod.received]).toEqual([0, 'DUE', 100_000])
	expect(await held('cod_receivable')).toBe(100_000 - collected)
	const writeOff = () =>
		send(
			money.url,
			byCaller(money.caller, `/cod-debts/${order.number}/write-off`, {
				REASON: 'Kurir bangkrut',
			}),
		)
	expect(outcomeOf(await writeOff())).toBe('200')
	expect(outcomeOf(await writeOff())).toBe('409 ORDER_SETTLED')
	const settled = await order.row()
	expect([settled.order.paid, settled.cod.state]).toEqual([total, 'REMITTED'])
	expect([await held('cod_receivable'), await held('bad_debt')]).toEqual([0, 100_000 - collected])
})

test('a rest that comes later pays the order', async () => {
	const order = await codOrderOf()
	await order.ship()
	await remit(line(order.awb, 100_000, 0))
	await remit(line(order.awb, collected - 100_000, 0))
	expect((await order.row()).cod.state).toBe('REMITTED')
})

test('the same file twice, and booked by ten at a time, is booked once', async () => {
	const order = await codOrderOf()
	await order.ship()
	const first = await remit(line(order.awb))
	const second = await remit(line(order.awb))
	expect(second.after).toEqual([])
	await Promise.all(Array.from({ length: 10 }, () => book(first.id)))
	expect(await held('bank_in')).toBe(4_000 - collected)
	const other = await codOrderOf()
	await other.ship()
	const { companyId } = shop
	const ids = await Promise.all(
		[line(other.awb), { ...line(other.awb), reference: 'lain' }].map((one) =>
			inTransaction(money.db, (tx) =>
				storeRemittance(tx, { companyId, lines: [one], fileName: '', by: 'Keuangan' }),
			),
		),
	)
	await Promise.all(ids.map(book))
	expect(await held('bank_in')).toBe(2 * (4_000 - collected))
})

test('an unknown number, and one of an order that was not sent, stay for staff', async () => {
	const order = await codOrderOf()
	await order.call('/parcels', { PARCEL_COUNT: 0, TRACKING_NUMBER: order.awb })
	const { after } = await remit(line(order.awb), line('TIDAKADA1'))
	expect(after.map(({ state, isBooked }) => [state, isBooked])).toEqual([
		['NOT_DUE', false],
		['UNKNOWN', false],
	])
	expect(await held('bank_in')).toBe(0)
})

test('money is collected with one parcel, which has all goods', async () => {
	const two = exampleOrder([[shop.variantIds[0] ?? 0, 2]], total + price)
	const order = await codOrderOf({ CART_LIST: two.CART_LIST, EXPECTED_TOTAL: total + price })
	const half = { PARCEL_COUNT: 0, ITEM_LIST: [{ LINE_POSITION: 0, PARCEL_QTY: 1 }] }
	expect(outcomeOf(await order.call('/parcels', half))).toBe('409 PARCEL_COD_WHOLE')
	expect(outcomeOf(await order.call('/parcels', { PARCEL_COUNT: 0 }))).toBe('200')
	const { order: row } = await order.row()
	await expect(
		money.db.execute(sql`
			insert into parcel (company_id, order_id, number, reference, vendor_code, vendor_method, vendor_name, vendor_method_name, weight_grams)
			select company_id, order_id, 2, reference || 'b', vendor_code, vendor_method, vendor_name, vendor_method_name, 1
			from parcel where order_id = ${row.id}`),
	).rejects.toMatchObject({ cause: { constraint: 'parcel_of_cod_alone' } })
})

test('a parcel that was not sent after all takes the debt back, and sent again brings it again', async () => {
	const order = await codOrderOf()
	await order.ship()
	expect(outcomeOf(await order.call('/step-back', { REASON: 'Belum diambil kurir' }))).toBe('200')
	expect([(await order.row()).cod.state, await held('cod_receivable')]).toEqual(['OPEN', 0])
	await order.ship()
	expect([(await order.row()).cod.state, await held('cod_receivable')]).toEqual(['DUE', -collected])
})

test('an order that is cancelled while it is packed owes nobody anything', async () => {
	const order = await codOrderOf()
	expect(outcomeOf(await order.call('/cancellation', { REASON: 'BUYER_ASKED' }))).toBe('200')
	expect((await order.row()).cod.state).toBe('CANCELLED')
})

const refusals: [string, () => Promise<unknown> | undefined, Parameters<typeof wanted>[0]][] = [
	['is off', () => change({ isOn: false }), {}],
	['another courier', () => change({ couriers: ['JNT'] }), {}],
	['above the limit, with the fee', () => change({ maximum: collected - 1 }), {}],
	['an excluded postcode', () => change({ excludedAreas: ['12820'] }), {}],
	['an excluded city', () => change({ excludedAreas: ['jakarta selatan'] }), {}],
]

function change(values: Partial<typeof codSetting.$inferInsert>) {
	return money.db.update(codSetting).set(values).where(eq(codSetting.companyId, shop.companyId))
}

test.each(refusals)('is refused where it is not offered: %s', async (_why, arrange, more) => {
	await arrange()
	expect(await place(more)).toMatchObject({
		status: 422,
		body: { errors: { PAYMENT_METHOD: [expect.any(String)] } },
	})
})

test('a part of the amount, whose file ten book at the same time, comes once', async () => {
	const order = await codOrderOf()
	await order.ship()
	const part = 30_000
	const lines = [line(order.awb, part), line('JP0000000', part)]
	const { companyId } = shop
	const id = await inTransaction(money.db, (tx) =>
		storeRemittance(tx, { companyId, lines, fileName: 'cod.csv', by: 'Keuangan' }),
	)
	await Promise.all(Array.from({ length: 10 }, () => book(id)))
	expect((await order.row()).cod).toMatchObject({ state: 'DUE', received: part })
	expect(await held('cod_receivable')).toBe(part - collected)
	expect(await held('bank_in')).toBe(4_000 - part)
})

test('exactly the limit is accepted', async () => {
	await change({ maximum: collected })
	expect((await place()).status).toBe(201)
})

test('a phone has at most so many orders that are not collected, also when they are placed at once', async () => {
	const { CUSTOMER_PHONE } = exampleGuest(5_000_000)
	const answers = await race(
		money.url,
		Array.from({ length: 6 }, () => {
			const { BANK_CODE: _, ...order } = wanted({ CUSTOMER_PHONE })
			return checkout(shop, order)
		}),
	)
	expect(outcomesOf(answers)).toEqual({ 201: 2, '422 INVALID': 4 })
})

test('a return is not refunded before the money has come, and its end does not let the order complete either', async () => {
	const order = await codOrderOf()
	await order.ship()
	await order.end('DELIVERED')
	const { companyId, id: orderId } = (await order.row()).order
	const { customerId } = await exampleCustomer(money.db, shop)
	const id = randomUUID()
	const refunded = inTransaction(money.db, async (tx) => {
		await tx.insert(returns).values({
			companyId,
			orderId,
			customerId,
			id,
			refund: price,
			number: 'RTR7TEST',
			description: 'Pecah saat dibuka.',
		})
		const parcel = { courier: 'JNE', trackingNumber: 'JNE1234' }
		for (const to of ['APPROVED', 'SENT_BACK', 'RECEIVED', 'REFUNDED'] as const) {
			const [row] = await tx.select().from(returns).where(eq(returns.id, id))
			if (row) await moveReturn(tx, row, { to, actor: 'staff', ...parcel })
		}
	})
	await expect(refunded).rejects.toMatchObject({ code: 'COD_UNREMITTED' })
	await inTransaction(money.db, (tx) => setOrderClock(tx, companyId, orderId))
	expect((await order.row()).order.dueAt).toBeNull()
})

describe('a line of a courier’s file that fits nothing, or is more than owed', () => {
	const headers = () => ({ ...money.caller, [OPERATOR_COMPANY_HEADER]: shop.code })

	/** A file with one line of each kind that is not booked, one that fits, and a call of staff about a line of it. */
	async function file() {
		const order = await codOrderOf()
		await order.ship()
		const { companyId } = shop
		const lines = [line('TIDAKADA1'), line(order.awb, collected + 1), line(order.awb)]
		const id = await inTransaction(money.db, (tx) =>
			storeRemittance(tx, { companyId, lines, fileName: 'cod.csv', by: 'Keuangan' }),
		)
		const review = await reviewRemittance(money.db, companyId, id)
		const [unknown = '', more = '', full = ''] = review.lines.map((one) => one.id)
		const path = (lineId: string) => `/cod-remittances/${id}/lines/${lineId}/dismissal` as const
		const dismiss = (lineId: string, REASON = 'Kurir salah kirim') =>
			byCaller(headers(), path(lineId), { REASON })
		const restore = (lineId: string) => ({ ...dismiss(lineId), method: 'DELETE' as const })
		const counts = async () => (await remittancesOf(money.db, companyId, id))[0]
		const state = async (lineId: string) => {
			const { lines: now } = await reviewRemittance(money.db, companyId, id)
			return now.find((one) => one.id === lineId)
		}
		return { id, order, unknown, more, full, dismiss, restore, counts, state }
	}
	const ask = async (request: Parameters<typeof send>[1]) =>
		outcomeOf(await send(money.url, request))

	test('is put aside with a reason, is not to be checked any more, and can be taken back', async () => {
		const { unknown, more, dismiss, restore, counts, state } = await file()
		expect(await counts()).toMatchObject({ bookedCount: 0, openCount: 3 })
		expect(await ask(dismiss(unknown, ' '))).toBe('422 INVALID')
		expect(await ask(dismiss(unknown))).toBe('200')
		expect(await ask(dismiss(more))).toBe('200')
		expect(await counts()).toMatchObject({ bookedCount: 0, openCount: 1 })
		expect(await state(unknown)).toMatchObject({
			state: 'UNKNOWN',
			isBooked: false,
			dismissal: { reason: 'Kurir salah kirim', by: expect.any(String) as string },
		})
		expect(await ask(restore(unknown))).toBe('200')
		expect(await ask(restore(unknown))).toBe('409 REMITTANCE_LINE_SETTLED')
		expect(await state(unknown)).toMatchObject({ dismissal: null })
		expect(await counts()).toMatchObject({ openCount: 2 })
	})

	test('is not booked when it comes to fit, until it is taken back', async () => {
		const { id, order, unknown, full, dismiss, restore, state } = await file()
		await ask(dismiss(unknown))
		const other = await codOrderOf()
		await other.ship('TIDAKADA1')
		await book(id)
		expect(await state(unknown)).toMatchObject({ state: 'FULL', isBooked: false })
		expect([(await order.row()).cod.state, (await other.row()).cod.state]).toEqual([
			'REMITTED',
			'DUE',
		])
		expect(await ask(dismiss(full))).toBe('409 REMITTANCE_LINE_SETTLED')
		await ask(restore(unknown))
		await book(id)
		expect((await other.row()).cod.state).toBe('REMITTED')
	})

	test('is the only kind that is put aside, and only in its own file and shop', async () => {
		const { full, unknown, dismiss } = await file()
		expect(await ask(dismiss(full))).toBe('409 REMITTANCE_LINE_FITS')
		expect(await ask(dismiss(randomUUID()))).toBe('404 REMITTANCE_NOT_FOUND')
		const { id: elsewhere } = await file()
		const path = `/cod-remittances/${elsewhere}/lines/${unknown}/dismissal` as const
		const there = byCaller(headers(), path, { REASON: 'Bukan milik laporan ini' })
		expect(await ask(there)).toBe('404 REMITTANCE_NOT_FOUND')
		shop = await exampleShop(money.db, [{ price, stock: 1 }])
		expect(await ask(dismiss(unknown))).toBe('404 REMITTANCE_NOT_FOUND')
	})

	test('is put aside by one of ten at the same time, and never both put aside and booked', async () => {
		const { unknown, dismiss, state } = await file()
		const ten = Array.from({ length: 10 }, () => dismiss(unknown))
		expect(outcomesOf(await race(money.url, ten))).toEqual({
			200: 1,
			'409 REMITTANCE_LINE_SETTLED': 9,
		})
		const raced = await file()
		const other = await codOrderOf()
		// Its parcel goes out while it is put aside and booked.
		const [, ...outcomes] = await Promise.all([
			other.ship('TIDAKADA1'),
			...Array.from({ length: 5 }, () => ask(raced.dismiss(raced.unknown))),
			...Array.from({ length: 5 }, () => book(raced.id)),
		])
		expect(outcomes).not.toContain('500')
		await book(raced.id)
		const end = await raced.state(raced.unknown)
		expect(end?.isBooked).toBe(end?.dismissal === null)
		expect(await state(unknown)).toMatchObject({ isBooked: false })
	})

	test('is kept from being both by the database', async () => {
		const { full, id, dismiss, unknown } = await file()
		await ask(dismiss(unknown))
		await book(id)
		const put = sql`
			update cod_remittance_line set dismissed_reason = 'x', dismissed_by = 'y', dismissed_at = now() where id = ${full}`
		await expect(money.db.execute(put)).rejects.toMatchObject({
			cause: { constraint: 'cod_remittance_line_booked_or_dismissed' },
		})
	})
})
