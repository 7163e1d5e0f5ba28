import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import { type DueKey, eachDue } from '#website-api/modules/platform/timers/each-due.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import {
	parcelBooking,
	type ParcelBookingRow,
} from '#website-api/modules/sales/parcels/parcel-booking.table.ts'
import { isParcel, lockParcel } from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { askedEarlier } from './asked-parcel.ts'
import { bookClaimed, claim } from './book-parcel.command.ts'
import { cancelClaimed } from './cancel-booking.command.ts'
import { endWish, refuseWish } from './wish.command.ts'

/** Seconds until the next try, doubled with each: over an hour in all, then staff decide. */
const firstPause = 30
const mostTries = 7

/**
 * Books the couriers that staff asked for, or cancels them, where nobody waits for the answer any more or it never came; several processes share
 * them. Returns how many it worked on.
 */
export const workOnBookings = eachDue(
	{
		table: parcelBooking,
		at: parcelBooking.nextTryAt,
		pause: sql`${firstPause} * power(2, ${parcelBooking.tries})`,
		tries: parcelBooking.tries,
	},
	async (db, key, couriers: Couriers) => {
		const [wish] = await db.select().from(parcelBooking).where(isWish(key))
		if (wish) await work(db, couriers, wish)
	},
)

async function work(db: Database, couriers: Couriers, wish: ParcelBookingRow) {
	const { companyId, orderId, parcelNumber, pickupAt, askedBy } = wish
	const asked = askedEarlier({ db, couriers, companyId, orderId, parcel: parcelNumber, askedBy })
	try {
		const claimed = await claim(asked, keepWish)
		if (wish.isCancellation) await cancelClaimed(asked, claimed)
		else if (claimed.row.state === 'BOOKED') {
			await asked.change((tx) => endWish(tx, claimed.row, 'booking'))
		} else await bookClaimed(asked, claimed, pickupAt)
	} catch (error) {
		if (!(error instanceof Problem)) throw error
		await asked.change((tx, order) => noteRefusal(tx, order, wish, error))
	}
}

async function keepWish() {}

async function noteRefusal(
	tx: Transaction,
	order: OrderRow,
	wish: ParcelBookingRow,
	problem: Problem,
) {
	const isAway = problem.code === 'COURIER_PROVIDER_AWAY'
	if (isAway && wish.tries < mostTries) return
	const { companyId, orderId, parcelNumber: number, isCancellation } = wish
	if (isCancellation && !(await mayCome(tx, order, number))) {
		return endWish(tx, { companyId, orderId, number }, 'cancellation')
	}
	const kind = isCancellation ? 'cancellation' : 'booking'
	await refuseWish(tx, { companyId, orderId, number }, kind, problem)
	// Nobody knows whether a courier comes, or one comes that nobody wants.
	if (!isAway && !isCancellation) return
	await tx
		.update(parcel)
		.set({ staffSince: sql`now()` })
		.where(and(isParcel(companyId, orderId, number), isNull(parcel.staffSince)))
}

/** Whether a courier may still come for a parcel. */
async function mayCome(tx: Transaction, order: OrderRow, number: number): Promise<boolean> {
	const { state, provider } = await lockParcel(tx, order, number)
	return state === 'BOOKED' || (state === 'PREPARED' && provider !== null)
}

function isWish({ companyId, id }: DueKey) {
	return and(eq(parcelBooking.companyId, companyId), eq(parcelBooking.id, id))
}
