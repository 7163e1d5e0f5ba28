import type { sql } from 'drizzle-orm'
import { isInstantCourier } from '#contract/courier.ts'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { KnownParcel } from '#website-api/modules/platform/couriers/courier-port.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { orderById } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { parcel, type ParcelRow } from '#website-api/modules/sales/parcels/parcel.table.ts'
import {
	isParcel,
	lockParcel,
	parcelsOf,
} from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { recordParcelEvent } from '#website-api/modules/sales/parcels/record-event.command.ts'
import { refused } from '#website-api/modules/sales/parcels/send-parcel.command.ts'
import { instantClockOf } from '../instant/instant-setting.queries.ts'
import { isOpen } from '../instant/instant-terms.ts'
import type { AskedParcel } from './asked-parcel.ts'
import { type BookableCourier, bookableCourier } from './bookable-courier.queries.ts'
import { bookingRequest } from './booking-request.command.ts'
import { endWish, refuseWish, requireWanted, wishForCourier } from './wish.command.ts'

/** A parcel that is to be booked, or whose booking is to be asked for. */
export type ClaimedParcel = {
	order: OrderRow
	row: ParcelRow
	bookable: BookableCourier
	/** The provider was asked for it before, and may have booked it. */
	wasAsked: boolean
}

/** Longer than a provider's answer takes: from then on others ask for a booking whose caller has not got one. */
export const PATIENCE_SECONDS = 60

/**
 * Books a courier for a parcel, in three steps, since a provider is not called in a transaction: the parcel names the provider,
 * the provider is called with the parcel's own reference, and its answer is stored. Asked again, also at the same time or after
 * an answer was lost, the provider answers with the same booking; what is stopped in between is asked for again by itself. 404,
 * 409, 422 BOOKING_REFUSED, 503 COURIER_PROVIDER_AWAY.
 */
export async function bookParcel(asked: AskedParcel, pickUpAt: Date | null): Promise<void> {
	const { askedBy } = asked
	const claimed = await claim(asked, async (tx, row) => {
		await requireWanted(tx, row)
		if (row.state === 'BOOKED') await endWish(tx, row)
		else await wishForCourier(tx, row, { pickUpAt, askedBy, seconds: PATIENCE_SECONDS })
	})
	if (claimed.row.state === 'BOOKED') return
	try {
		await bookClaimed(asked, claimed, pickUpAt)
	} catch (error) {
		if (error instanceof Problem && error.code !== 'COURIER_PROVIDER_AWAY') {
			await asked.change((tx) => refuseWish(tx, claimed.row, 'booking', error))
		}
		throw error
	}
}

/** The same of a parcel that is claimed already. */
export async function bookClaimed(
	asked: AskedParcel,
	claimed: ClaimedParcel,
	pickUpAt: Date | null,
): Promise<void> {
	const told = await callProvider(asked, claimed, () => askForBooking(asked, claimed, pickUpAt))
	const isStored = await asked.change((tx, order) =>
		storeBooking(tx, asked, order, claimed, { told, pickupAt: pickUpAt }),
	)
	// Staff ended the parcel while the provider was called: nobody is to come for it.
	if (!isStored && told.bookingId !== null) {
		await claimed.bookable.gateway.cancel?.(told.bookingId, 'The order changed.')
	}
}

/** What the provider says of the booking, which it makes if there is none yet. @throws GatewayFailure */
export async function askForBooking(
	{ db }: AskedParcel,
	claimed: ClaimedParcel,
	pickUpAt: Date | null,
): Promise<KnownParcel> {
	const { order, row, bookable } = claimed
	const { gateway } = bookable
	if (!gateway.book) throw new Problem(409, 'COURIER_NOT_BOOKABLE')
	// One that was asked for before may be on its way, so that it is asked for whatever the time is.
	if (!claimed.wasAsked && isInstantCourier(bookable.courier)) {
		await requireOpen(db, order.companyId, pickUpAt)
	}
	const request = await bookingRequest(db, bookable, order, row, pickUpAt)
	// A refusal of the booking itself says that there is none, whatever was asked before.
	claimed.wasAsked = false
	const told = await gateway.book(request)
	claimed.wasAsked = true
	return told
}

