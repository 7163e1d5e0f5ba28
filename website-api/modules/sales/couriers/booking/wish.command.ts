import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { BOOKING_REFUSALS } from '#contract/parcel-states.ts'
import type { Transaction } from '#website-api/db/database.ts'
import type { Problem } from '#website-api/http/problem.ts'
import { parcelBooking } from '#website-api/modules/sales/parcels/parcel-booking.table.ts'
import type { ParcelRow } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { refused } from '#website-api/modules/sales/parcels/send-parcel.command.ts'

type ParcelKey = Pick<ParcelRow, 'companyId' | 'orderId' | 'number'>

type Wish = {
	pickUpAt: Date | null
	askedBy: string
	/** Until it is worked on, unless who asks does it. */
	seconds: number
	/** Of a booking that is not wanted any more. */
	isCancellation?: boolean
}

/**
 * Writes down that a courier, or that none, is asked for; asked again, it begins anew. 409 PARCEL_REFUSED while its cancellation is
 * under way.
 */
export async function wishForCourier(
	tx: Transaction,
	row: ParcelRow,
	{ pickUpAt, askedBy, seconds, isCancellation = false }: Wish,
) {
	if (!isCancellation) await requireWanted(tx, row)
	const { companyId, orderId, number: parcelNumber } = row
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
			isCancellation,
			nextTryAt: sql`now() + make_interval(secs => ${seconds})`,
		})
		.onConflictDoUpdate({
			target: [company, order, number],
			set: {
				pickupAt: pickUpAt,
				askedBy,
				isCancellation,
				tries: 0,
				nextTryAt: sql`excluded.next_try_at`,
				refusal: null,
				said: '',
			},
		})
}

/** 409 PARCEL_REFUSED: a provider is asked to cancel the parcel's booking, and has not answered yet. */
export async function requireWanted(tx: Transaction, row: ParcelRow) {
	const isUnderWay = and(parcelBooking.isCancellation, isNotNull(parcelBooking.nextTryAt))
	const [found] = await tx
		.select({ id: parcelBooking.id })
		.from(parcelBooking)
		.where(and(isOfParcel(row), isUnderWay))
	if (found) throw refused(row)
}

/** What is asked for. Staff may ask for the other meanwhile, which then goes on. */
type WishKind = 'booking' | 'cancellation'

/** There is an answer, or none is wanted any more; by no kind, whatever was asked for. */
export async function endWish(tx: Transaction, key: ParcelKey, kind?: WishKind) {
	await tx.delete(parcelBooking).where(isOfParcel(key, kind))
}

/** Nobody comes; staff are told why until they ask again. */
export async function refuseWish(
	tx: Transaction,
	key: ParcelKey,
	kind: WishKind,
	{ code, details }: Problem,
) {
	const refusal = BOOKING_REFUSALS.find((one) => one === code) ?? 'PARCEL_REFUSED'
	await tx
		.update(parcelBooking)
		.set({ nextTryAt: null, refusal, said: String(details.params?.said ?? '').slice(0, 200) })
		.where(isOfParcel(key, kind))
}

function isOfParcel({ companyId, orderId, number }: ParcelKey, kind?: WishKind) {
	return and(
		kind && eq(parcelBooking.isCancellation, kind === 'cancellation'),
		eq(parcelBooking.companyId, companyId),
		eq(parcelBooking.orderId, orderId),
		eq(parcelBooking.parcelNumber, number),
	)
}
