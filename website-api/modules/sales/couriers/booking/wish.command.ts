import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { BOOKING_REFUSALS } from '#contract/parcel-states.ts'
import type { Transaction } from '#website-api/db/database.ts'
import type { Problem } from '#website-api/http/problem.ts'
import { parcelBooking } from '#website-api/modules/sales/parcels/parcel-booking.table.ts'
import type { ParcelRow } from '#website-api/modules/sales/parcels/parcel.table.ts'

type ParcelKey = Pick<ParcelRow, 'companyId' | 'orderId' | 'number'>

type Wish = {
	pickUpAt: Date | null
	askedBy: string
	/** Until it is worked on, unless who asks does it. */
	seconds: number
}

/** Writes down that a courier is asked for; asked again, it begins anew. */
export async function wishForCourier(
	tx: Transaction,
	{ companyId, orderId, number: parcelNumber }: ParcelKey,
	{ pickUpAt, askedBy, seconds }: Wish,
) {
	const { companyId: company, orderId: order, parcelNumber: number } = parcelBooking
	await tx
		.insert(parcelBooking)
		.values({
			companyId,
			id: randomUUID(),
			orderId,
			parcelNumber,
			pickupAt: pickUpAt,
			askedBy,
			nextTryAt: sql`now() + make_interval(secs => ${seconds})`,
		})
		.onConflictDoUpdate({
			target: [company, order, number],
			set: {
				pickupAt: pickUpAt,
				askedBy,
				tries: 0,
				nextTryAt: sql`excluded.next_try_at`,
				refusal: null,
				said: '',
			},
		})
}

/** There is a booking, or none is wanted any more. */
export async function endWish(tx: Transaction, key: ParcelKey) {
	await tx.delete(parcelBooking).where(isOfParcel(key))
}

/** Nobody comes; staff are told why until they ask again. */
export async function refuseWish(tx: Transaction, key: ParcelKey, { code, details }: Problem) {
	const refusal = BOOKING_REFUSALS.find((one) => one === code) ?? 'PARCEL_REFUSED'
	await tx
		.update(parcelBooking)
		.set({ nextTryAt: null, refusal, said: String(details.params?.said ?? '').slice(0, 200) })
		.where(isOfParcel(key))
}

function isOfParcel({ companyId, orderId, number }: ParcelKey) {
	return and(
		eq(parcelBooking.companyId, companyId),
		eq(parcelBooking.orderId, orderId),
		eq(parcelBooking.parcelNumber, number),
	)
}
