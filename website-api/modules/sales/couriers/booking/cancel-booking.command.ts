import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { KnownParcel } from '#website-api/modules/platform/couriers/courier-port.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { NO_DRIVER } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { moveParcel } from '#website-api/modules/sales/parcels/move-parcel.command.ts'
import { lockParcel } from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { recordParcelEvent } from '#website-api/modules/sales/parcels/record-event.command.ts'
import { newsOf } from '../pushes/courier-news.ts'
import type { AskedParcel } from './asked-parcel.ts'
import {
	askForBooking,
	callProvider,
	setParcel,
	claim,
	type ClaimedParcel,
	PATIENCE_SECONDS,
} from './book-parcel.command.ts'
import { endWish, wishForCourier } from './wish.command.ts'

/**
 * Cancels the booking of a parcel, also one of which nobody knows whether it was made: the provider is asked for it first. 409
 * BOOKING_COLLECTED where the courier was faster, which the parcel then shows. Where no answer comes, it is asked for again by itself.
 */
export async function cancelBooking(asked: AskedParcel): Promise<void> {
	const { askedBy } = asked
	const wish = { pickUpAt: null, askedBy, seconds: PATIENCE_SECONDS, isCancellation: true }
	const claimed = await claim(asked, (tx, row) => wishForCourier(tx, row, wish))
	try {
		await cancelClaimed(asked, claimed)
	} catch (error) {
		if (error instanceof Problem && error.code !== 'COURIER_PROVIDER_AWAY') {
			await asked.change((tx) => endWish(tx, claimed.row, 'cancellation'))
		}
		throw error
	}
}

/** The same of a parcel that is claimed already. */
export async function cancelClaimed(asked: AskedParcel, claimed: ClaimedParcel): Promise<void> {
	const told = await callProvider(asked, claimed, () => cancelAtProvider(asked, claimed))
	const isCancelled = await asked.change((tx, order) => store(tx, asked, order, told))
	if (!isCancelled) throw new Problem(409, 'BOOKING_COLLECTED')
}

async function cancelAtProvider(asked: AskedParcel, claimed: ClaimedParcel): Promise<KnownParcel> {
	const { row, bookable } = claimed
	const bookingId = row.providerOrderId ?? (await askForBooking(asked, claimed, null)).bookingId
	const { cancel } = bookable.gateway
	if (bookingId === null || cancel === null) throw new Problem(409, 'COURIER_NOT_BOOKABLE')
	return cancel(bookingId, 'The shop does not send it.')
}

async function store(
	tx: Transaction,
	{ askedBy, parcel: number }: AskedParcel,
	order: OrderRow,
	told: KnownParcel,
): Promise<boolean> {
	const row = await lockParcel(tx, order, number)
	await endWish(tx, row)
	if (told.state !== 'CANCELLED') {
		await setParcel(tx, row, { providerOrderId: told.bookingId })
		const { at } = onlyRow((await tx.execute<{ at: string }>(sql`select now() as at`)).rows)
		for (const news of newsOf(told, new Date(at))) await moveParcel(tx, row, news)
		return false
	}
	if (row.state === 'CANCELLED') return true
	await setParcel(tx, row, {
		state: 'CANCELLED',
		providerOrderId: told.bookingId,
		...NO_DRIVER,
		endedAt: sql`now()`,
	})
	await recordParcelEvent(tx, row, {
		kind: 'CANCELLED',
		isEffective: true,
		source: 'STAFF',
		madeBy: askedBy,
	})
	return true
}
