import type { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import type { KnownParcel } from '#website-api/modules/platform/couriers/courier-port.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { inStaffOrder } from '#website-api/modules/sales/orders/change-staff-order.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { orderById } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { findOperatorOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { parcel, type ParcelRow } from '#website-api/modules/sales/parcels/parcel.table.ts'
import {
	isParcel,
	lockParcel,
	parcelsOf,
} from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { recordParcelEvent } from '#website-api/modules/sales/parcels/record-event.command.ts'
import { refused } from '#website-api/modules/sales/parcels/send-parcel.command.ts'
import { type BookableCourier, bookableCourier } from './bookable-courier.queries.ts'
import { bookingRequest } from './booking-request.command.ts'

/** A request of staff about a parcel. */
export type BookingAsked = {
	db: Database
	couriers: Couriers
	operator: Operator
	params: { number: string; parcel: string }
}

/** A parcel that is to be booked, or whose booking is to be asked for. */
export type ClaimedParcel = { order: OrderRow; row: ParcelRow; bookable: BookableCourier }

/**
 * Books a courier for a parcel, in three steps, since a provider is not called in a transaction: the parcel names the provider,
 * the provider is called with the parcel's own reference, and its answer is stored. Asked again, also at the same time or after
 * an answer was lost, the provider answers with the same booking. 404, 409, 422 BOOKING_REFUSED, 503 COURIER_PROVIDER_AWAY.
 */
export async function bookParcel(asked: BookingAsked, pickUpAt: Date | null): Promise<void> {
	const claimed = await claim(asked)
	if (claimed.row.state === 'BOOKED') return
	const told = await callProvider(asked, claimed, () => askForBooking(asked, claimed, pickUpAt))
	const isStored = await inStaffOrder(asked, (tx, order) =>
		storeBooking(tx, asked, order, told, pickUpAt),
	)
	// Staff ended the parcel while the provider was called: nobody is to come for it.
	if (!isStored && told.bookingId !== null) {
		await claimed.bookable.gateway.cancel?.(told.bookingId, 'The order changed.')
	}
}

/** What the provider says of the booking, which it makes if there is none yet. @throws GatewayFailure */
export async function askForBooking(
	{ db }: BookingAsked,
	{ order, row, bookable }: ClaimedParcel,
	pickUpAt: Date | null,
): Promise<KnownParcel> {
	const { gateway } = bookable
	if (!gateway.book) throw new Problem(409, 'COURIER_NOT_BOOKABLE')
	return gateway.book(await bookingRequest(db, bookable, order, row, pickUpAt))
}

/** The parcel with the provider that its booking is with, written down before it is called. */
export async function claim(asked: BookingAsked): Promise<ClaimedParcel> {
	const { db, couriers, operator, params } = asked
	const { companyId, id } = await findOperatorOrder(db, operator, params.number)
	const order = await orderById(db, companyId, id)
	const seen = (await parcelsOf(db, order)).find(({ row }) => String(row.number) === params.parcel)
	if (!seen) throw new Problem(404, 'NO_SUCH_PARCEL')
	requireUnsent(order, seen.row)
	const bookable = await bookableCourier(db, couriers, order, seen.row)
	if (!bookable) throw new Problem(409, 'COURIER_NOT_BOOKABLE')
	const { provider } = bookable.account
	return inStaffOrder(asked, async (tx, locked) => {
		const row = await lockParcel(tx, locked, seen.row.number)
		requireUnsent(locked, row)
		if (row.provider !== null && row.provider !== provider) throw refused(row)
		await setParcel(tx, row, { provider })
		return { order: locked, row: { ...row, provider }, bookable }
	})
}

function requireUnsent(order: OrderRow, row: ParcelRow) {
	const isOpen = order.status === 'PROCESSING' || order.status === 'SHIPPING'
	if (!isOpen || (row.state !== 'PREPARED' && row.state !== 'BOOKED')) throw refused(row)
}

/** Calls the provider; where it refuses, the parcel is free again. 422 BOOKING_REFUSED, 503 COURIER_PROVIDER_AWAY. */
export async function callProvider<T>(
	asked: BookingAsked,
	{ row }: ClaimedParcel,
	call: () => Promise<T>,
): Promise<T> {
	try {
		return await call()
	} catch (error) {
		const isRefused =
			error instanceof Problem || (error instanceof GatewayFailure && error.kind === 'REFUSED')
		if (isRefused && row.providerOrderId === null)
			await inStaffOrder(asked, (tx, order) => release(tx, order, row))
		if (!(error instanceof GatewayFailure)) throw error
		if (error.kind !== 'REFUSED') throw new Problem(503, 'COURIER_PROVIDER_AWAY')
		throw new Problem(422, 'BOOKING_REFUSED', { params: { said: error.message.slice(0, 200) } })
	}
}

async function release(tx: Transaction, order: OrderRow, { number }: ParcelRow) {
	const row = await lockParcel(tx, order, number)
	if (row.state === 'PREPARED') await setParcel(tx, row, { provider: null })
}

/** Whether the parcel has this booking now. */
async function storeBooking(
	tx: Transaction,
	{ operator, params }: BookingAsked,
	order: OrderRow,
	{ bookingId, waybill, price }: KnownParcel,
	pickupAt: Date | null,
): Promise<boolean> {
	const row = await lockParcel(tx, order, Number(params.parcel))
	if (row.state !== 'PREPARED') return row.providerOrderId === bookingId
	await setParcel(tx, row, {
		state: 'BOOKED',
		providerOrderId: bookingId,
		trackingNumber: waybill ?? row.trackingNumber,
		quotedPrice: price,
		pickupAt,
	})
	const told = { kind: 'BOOKED', isEffective: true, source: 'STAFF' } as const
	await recordParcelEvent(tx, row, { ...told, madeBy: operator.label })
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
