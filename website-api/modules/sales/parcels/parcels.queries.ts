import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { builtOnce } from '#website-api/db/built-once.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { parcelEvent } from './parcel-event.table.ts'
import { parcelBooking, type ParcelBookingRow } from './parcel-booking.table.ts'
import { parcelItem } from './parcel-item.table.ts'
import { holdsUnits } from './parcel-state.ts'
import { parcel, type ParcelRow } from './parcel.table.ts'

type OrderKey = Pick<OrderRow, 'companyId' | 'id'>
type LineRow = typeof orderLine.$inferSelect

/** A parcel with what is in it and what became of it. */
export type ParcelParts = {
	row: ParcelRow
	items: (typeof parcelItem.$inferSelect)[]
	events: (typeof parcelEvent.$inferSelect)[]
	/** A courier that is asked for or was refused; null: neither. */
	booking: ParcelBookingRow | null
}

/** The parcels of an order, by number. */
export async function parcelsOf(
	db: Queryable,
	{ companyId, id }: OrderKey,
): Promise<ParcelParts[]> {
	const rows = await bookedParcels(db, { companyId, id })
	if (rows.length === 0) return []
	const items = await db
		.select()
		.from(parcelItem)
		.where(and(eq(parcelItem.companyId, companyId), eq(parcelItem.orderId, id)))
		.orderBy(asc(parcelItem.position))
	const events = await db
		.select()
		.from(parcelEvent)
		.where(and(eq(parcelEvent.companyId, companyId), eq(parcelEvent.orderId, id)))
		.orderBy(asc(parcelEvent.at), asc(parcelEvent.id))
		.limit(1000)
	return rows.map(({ row, booking }) => ({
		row,
		booking,
		items: items.filter(({ parcelNumber }) => parcelNumber === row.number),
		events: events.filter(({ parcelNumber }) => parcelNumber === row.number),
	}))
}

const bookedParcels = builtOnce((db) =>
	db
		.select({ row: parcel, booking: parcelBooking })
		.from(parcel)
		.leftJoin(
			parcelBooking,
			and(
				eq(parcelBooking.companyId, parcel.companyId),
				eq(parcelBooking.orderId, parcel.orderId),
				eq(parcelBooking.parcelNumber, parcel.number),
			),
		)
		.where(
			and(
				eq(parcel.companyId, sql.placeholder('companyId')),
				eq(parcel.orderId, sql.placeholder('id')),
			),
		)
		.orderBy(asc(parcel.number)),
)

/** Units of each line that are sent by parcel, and of those the ones that are in no parcel. */
export function unpackedUnits(lines: LineRow[], parcels: Pick<ParcelParts, 'row' | 'items'>[]) {
	const packed = parcels.filter(({ row }) => holdsUnits(row.state)).flatMap(({ items }) => items)
	return lines
		.filter(({ isDigital }) => !isDigital)
		.map(({ position, quantity, removed }) => ({
			position,
			units: quantity - removed,
			left: packed
				.filter((item) => item.position === position)
				.reduce((rest, item) => rest - item.quantity, quantity - removed),
		}))
		.filter(({ units }) => units > 0)
}

/** The lines of an order. */
export function linesOf(db: Queryable, { companyId, id }: OrderKey): Promise<LineRow[]> {
	return db
		.select()
		.from(orderLine)
		.where(and(eq(orderLine.companyId, companyId), eq(orderLine.orderId, id)))
		.orderBy(asc(orderLine.position))
}

/** How far an order that is sent in parcels is. */
export async function progressOf(db: Queryable, order: OrderKey) {
	return progress(await linesOf(db, order), await parcelsOf(db, order))
}

/** The same of lines and parcels that were read. */
export function progress(lines: LineRow[], parcels: Pick<ParcelParts, 'row' | 'items'>[]) {
	const valid = parcels.filter(({ row }) => row.state !== 'CANCELLED')
	// Lost and returned units were sent; whether they are sent again, staff decide.
	const reached = new Map<number, number>()
	for (const { position, quantity } of valid.flatMap(({ items }) => items)) {
		reached.set(position, (reached.get(position) ?? 0) + quantity)
	}
	const isPacked = unpackedUnits(lines, []).every(
		({ position, units }) => (reached.get(position) ?? 0) >= units,
	)
	const isSent =
		isPacked && valid.every(({ row }) => row.state !== 'PREPARED' && row.state !== 'BOOKED')
	return {
		/** Every unit is in a parcel. */
		isPacked,
		/** Every unit has left. */
		isSent,
		/** Every parcel has arrived. */
		isDelivered: isSent && valid.every(({ row }) => row.state === 'DELIVERED'),
		/** A courier reports a problem, or a parcel did not arrive. */
		isTroubled: valid.some(
			({ row }) => row.problem !== null || row.state === 'RETURNED' || row.state === 'LOST',
		),
	}
}

/** The first parcel of an order that left: its number and courier are the order's. */
export async function firstSentOf(db: Queryable, { companyId, id }: OrderKey) {
	const [first] = await db
		.select()
		.from(parcel)
		.where(
			and(
				eq(parcel.companyId, companyId),
				eq(parcel.orderId, id),
				isNotNull(parcel.sentAt),
				ne(parcel.state, 'CANCELLED'),
			),
		)
		.orderBy(asc(parcel.sentAt), asc(parcel.number))
		.limit(1)
	return first
}

/** A parcel of a locked order, locked until the transaction ends. 404 NO_SUCH_PARCEL. */
export async function lockParcel(
	tx: Transaction,
	{ companyId, id }: OrderKey,
	number: number,
): Promise<ParcelRow> {
	const [row] = await tx
		.select()
		.from(parcel)
		.where(isParcel(companyId, id, number))
		.for('update')
	if (!row) throw new Problem(404, 'NO_SUCH_PARCEL')
	return row
}

/** The condition for one parcel. */
export function isParcel(companyId: number, orderId: string, number: number) {
	return and(
		eq(parcel.companyId, companyId),
		eq(parcel.orderId, orderId),
		eq(parcel.number, number),
	)
}
