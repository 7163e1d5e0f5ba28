import type { Transaction } from '#website-api/db/database.ts'
import { parcelEvent } from './parcel-event.table.ts'
import type { ParcelRow } from './parcel.table.ts'

type Told = Omit<
	typeof parcelEvent.$inferInsert,
	'companyId' | 'orderId' | 'parcelNumber' | 'id' | 'receivedAt'
>

/** Keeps what was reported of a parcel. False if the same news was kept before. */
export async function recordParcelEvent(
	tx: Transaction,
	{ companyId, orderId, number: parcelNumber }: Pick<ParcelRow, 'companyId' | 'orderId' | 'number'>,
	told: Told,
): Promise<boolean> {
	const kept = await tx
		.insert(parcelEvent)
		.values({ companyId, orderId, parcelNumber, ...told })
		.onConflictDoNothing()
		.returning({ id: parcelEvent.id })
	return kept.length > 0
}
