import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { readMigrations } from '#website-api/db/migration-files.ts'
import { parcelsOf } from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { type PackedOrder, packingShop } from './support/packed-order.ts'
import { race } from './support/race.ts'
import { byCaller, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
let packedOrder: (units: [number, number]) => Promise<PackedOrder>
beforeAll(async () => {
	;({ packedOrder } = await packingShop(money))
})

const half = { PARCEL_COUNT: 0, ITEM_LIST: [{ LINE_POSITION: 0, PARCEL_QTY: 1 }] }
const rest = { PARCEL_COUNT: 1 }

/** The states of an order's parcels with their numbers, by number. */
function statesOf({ PARCEL_LIST }: ReturnType<PackedOrder['in']>) {
	return PARCEL_LIST.map((one) => `${one.PARCEL_STATE} ${one.TRACKING_NUMBER ?? ''}`.trim())
}

test('an order that is sent in one piece is one parcel with all its units', async () => {
	const order = await packedOrder([2, 1])
	const sent = order.in(await order.call('/shipment', { TRACKING_NUMBER: 'JP1234' }))
	expect(statesOf(sent)).toEqual(['SHIPPED JP1234'])
	expect(sent.PARCEL_LIST[0]).toMatchObject({
		PARCEL_REFERENCE: `${order.number}-1`,
		WEIGHT_GRAMS: sent.PARCEL.WEIGHT_GRAMS,
		ITEM_LIST: [{ PARCEL_QTY: 2 }, { PARCEL_QTY: 1 }],
	})
	expect(sent.ARRIVES_BEFORE).not.toBeNull()
	expect(statesOf(order.in(await order.call('/delivery')))).toEqual(['DELIVERED JP1234'])
})

test('an order in two parcels is sent with the first and delivered with the last; its number is that of the first', async () => {
	const order = await packedOrder([2, 1])
	await order.call('/parcels', half)
	await order.call('/parcels', rest)
	expect(outcomeOf(await order.call('/shipment', { TRACKING_NUMBER: 'X123' }))).toBe(
		'409 PARCELS_SPLIT',
	)
	const first = order.in(await order.call('/parcels/2/shipment', { TRACKING_NUMBER: 'B222' }))
	expect([first.ORDER_STATUS, first.ARRIVES_BEFORE]).toEqual(['SHIPPING', null])
	expect(outcomeOf(await order.call('/delivery'))).toBe('409 PARCELS_UNSENT')
	const both = order.in(await order.call('/parcels/1/shipment', { TRACKING_NUMBER: 'A111' }))
	expect(both.SHIPMENT_LIST[0]?.TRACKING_NUMBER).toBe('B222')
	expect(both.ARRIVES_BEFORE).not.toBeNull()
	const one = order.in(await order.call('/parcels/1/end', { PARCEL_STATE: 'DELIVERED' }))
	expect(one.ORDER_STATUS).toBe('SHIPPING')
	const all = order.in(await order.call('/parcels/2/end', { PARCEL_STATE: 'DELIVERED' }))
	expect([all.ORDER_STATUS, ...statesOf(all)]).toEqual([
		'DELIVERED',
		'DELIVERED A111',
		'DELIVERED B222',
	])
})

test('a part is sent while the rest is in no parcel: the order does not arrive by itself, nor by anyone', async () => {
	const order = await packedOrder([2, 1])
	await order.call('/parcels', half)
	const sent = order.in(await order.call('/parcels/1/shipment', { TRACKING_NUMBER: 'A111' }))
	expect([sent.ORDER_STATUS, sent.ARRIVES_BEFORE, sent.IS_PART_UNPACKED]).toEqual([
		'SHIPPING',
		null,
		true,
	])
	expect(outcomeOf(await order.call('/delivery'))).toBe('409 PARCELS_UNSENT')
	const alone = order.in(await order.call('/parcels/1/end', { PARCEL_STATE: 'DELIVERED' }))
	expect(alone.ORDER_STATUS).toBe('SHIPPING')
	// The rest is not sent at all: staff say so, and give money back for it.
	await order.call('/parcels', rest)
	const gone = { PARCEL_STATE: 'LOST', REASON: 'Stok rusak' }
	expect(order.in(await order.call('/parcels/2/end', gone)).ORDER_STATUS).toBe('SHIPPING')
	expect(order.in(await order.call('/delivery')).ORDER_STATUS).toBe('DELIVERED')
})

test('two members of staff at once pack the same units once', async () => {
	const order = await packedOrder([3, 0])
	const path = `/orders/${order.number}/parcels` as const
	const answers = await race(
		money.url,
		Array.from({ length: 10 }, () => byCaller(money.caller, path, { PARCEL_COUNT: 0 })),
	)
	expect(outcomesOf(answers)).toEqual({ 200: 1, '409 ORDER_CHANGED': 9 })
	const again = await order.call('/parcels', { PARCEL_COUNT: 1 })
	expect(outcomeOf(again)).toBe('409 PARCEL_UNITS')
})

test('two members of staff at once send a parcel once', async () => {
	const order = await packedOrder([2, 0])
	await order.call('/parcels', half)
	const answers = await race(
		money.url,
		Array.from({ length: 10 }, (_, at) =>
			byCaller(money.caller, `/orders/${order.number}/parcels/1/shipment`, {
				TRACKING_NUMBER: `JP${at}000`,
			}),
		),
	)
	expect(outcomesOf(answers)).toEqual({ 200: 1, '409 PARCEL_REFUSED': 9 })
})

test('the database refuses more units in parcels than were ordered, whoever writes them, and fewer ordered than packed', async () => {
	const order = await packedOrder([2, 0])
	await order.call('/parcels', { PARCEL_COUNT: 0 })
	const { id } = await order.row()
	await expect(
		money.db.execute(sql`update parcel_item set quantity = 3 where order_id = ${id}`),
	).rejects.toMatchObject({ cause: { constraint: 'parcel_units_ordered' } })
	await expect(
		money.db.execute(sql`update order_line set removed = 1 where order_id = ${id}`),
	).rejects.toMatchObject({ cause: { constraint: 'parcel_units_ordered' } })
	await expect(
		money.db.execute(sql`
			with two as (update parcel set state = 'DELIVERED', sent_at = now() where order_id = ${id} returning 1)
			select count(*) from two`),
	).resolves.toBeDefined()
	await expect(
		money.db.execute(sql`update parcel set state = 'SHIPPED' where order_id = ${id}`),
	).rejects.toMatchObject({ cause: { constraint: 'parcel_moves_forward' } })
})

test('wrong units, lines, twice the same line, and half a size are refused', async () => {
	const order = await packedOrder([2, 1])
	const items = (...list: [number, number][]) => ({
		PARCEL_COUNT: 0,
		ITEM_LIST: list.map(([LINE_POSITION, PARCEL_QTY]) => ({ LINE_POSITION, PARCEL_QTY })),
	})
	for (const wrong of [items([0, 3]), items([7, 1]), items([0, 1], [0, 1])]) {
		expect(outcomeOf(await order.call('/parcels', wrong))).toBe('409 PARCEL_UNITS')
	}
	expect(outcomeOf(await order.call('/parcels', { ...half, LENGTH_MM: 300 }))).toBe('422 INVALID')
	expect(outcomeOf(await order.call('/parcels/1/shipment', {}))).toBe('404 NO_SUCH_PARCEL')
	expect(outcomeOf(await order.call('/parcels/x/check', {}))).toBe('404 NO_SUCH_PARCEL')
})

test('a parcel may leave before its courier gives it a number, which comes later, with a reason, and is the order’s', async () => {
	const order = await packedOrder([1, 0])
	await order.call('/parcels', { PARCEL_COUNT: 0 })
	expect(outcomeOf(await order.call('/parcels/1/shipment', {}))).toBe('422 INVALID')
	const sent = order.in(await order.call('/parcels/1/shipment', { IS_NUMBER_LATER: true }))
	expect([sent.ORDER_STATUS, sent.SHIPMENT_LIST[0]?.TRACKING_NUMBER]).toEqual(['SHIPPING', null])
	const late = { REASON: 'Resi baru terbit', TRACKING_NUMBER: 'A111' }
	const numbered = order.in(await order.call('/parcels/1/correction', late))
	expect([numbered.SHIPMENT_LIST[0]?.TRACKING_NUMBER, ...statesOf(numbered)]).toEqual([
		'A111',
		'SHIPPED A111',
	])
	expect(await order.row()).toMatchObject({ trackingPending: false })
	const { rows } = await money.db.execute(
		sql`select topic from outbox where payload ->> 'number' = ${order.number} and topic like 'parcel.%'`,
	)
	expect(rows).toEqual([{ topic: 'parcel.numbered' }])
})

test('number and courier of a parcel are corrected after it was sent; those of the first are the order’s, and the order’s are the first’s', async () => {
	const order = await packedOrder([2, 0])
	await order.call('/parcels', half)
	await order.call('/parcels', rest)
	await order.call('/parcels/1/shipment', { TRACKING_NUMBER: 'A111' })
	await order.call('/parcels/2/shipment', { TRACKING_NUMBER: 'B222' })
	const courier = { VENDOR_CODE: 'JNT', VENDOR_METHOD: 'ez' }
	const second = { REASON: 'Salah ketik', TRACKING_NUMBER: 'B333', COURIER: courier }
	const after = order.in(await order.call('/parcels/2/correction', second))
	expect(after.PARCEL_LIST[1]).toMatchObject({ TRACKING_NUMBER: 'B333', VENDOR_CODE: 'JNT' })
	expect(after.SHIPMENT_LIST[0]).toMatchObject({ TRACKING_NUMBER: 'A111' })
	expect(after.SHIPMENT_LIST[0]?.SALE_SHIPMENT_VENDOR_CODE).not.toBe('JNT')
	const ofOrder = { REASON: 'Salah ketik', TRACKING_NUMBER: 'A333', COURIER: courier }
	const whole = order.in(await order.call('/correction', ofOrder))
	expect(whole.PARCEL_LIST[0]).toMatchObject({ TRACKING_NUMBER: 'A333', VENDOR_CODE: 'JNT' })
	expect(statesOf(whole)).toEqual(['SHIPPED A333', 'SHIPPED B333'])
	const wrong = { REASON: 'Salah', COURIER: { VENDOR_CODE: 'JNT', VENDOR_METHOD: 'kapal' } }
	expect(outcomeOf(await order.call('/parcels/1/correction', wrong))).toBe('422 INVALID')
})

test('a step back frees what was sent, until a parcel has come to its end', async () => {
	const order = await packedOrder([1, 0])
	await order.call('/shipment', { TRACKING_NUMBER: 'A111' })
	const back = order.in(await order.call('/step-back', { REASON: 'Salah pesanan' }))
	expect([back.ORDER_STATUS, ...statesOf(back)]).toEqual(['PROCESSING', 'CANCELLED A111'])
	const again = order.in(await order.call('/shipment', { TRACKING_NUMBER: 'A222' }))
	expect(statesOf(again)).toEqual(['CANCELLED A111', 'SHIPPED A222'])
	const returned = { PARCEL_STATE: 'RETURNED', REASON: 'Alamat kosong' }
	expect(order.in(await order.call('/parcels/2/end', returned)).ORDER_STATUS).toBe('SHIPPING')
	expect(outcomeOf(await order.call('/step-back', { REASON: 'Salah' }))).toBe(
		'409 PARCEL_WITH_COURIER',
	)
	// What came back is sent again.
	await order.call('/parcels', { PARCEL_COUNT: 2 })
	await order.call('/parcels/3/shipment', { TRACKING_NUMBER: 'A333' })
	const end = order.in(await order.call('/parcels/3/end', { PARCEL_STATE: 'DELIVERED' }))
	expect(end.ORDER_STATUS).toBe('SHIPPING')
	expect(order.in(await order.call('/delivery')).ORDER_STATUS).toBe('DELIVERED')
})

test('a cancelled order has no parcel that could be sent', async () => {
	const order = await packedOrder([1, 0])
	await order.call('/parcels', { PARCEL_COUNT: 0 })
	const cancelled = order.in(await order.call('/cancellation', { REASON: 'OTHER' }))
	expect(statesOf(cancelled)).toEqual(['CANCELLED'])
	expect(outcomeOf(await order.call('/parcels/1/shipment', { TRACKING_NUMBER: 'A111' }))).toBe(
		'409 PARCEL_REFUSED',
	)
})

test('parcels of another company are missing', async () => {
	const order = await packedOrder([1, 0])
	await order.call('/parcels', { PARCEL_COUNT: 0 })
	const other = await exampleShop(money.db, [{ price: 1_000, stock: 1 }])
	const { id } = await order.row()
	expect(await parcelsOf(money.db, { companyId: other.companyId, id })).toEqual([])
	expect(await parcelsOf(money.db, { companyId: order.companyId, id })).toHaveLength(1)
})

test('orders that were sent before there were parcels get one by the migration, with number, units and times', async () => {
	const [sent, delivered, packed] = [
		await packedOrder([2, 1]),
		await packedOrder([1, 0]),
		await packedOrder([1, 0]),
	]
	await sent.call('/shipment', { TRACKING_NUMBER: 'A111' })
	await delivered.call('/shipment', { TRACKING_NUMBER: 'B222' })
	await delivered.call('/delivery')
	const statements = readMigrations().find(({ name }) => name.startsWith('0164'))?.statements ?? []
	expect(statements).toHaveLength(3)
	const everything = async () =>
		Promise.all(
			[sent, delivered, packed].map(async (order) =>
				(await parcelsOf(money.db, await order.row())).map(({ row, items, events }) => ({
					state: row.state,
					tracking: row.trackingNumber,
					reference: row.reference,
					isTimed: [row.sentAt !== null, row.endedAt !== null],
					items: items.map(({ position, quantity }) => [position, quantity]),
					events: events.map(({ kind, source }) => `${kind} ${source}`),
				})),
			),
		)
	const before = await everything()
	for (const table of ['parcel_event', 'parcel_item', 'parcel']) {
		await money.db.execute(sql`delete from ${sql.identifier(table)}`)
	}
	for (const statement of statements) await money.db.execute(sql.raw(statement))
	expect(await everything()).toEqual(before)
	// A second run adds nothing.
	for (const statement of statements) await money.db.execute(sql.raw(statement))
	expect(await everything()).toEqual(before)
	expect(before[2]).toEqual([])
})

test('code of the version before corrects the number of a sent order: its parcel has it, too', async () => {
	const order = await packedOrder([1, 0])
	await order.call('/shipment', { TRACKING_NUMBER: 'A111' })
	await money.db.execute(
		sql`update orders set tracking_number = 'A222' where number = ${order.number}`,
	)
	const [parts] = await parcelsOf(money.db, await order.row())
	expect(parts?.row).toMatchObject({ state: 'SHIPPED', trackingNumber: 'A222' })
})
