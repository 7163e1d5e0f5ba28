import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { PARCEL_EVENT_KINDS, type ParcelEventKind } from '#contract/parcel-states.ts'
import { inTransaction } from '#website-api/db/database.ts'
import {
	moveParcel,
	type ParcelNews,
} from '#website-api/modules/sales/parcels/move-parcel.command.ts'
import { isEnded } from '#website-api/modules/sales/parcels/parcel-state.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { moneyTest } from './support/money-test.ts'
import { type PackedOrder, packingShop } from './support/packed-order.ts'
import { randomFrom } from './support/seed.ts'

const money = moneyTest()
let packedOrder: (units: [number, number]) => Promise<PackedOrder>
beforeAll(async () => {
	;({ packedOrder } = await packingShop(money))
})

let minutes = 0
/** News with a time and a key of its own. */
function news(kind: ParcelEventKind, more: Partial<ParcelNews> = {}): ParcelNews {
	minutes += 1
	return { key: `event-${minutes}`, kind, at: new Date(Date.UTC(2026, 10, 1, 0, minutes)), ...more }
}

/** An order with a booked parcel per entry, each with one unit of the first line. */
async function bookedOrder(parcels: number) {
	const order = await packedOrder([parcels, 0])
	for (let at = 0; at < parcels; at += 1) {
		const items = [{ LINE_POSITION: 0, PARCEL_QTY: 1 }]
		await order.call('/parcels', { PARCEL_COUNT: at, ITEM_LIST: items })
	}
	const { id: orderId, companyId } = await order.row()
	await money.db
		.update(parcel)
		.set({ state: 'BOOKED', provider: 'biteship' })
		.where(eq(parcel.orderId, orderId))
	return {
		order,
		tell: (number: number, what: ParcelNews) =>
			inTransaction(money.db, (tx) => moveParcel(tx, { companyId, orderId, number }, what)),
		parcels: async () =>
			money.db.select().from(parcel).where(eq(parcel.orderId, orderId)).orderBy(parcel.number),
		topics: async () => {
			const { rows } = await money.db.execute<{ topic: string }>(sql`
				select topic || coalesce(' ' || (payload ->> 'to'), '') as topic from outbox
				where payload ->> 'orderId' = ${orderId} and topic in ('order.status') is not null
					and (topic like 'parcel.%' or payload ->> 'to' in ('SHIPPING', 'DELIVERED', 'CANCEL')) order by id`)
			return rows.map(({ topic }) => topic)
		},
	}
}

test('a courier picks up and delivers: the order follows, with the number that came with the first scan', async () => {
	const { order, tell, topics } = await bookedOrder(1)
	expect(await tell(1, news('SHIPPED', { trackingNumber: 'WYB-1' }))).toBe('APPLIED')
	expect(await order.row()).toMatchObject({
		status: 'SHIPPING',
		trackingNumber: 'WYB-1',
		movedBy: 'courier',
	})
	expect(await tell(1, news('DELIVERED'))).toBe('APPLIED')
	expect(await order.row()).toMatchObject({ status: 'DELIVERED', movedBy: 'courier' })
	// Late: nothing is taken back.
	for (const kind of ['SHIPPED', 'CANCELLED', 'RETURNING', 'LOST'] as const) {
		expect(await tell(1, news(kind))).toBe('IGNORED')
	}
	expect(await order.row()).toMatchObject({ status: 'DELIVERED' })
	expect(await topics()).toEqual(['order.status SHIPPING', 'order.status DELIVERED'])
})

test('the same event ten times at once counts once', async () => {
	const { order, tell } = await bookedOrder(1)
	const picked = news('SHIPPED')
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => tell(1, picked)))
	expect(outcomes.toSorted()).toEqual(['APPLIED', ...Array<string>(9).fill('KNOWN')])
	expect(await order.row()).toMatchObject({ status: 'SHIPPING', trackingPending: true })
})

test('delivered without ever being picked up, the order is sent and delivered', async () => {
	const { order, tell } = await bookedOrder(1)
	await tell(1, news('DELIVERED'))
	expect(await order.row()).toMatchObject({ status: 'DELIVERED' })
})

test('an order is delivered only when all of its parcels are', async () => {
	const { order, tell, topics } = await bookedOrder(2)
	await tell(2, news('DELIVERED'))
	expect(await order.row()).toMatchObject({ status: 'SHIPPING', dueAt: null })
	await tell(1, news('SHIPPED'))
	expect((await order.row()).dueAt).not.toBeNull()
	await tell(1, news('DELIVERED'))
	expect(await order.row()).toMatchObject({ status: 'DELIVERED' })
	const expected = [
		'order.status SHIPPING',
		'parcel.delivered',
		'parcel.sent',
		'order.status DELIVERED',
	]
	expect(await topics()).toEqual(expected)
})

