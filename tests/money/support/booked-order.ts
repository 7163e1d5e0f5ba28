import { eq, sql } from 'drizzle-orm'
import type { ParcelEventKind } from '#contract/parcel-states.ts'
import { inTransaction } from '#website-api/db/database.ts'
import {
	moveParcel,
	type ParcelNews,
} from '#website-api/modules/sales/parcels/move-parcel.command.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import type { moneyTest } from './money-test.ts'
import { type PackedOrder, packingShop } from './packed-order.ts'

type Money = ReturnType<typeof moneyTest>

let minutes = 0
/** News with a time and a key of its own. */
export function news(kind: ParcelEventKind, more: Partial<ParcelNews> = {}): ParcelNews {
	minutes += 1
	return { key: `event-${minutes}`, kind, at: new Date(Date.UTC(2026, 10, 1, 0, minutes)), ...more }
}

/** A shop whose orders are packed in booked parcels, each with one unit of the first line. */
export async function bookingShop(money: Money) {
	const { shop, packedOrder } = await packingShop(money)
	return {
		shop,
		bookedOrder: async (parcels: number) =>
			bookedOrder(money, await packedOrder([parcels, 0]), parcels),
	}
}

/** An order with a booked parcel per entry, each with one unit of the first line. */
async function bookedOrder(money: Money, order: PackedOrder, parcels: number) {
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

export type BookedOrder = Awaited<ReturnType<typeof bookedOrder>>
