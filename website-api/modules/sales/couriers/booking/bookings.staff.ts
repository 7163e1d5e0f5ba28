import {
	bookParcel as bookEndpoint,
	cancelBooking as cancelEndpoint,
} from '#contract/parcel-booking.ts'
import { answer } from '#website-api/http/answer.ts'
import {
	findOperatorOrder,
	staffOrderOf,
} from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { type BookingAsked, bookParcel } from './book-parcel.command.ts'
import { cancelBooking } from './cancel-booking.command.ts'

/** Bookings of parcels with providers of couriers. */
export const bookingAnswers = [
	answer(bookEndpoint, async ({ body, ...asked }) => {
		await bookParcel(asked, body.pickUpAt ?? null)
		return orderOf(asked)
	}),
	answer(cancelEndpoint, async (asked) => {
		await cancelBooking(asked)
		return orderOf(asked)
	}),
]

async function orderOf({ db, operator, params }: BookingAsked) {
	return staffOrderOf(db, await findOperatorOrder(db, operator, params.number), operator)
}
