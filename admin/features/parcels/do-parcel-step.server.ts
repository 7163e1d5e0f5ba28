import { bookParcel, cancelBooking } from '#contract/parcel-booking.ts'
import { checkParcel, correctParcel, endParcel, sendParcel } from '#contract/parcel-step.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'
import { courierOf, type ParcelForm } from './parcel.form.ts'

const ends = { deliver: 'DELIVERED', take: 'RETURNED', lose: 'LOST', cancel: 'CANCELLED' } as const

/** Performs the step that a form of a parcel's page asks for. */
export function doParcelStep(
	api: OperatorApi,
	which: { number: string; parcel: string },
	{ act, tracking, later, courier, reason, pickUpAt }: ParcelForm,
) {
	const trackingNumber = tracking === '' ? undefined : tracking
	switch (act) {
		case 'book':
			return api.tryCall(bookParcel, {
				...which,
				body: { pickUpAt: pickUpAt === null ? undefined : new Date(pickUpAt) },
			})
		case 'unbook':
			return api.tryCall(cancelBooking, which)
		case 'ship':
			return api.tryCall(sendParcel, {
				...which,
				body: { trackingNumber, isNumberLater: later === 'yes' },
			})
		case 'correct':
			return api.tryCall(correctParcel, {
				...which,
				body: { reason, trackingNumber, courier: courierOf(courier) },
			})
		case 'check':
			return api.tryCall(checkParcel, which)
		default:
			return api.tryCall(endParcel, { ...which, body: { state: ends[act], reason } })
	}
}
