import { z } from 'zod'
import { Place } from './address.ts'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { givenName } from './person-name.ts'
import { VENDOR_CODES } from './shipping-methods.ts'
import { StaffOrder } from './staff-order.ts'
import { lineText, linesText } from './text.ts'
import { TrackingNumberWire } from './tracking-number.ts'

/** What can be corrected in an order; STATUS: a step back. */
export const CORRECTED_FIELDS = [
	'STATUS',
	'TRACKING_NUMBER',
	'COURIER',
	'RECIPIENT',
	'PHONE',
	'ADDRESS',
	'NOTE',
] as const

const { district: _district, ...typed } = fieldsIn(Place)
/** What of an address can be corrected. */
export const TypedPlace = message(typed)
const reason = lineText().min(3).max(200)

/** Absent fields stay. The district stays, since it makes the shipping price. */
export const WantedCorrection = message({
	/** Visible to staff only. */
	reason: ['REASON', reason],
	/** Once it is sent. */
	trackingNumber: ['TRACKING_NUMBER', TrackingNumberWire.optional()],
	/** Until it is delivered. */
	courier: [
		'COURIER',
		message({
			vendorCode: ['VENDOR_CODE', z.enum(VENDOR_CODES)],
			vendorMethod: ['VENDOR_METHOD', lineText().max(40)],
		}).optional(),
	],
	/** Recipient, phone, address and note: until it is sent. */
	name: ['CUSTOMER_NAME', givenName({ max: 100 }).optional()],
	/** E.164. */
	phone: [
		'CUSTOMER_PHONE',
		z
			.string()
			.regex(/^\+\d{8,15}$/)
			.optional(),
	],
	address: ['ADDRESS', TypedPlace.optional()],
	note: ['NOTE', linesText().max(500).optional()],
})
export type WantedCorrection = Value<typeof WantedCorrection>

export const correctStaffOrder = endpoint({
	method: 'POST',
	path: '/orders/{number}/correction',
	summary: 'Corrects tracking number, courier, recipient, address or note',
	needs: 'orders.process',
	body: WantedCorrection,
	answer: StaffOrder,
	failures: { 404: 'NO_SUCH_ORDER', 409: 'CORRECTION_TOO_LATE', 422: 'COURIER_UNKNOWN' },
})

/** PROCESSING to PAYMENT_CONFIRMED, or SHIPPING to PROCESSING. */
export const stepOrderBack = endpoint({
	method: 'POST',
	path: '/orders/{number}/step-back',
	summary: 'Takes a packed or sent order one step back',
	needs: 'orders.process',
	body: message({ reason: ['REASON', reason] }),
	answer: StaffOrder,
	failures: {
		404: 'NO_SUCH_ORDER',
		409: ['TRANSITION_REFUSED', 'RETURN_OPEN', 'PARCEL_WITH_COURIER'],
	},
})

const OrderCorrection = message({
	field: ['FIELD', z.enum(CORRECTED_FIELDS)],
	/** Of the parcel; null: the order. */
	parcelNumber: ['PARCEL_NUMBER', z.number().int().nullable().default(null)],
	before: ['BEFORE', z.string()],
	after: ['AFTER', z.string()],
	reason: ['REASON', z.string()],
	/** null: the buyer. */
	madeBy: ['MADE_BY', z.string().nullable()],
	at: ['CORRECT_DATE', moment],
})
export type OrderCorrection = Value<typeof OrderCorrection>

const CorrectedCourier = message({
	vendorCode: ['VENDOR_CODE', z.enum(VENDOR_CODES)],
	vendorMethod: ['VENDOR_METHOD', z.string()],
	name: ['NAME', z.string()],
})
export type CorrectedCourier = Value<typeof CorrectedCourier>

export const listOrderCorrections = endpoint({
	method: 'GET',
	path: '/orders/{number}/corrections',
	summary: 'Corrections of an order, the oldest first',
	needs: 'orders.read',
	answer: message({
		list: ['list', z.array(OrderCorrection)],
		/** Couriers that it can be corrected to. */
		couriers: ['COURIER_LIST', z.array(CorrectedCourier)],
	}),
	failures: { 404: 'NO_SUCH_ORDER' },
})

/** The buyer corrects recipient and address until the order is packed; the district stays. */
export const AddressCorrection = message({
	name: ['CUSTOMER_NAME', givenName({ max: 100 })],
	address: ['ADDRESS', TypedPlace],
})
export type AddressCorrection = Value<typeof AddressCorrection>
