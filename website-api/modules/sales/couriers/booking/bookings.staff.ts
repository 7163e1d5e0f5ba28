import { bookCouriers } from '#contract/order-batch.ts'
import {
	bookParcel as bookEndpoint,
	cancelBooking as cancelEndpoint,
} from '#contract/parcel-booking.ts'
import { answer } from '#website-api/http/answer.ts'
import {
	findStaffOrder,
	staffOrderOf,
} from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { askedByStaff, type StaffAsks } from './asked-parcel.ts'
import { askForMany } from './ask-for-many.command.ts'
import { bookParcel } from './book-parcel.command.ts'
import { cancelBooking } from './cancel-booking.command.ts'

/** Bookings of parcels with providers of couriers. */
export const bookingAnswers = [
	answer(bookEndpoint, async ({ body, ...asked }) => {
		await bookParcel(await askedByStaff(asked), body.pickUpAt ?? null)
		return orderOf(asked)
	}),
	answer(cancelEndpoint, async (asked) => {
		await cancelBooking(await askedByStaff(asked))
		return orderOf(asked)
	}),
	answer(bookCouriers, ({ body, ...asked }) =>
		askForMany(asked, body.numbers, body.pickUpAt ?? null),
	),
]

async function orderOf({ db, caller, params }: StaffAsks) {
	return staffOrderOf(db, await findStaffOrder(db, caller, params.number), caller)
}