/** 409 COURIER_CLOSED: the shop hands nothing over at that time. */
async function requireOpen(db: Database, companyId: number, at: Date | null) {
	const clock = await instantClockOf(db, companyId, at)
	if (clock && !isOpen(clock)) throw new Problem(409, 'COURIER_CLOSED')
}

/** The parcel with the provider that its booking is with, written down before it is called, with what else is noted then. */
export async function claim(
	asked: AskedParcel,
	note: (tx: Transaction, row: ParcelRow) => Promise<void>,
): Promise<ClaimedParcel> {
	const { db, couriers, companyId, orderId, parcel: number } = asked
	const order = await orderById(db, companyId, orderId)
	const seen = (await parcelsOf(db, order)).find(({ row }) => row.number === number)
	if (!seen) throw new Problem(404, 'NO_SUCH_PARCEL')
	requireUnsent(order, seen.row)
	const bookable = await bookableCourier(db, couriers, order, seen.row)
	if (!bookable) throw new Problem(409, 'COURIER_NOT_BOOKABLE')
	const { provider } = bookable.account
	return asked.change(async (tx, locked) => {
		const row = await lockParcel(tx, locked, number)
		requireUnsent(locked, row)
		if (row.provider !== null && row.provider !== provider) throw refused(row)
		await setParcel(tx, row, { provider })
		await note(tx, row)
		const wasAsked = row.provider !== null
		return { order: locked, row: { ...row, provider }, bookable, wasAsked }
	})
}

function requireUnsent(order: OrderRow, row: ParcelRow) {
	const isOpen = order.status === 'PROCESSING' || order.status === 'SHIPPING'
	if (!isOpen || (row.state !== 'PREPARED' && row.state !== 'BOOKED')) throw refused(row)
}

/**
 * Calls the provider; where it certainly has no booking, the parcel is free again. 422 BOOKING_REFUSED, 503
 * COURIER_PROVIDER_AWAY.
 */
export async function callProvider<T>(
	asked: AskedParcel,
	claimed: ClaimedParcel,
	call: () => Promise<T>,
): Promise<T> {
	try {
		return await call()
	} catch (error) {
		const isRefused =
			error instanceof Problem || (error instanceof GatewayFailure && error.kind === 'REFUSED')
		if (isRefused) await asked.change((tx, order) => release(tx, order, claimed))
		if (!(error instanceof GatewayFailure)) throw error
		if (error.kind !== 'REFUSED') throw new Problem(503, 'COURIER_PROVIDER_AWAY')
		throw new Problem(422, 'BOOKING_REFUSED', { params: { said: error.message.slice(0, 200) } })
	}
}

async function release(
	tx: Transaction,
	order: OrderRow,
	{ row: claimed, wasAsked }: ClaimedParcel,
) {
	const row = await lockParcel(tx, order, claimed.number)
	if (row.state === 'PREPARED' && !wasAsked) await setParcel(tx, row, { provider: null })
}

type Booking = { told: KnownParcel; pickupAt: Date | null }

/** Whether the parcel has this booking now. */
async function storeBooking(
	tx: Transaction,
	{ askedBy, parcel: number }: AskedParcel,
	order: OrderRow,
	{ row: { provider } }: ClaimedParcel,
	{ told, pickupAt }: Booking,
): Promise<boolean> {
	const row = await lockParcel(tx, order, number)
	const { bookingId, waybill, price, driver, link } = told
	await endWish(tx, row, 'booking')
	if (row.state !== 'PREPARED') return row.providerOrderId === bookingId
	await setParcel(tx, row, {
		state: 'BOOKED',
		provider,
		providerOrderId: bookingId,
		trackingNumber: waybill ?? row.trackingNumber,
		quotedPrice: price,
		driverName: driver?.name ?? null,
		driverPhone: driver?.phone || null,
		livePage: link,
		pickupAt,
	})
	const booked = { kind: 'BOOKED', isEffective: true, source: 'STAFF' } as const
	await recordParcelEvent(tx, row, { ...booked, madeBy: askedBy })
	return true
}

/** Changes columns of a locked parcel. */
export async function setParcel(
	tx: Transaction,
	{ companyId, orderId, number }: ParcelRow,
	values: Partial<typeof parcel.$inferInsert> | { endedAt: ReturnType<typeof sql> },
) {
	await tx
		.update(parcel)
		.set(values)
		.where(isParcel(companyId, orderId, number))
}
