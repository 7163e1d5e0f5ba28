import { courierServiceName } from '#contract/courier-name.ts'
import type { StaffOrder } from '#contract/staff-order.ts'
import type { StaffParcel } from '#contract/parcel.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** Orders whose couriers are booked together, with what became of each of their parcels. */
export function bookingRows(orders: StaffOrder[], locale: Locale) {
	return orders.map(({ number, customerName, parcels, shipments }) => ({
		number,
		buyer: customerName,
		courier: shipments[0]
			? courierServiceName(shipments[0].vendorName, shipments[0].methodName)
			: '',
		parcels: parcels
			.filter(({ state }) => state !== 'CANCELLED')
			.map((parcel) => ({
				number: parcel.number,
				state: parcel.state,
				problem: parcel.problem,
				tracking: parcel.trackingNumber,
				pickUp: parcel.pickupAt && formatDateTime(parcel.pickupAt, locale),
				outcome: outcomeOf(parcel),
				said: parcel.booking?.said ?? '',
			})),
	}))
}
export type BookingRow = ReturnType<typeof bookingRows>[number]

function outcomeOf({ state, booking, provider }: StaffParcel) {
	if (booking)
		return (
			booking.refusal ?? (booking.isCancellation ? ('CANCELLING' as const) : ('ASKED' as const))
		)
	if (state === 'BOOKED') return 'BOOKED' as const
	// Its caller has not got an answer, and nobody asks again by itself.
	return state === 'PREPARED' && provider !== null ? ('COURIER_PROVIDER_AWAY' as const) : null
}