test('a held or returning parcel waits for staff and does not count as delivered by itself, until it moves again', async () => {
	const { order, tell, parcels, topics } = await bookedOrder(1)
	await tell(1, news('SHIPPED'))
	const late = news('MOVING')
	await tell(1, news('ON_HOLD', { said: 'Alamat tidak ditemukan' }))
	expect(await tell(1, late)).toBe('IGNORED')
	expect(await parcels()).toMatchObject([
		{ problem: 'ON_HOLD', staffSince: expect.any(Date) as Date },
	])
	expect((await order.row()).dueAt).toBeNull()
	await tell(1, news('MOVING'))
	expect(await parcels()).toMatchObject([{ problem: null, state: 'SHIPPED' }])
	expect((await order.row()).dueAt).not.toBeNull()
	expect(await topics()).toEqual(['order.status SHIPPING', 'parcel.delayed', 'parcel.troubled'])
})

test.each(['RETURNED', 'LOST'] as const)(
	'%s: the order is not cancelled, staff decide',
	async (kind) => {
		const { order, tell, parcels, topics } = await bookedOrder(1)
		await tell(1, news('SHIPPED'))
		await tell(1, news(kind))
		expect(await order.row()).toMatchObject({ status: 'SHIPPING', dueAt: null })
		expect(await parcels()).toMatchObject([{ state: kind, staffSince: expect.any(Date) as Date }])
		expect(await topics()).toEqual(['order.status SHIPPING', 'parcel.troubled'])
	},
)

test('a courier that finds no driver leaves the order packed and the units free, and staff know', async () => {
	const { order, tell, parcels } = await bookedOrder(1)
	await tell(1, news('CANCELLED'))
	expect(await order.row()).toMatchObject({ status: 'PROCESSING' })
	expect(await parcels()).toMatchObject([
		{ state: 'CANCELLED', staffSince: expect.any(Date) as Date },
	])
	const again = order.in(await order.call('/parcels', { PARCEL_COUNT: 1 }))
	expect(again.PARCEL_LIST).toHaveLength(2)
})

test('another number than the one that we have, or a cancellation of what is on its way, is for staff', async () => {
	const { tell, parcels, order } = await bookedOrder(1)
	await tell(1, news('SHIPPED', { trackingNumber: 'WYB-1' }))
	await tell(1, news('NUMBER', { trackingNumber: 'WYB-2' }))
	expect(await parcels()).toMatchObject([
		{ trackingNumber: 'WYB-1', staffSince: expect.any(Date) as Date },
	])
	await order.call('/parcels/1/check')
	expect(await parcels()).toMatchObject([{ staffSince: null }])
	await tell(1, news('CANCELLED'))
	expect(await parcels()).toMatchObject([
		{ state: 'SHIPPED', staffSince: expect.any(Date) as Date },
	])
})

test('what a courier charges after weighing is kept beside what it said', async () => {
	const { tell, parcels } = await bookedOrder(1)
	await tell(1, news('PRICE', { billedPrice: 12_000 }))
	expect(await parcels()).toMatchObject([{ billedPrice: 12_000, state: 'BOOKED' }])
})

const rounds = sizeOf({ usual: 12, full: 500 })
test(`${rounds * 20} random events in any order, with repetitions: parcels only move forward, and the order is as they are`, async () => {
	const random = randomFrom(26)
	for (let round = 0; round < rounds; round += 1) {
		const count = 1 + Math.floor(random() * 3)
		const { order, tell, parcels } = await bookedOrder(count)
		const said = Array.from({ length: 15 }, () => ({
			number: 1 + Math.floor(random() * count),
			what: news(PARCEL_EVENT_KINDS[Math.floor(random() * PARCEL_EVENT_KINDS.length)] ?? 'NOTE', {
				at: new Date(Math.floor(random() * 1e12)),
			}),
		}))
		const repeated = said.filter(() => random() < 1 / 3).slice(0, 5)
		const ended = new Map<number, string>()
		for (const { number, what } of [...said, ...repeated]) {
			await tell(number, what)
			for (const { number: at, state } of await parcels()) {
				if (ended.has(at)) expect(state).toBe(ended.get(at))
				if (isEnded(state)) ended.set(at, state)
			}
		}
		const states = (await parcels()).map(({ state }) => state)
		const { status, dueAt } = await order.row()
		const isSent = states.some((state) => !['PREPARED', 'BOOKED', 'CANCELLED'].includes(state))
		const isDelivered = states.every((state) => state === 'DELIVERED')
		expect(status).toBe(isDelivered ? 'DELIVERED' : isSent ? 'SHIPPING' : 'PROCESSING')
		if (
			status === 'SHIPPING' &&
			states.some((state) => state !== 'SHIPPED' && state !== 'DELIVERED')
		) {
			expect(dueAt).toBeNull()
		}
	}
})
