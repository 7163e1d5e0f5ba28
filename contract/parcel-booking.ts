import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, moment } from './message.ts'
import { StaffOrder } from './staff-order.ts'

const booking = {
	path: '/orders/{number}/parcels/{parcel}/booking',
	params: { parcel: z.string().regex(/^[1-9]\d{0,3}$/) },
	needs: 'orders.process',
	answer: StaffOrder,
} as const
const refusals = ['PARCEL_REFUSED', 'COURIER_NOT_BOOKABLE'] as const

/** The same parcel is booked once, however often it is asked for. 503: nobody knows whether it was booked; ask again. */
export const bookParcel = endpoint({
	...booking,
	method: 'POST',
	summary: 'Has a courier collect a parcel, through the provider that the shop has an account with',
	body: message({
		/** Absent: as soon as the courier comes. */
		pickUpAt: ['PICKUP_DATE', moment.optional()],
	}),
	failures: {
		404: ['NO_SUCH_PARCEL', 'NO_SUCH_ORDER'],
		409: [...refusals, 'COURIER_ORIGIN_INCOMPLETE', 'COURIER_CLOSED', 'COURIER_PIN_MISSING'],
		422: 'BOOKING_REFUSED',
		503: 'COURIER_PROVIDER_AWAY',
	},
})

/** Its units may go into another parcel. BOOKING_COLLECTED: the courier has the parcel already. */
export const cancelBooking = endpoint({
	...booking,
	method: 'DELETE',
	summary: 'Tells the courier not to come; the parcel is not sent',
	failures: {
		404: ['NO_SUCH_PARCEL', 'NO_SUCH_ORDER'],
		409: [
			...refusals,
			'COURIER_ORIGIN_INCOMPLETE',
			'COURIER_CLOSED',
			'COURIER_PIN_MISSING',
			'BOOKING_COLLECTED',
		],
		422: 'BOOKING_REFUSED',
		503: 'COURIER_PROVIDER_AWAY',
	},
})
