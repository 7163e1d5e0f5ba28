import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { WantedCorrection } from './order-correction.ts'
import { PARCEL_ENDS, PARCEL_PROBLEMS, PARCEL_STATES } from './parcel-states.ts'
import { StaffOrder } from './staff-order.ts'
import { lineText } from './text.ts'
import { TrackingNumberWire } from './tracking-number.ts'

const step = { method: 'POST', answer: StaffOrder, needs: 'orders.process' } as const
const params = { parcel: z.string().regex(/^[1-9]\d{0,3}$/) }
const failures = { 404: ['NO_SUCH_PARCEL', 'NO_SUCH_ORDER'], 409: 'PARCEL_REFUSED' } as const
const { reason, courier } = fieldsIn(WantedCorrection)

const millimetres = z.number().int().min(1).max(5_000).optional()

/** A parcel to be made. What is absent is what the order has. */
export const WantedParcel = message({
	/** How many parcels the order has had, as the caller knows it: 409 ORDER_CHANGED if somebody else was faster. */
	known: ['PARCEL_COUNT', z.number().int().min(0)],
	/** Absent: all units that are in no parcel. */
	items: [
		'ITEM_LIST',
		z
			.array(
				message({
					position: ['LINE_POSITION', z.number().int().min(0)],
					quantity: ['PARCEL_QTY', z.number().int().min(1)],
				}),
			)
			.min(1)
			.max(50)
			.optional(),
	],
	courier,
	trackingNumber: ['TRACKING_NUMBER', TrackingNumberWire.optional()],
	weightGrams: ['WEIGHT_GRAMS', z.number().int().min(1).max(1_000_000).optional()],
	/** All three or none. */
	lengthMm: ['LENGTH_MM', millimetres],
	widthMm: ['WIDTH_MM', millimetres],
	heightMm: ['HEIGHT_MM', millimetres],
})
export type WantedParcel = Value<typeof WantedParcel>

export const prepareParcel = endpoint({
	...step,
	path: '/orders/{number}/parcels',
	summary: 'Puts units of a packed order into a parcel',
	body: WantedParcel,
	failures: {
		404: 'NO_SUCH_ORDER',
		409: ['PARCEL_REFUSED', 'ORDER_CHANGED', 'PARCEL_UNITS', 'PARCEL_COD_WHOLE'],
		422: ['COURIER_UNKNOWN', 'FIELD_REQUIRED'],
	},
})

/** Without a number where the courier gives it later. */
export const sendParcel = endpoint({
	...step,
	path: '/orders/{number}/parcels/{parcel}/shipment',
	params,
	summary: 'Hands one parcel over; with the first one the order is sent',
	body: message({
		trackingNumber: ['TRACKING_NUMBER', TrackingNumberWire.optional()],
		/** The courier gives the number later. */
		isNumberLater: ['IS_NUMBER_LATER', z.boolean().default(false)],
	}),
	failures: { ...failures, 422: 'TRACKING_NUMBER_REQUIRED' },
})

/** What became of a parcel: LOST also where it is not sent at all. RETURNED and LOST free its units, to be sent again. */
export const endParcel = endpoint({
	...step,
	path: '/orders/{number}/parcels/{parcel}/end',
	params,
	summary:
		'Records that a parcel was delivered, came back, is lost, or is not sent; with the last delivery the order is delivered',
	body: message({
		state: ['PARCEL_STATE', z.enum(PARCEL_ENDS)],
		/** Required but for DELIVERED. */
		reason: ['REASON', lineText().max(200).default('')],
	}),
	failures: { ...failures, 422: 'FIELD_REQUIRED' },
})

export const correctParcel = endpoint({
	...step,
	path: '/orders/{number}/parcels/{parcel}/correction',
	params,
	summary: 'Corrects tracking number or courier of a parcel, or fills in a number that came later',
	body: message({
		reason,
		trackingNumber: ['TRACKING_NUMBER', TrackingNumberWire.optional()],
		courier,
	}),
	failures: { ...failures, 422: 'COURIER_UNKNOWN' },
})

export const checkParcel = endpoint({
	...step,
	path: '/orders/{number}/parcels/{parcel}/check',
	params,
	summary: 'Takes a parcel off the list of those that wait for staff',
	failures: { 404: failures[404] },
})

const ParcelToCheck = message({
	orderNumber: ['ORDER_NUMBER', z.string()],
	parcel: ['PARCEL_NUMBER', z.number().int()],
	customerName: ['CUSTOMER_NAME', z.string()],
	state: ['PARCEL_STATE', z.enum(PARCEL_STATES)],
	problem: ['PARCEL_PROBLEM', z.enum(PARCEL_PROBLEMS).nullable()],
	since: ['STAFF_SINCE', moment],
})
export type ParcelToCheck = Value<typeof ParcelToCheck>

export const listParcelsToCheck = endpoint({
	method: 'GET',
	path: '/parcels-to-check',
	summary: 'Parcels about which staff have to decide something, the oldest first, up to 100',
	needs: 'orders.read',
	answer: z.object({ list: z.array(ParcelToCheck) }),
})
