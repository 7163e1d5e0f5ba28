import { and, eq, inArray, notInArray, or } from 'drizzle-orm'
import { COURIER_PROVIDERS } from '#contract/courier.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { parcelBooking } from '#website-api/modules/sales/parcels/parcel-booking.table.ts'
import { parcelEvent } from '#website-api/modules/sales/parcels/parcel-event.table.ts'
import { NO_DRIVER, parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'

/**
 * What couriers and staff said of parcels, e.g. who took one. A parcel keeps what it weighed, its number and its times.
 */
export async function eraseParcels(
	tx: Transaction,
	{ companyId, customerId }: { companyId: number; customerId: string },
) {
	const theirs = and(eq(orders.companyId, companyId), eq(orders.customerId, customerId))
	const orderIds = tx.select({ id: orders.id }).from(orders).where(theirs)
	await tx
		.update(parcelEvent)
		.set({ said: '' })
		.where(and(eq(parcelEvent.companyId, companyId), inArray(parcelEvent.orderId, orderIds)))
	await tx
		.update(parcel)
		.set(NO_DRIVER)
		.where(and(eq(parcel.companyId, companyId), inArray(parcel.orderId, orderIds)))
	await tx
		.delete(parcelBooking)
		.where(and(eq(parcelBooking.companyId, companyId), inArray(parcelBooking.orderId, orderIds)))
}

/** What providers of couriers and of payments sent about a customer's orders: it may name them. */
export async function eraseMessages(
	tx: Transaction,
	{ companyId, customerId }: { companyId: number; customerId: string },
) {
	const theirs = and(eq(orders.companyId, companyId), eq(orders.customerId, customerId))
	const orderIds = tx.select({ id: orders.id }).from(orders).where(theirs)
	const bookings = tx
		.select({ reference: parcel.providerOrderId })
		.from(parcel)
		.where(and(eq(parcel.companyId, companyId), inArray(parcel.orderId, orderIds)))
	const attempts = tx
		.select({ reference: paymentAttempt.reference })
		.from(paymentAttempt)
		.where(and(eq(paymentAttempt.companyId, companyId), inArray(paymentAttempt.orderId, orderIds)))
	const isOfThem = or(
		and(
			inArray(providerMessage.provider, [...COURIER_PROVIDERS]),
			inArray(providerMessage.reference, bookings),
		),
		and(
			notInArray(providerMessage.provider, [...COURIER_PROVIDERS]),
			inArray(providerMessage.reference, attempts),
		),
	)
	await tx.delete(providerMessage).where(and(eq(providerMessage.companyId, companyId), isOfThem))
}
