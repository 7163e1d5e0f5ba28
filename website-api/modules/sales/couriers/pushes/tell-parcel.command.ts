import { and, eq } from 'drizzle-orm'
import type { CourierProvider } from '#contract/courier.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import {
	moveParcel,
	type ParcelNews,
} from '#website-api/modules/sales/parcels/move-parcel.command.ts'
import { parcel, type ParcelRow } from '#website-api/modules/sales/parcels/parcel.table.ts'

/** A booking of a company with a provider. */
export type BookedParcel = { companyId: number; provider: CourierProvider; bookingId: string }

/** The parcel that a company booked; undefined: it booked none of this id. */
export async function findBooked(
	db: Database,
	{ companyId, provider, bookingId }: BookedParcel,
): Promise<Pick<ParcelRow, 'companyId' | 'orderId' | 'number'> | undefined> {
	const [found] = await db
		.select({ companyId: parcel.companyId, orderId: parcel.orderId, number: parcel.number })
		.from(parcel)
		.where(
			and(
				eq(parcel.companyId, companyId),
				eq(parcel.provider, provider),
				eq(parcel.providerOrderId, bookingId),
			),
		)
	return found
}

/** Tells a parcel news in the order in which they happened; those that it knows change nothing. */
export async function tellParcel(
	db: Database,
	key: Pick<ParcelRow, 'companyId' | 'orderId' | 'number'>,
	news: readonly ParcelNews[],
): Promise<void> {
	await inTransaction(db, async (tx) => {
		for (const one of news) await moveParcel(tx, key, one)
	})
}
