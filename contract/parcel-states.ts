/** What a parcel ends with, from which it does not move any more. */
export const PARCEL_ENDS = ['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED'] as const

/**
 * What becomes of a parcel. It only moves forward, and the last four are ends. LOST: it does not arrive. CANCELLED: it was not sent,
 * and its units may go into another parcel.
 */
export const PARCEL_STATES = ['PREPARED', 'BOOKED', 'SHIPPED', ...PARCEL_ENDS] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/** What keeps a parcel that is on its way from arriving. */
export const PARCEL_PROBLEMS = ['ON_HOLD', 'RETURNING'] as const
export type ParcelProblem = (typeof PARCEL_PROBLEMS)[number]

/** What is reported of a parcel: a state, a problem or its end (MOVING), its number, its price, or anything else. */
export const PARCEL_EVENT_KINDS = [
	...PARCEL_STATES,
	...PARCEL_PROBLEMS,
	'MOVING',
	'NUMBER',
	'PRICE',
	'NOTE',
] as const
export type ParcelEventKind = (typeof PARCEL_EVENT_KINDS)[number]

/**
 * Why a courier is not booked. COURIER_NOT_BOOKABLE: no account has the courier. COURIER_ORIGIN_INCOMPLETE: the shop has not
 * said where parcels are collected. COURIER_CLOSED: it drives at once, and the shop hands nothing over then. COURIER_PIN_MISSING: it
 * drives at once, and nobody knows where to. BOOKING_REFUSED: the provider says no. COURIER_PROVIDER_AWAY: it never answered.
 */
export const BOOKING_REFUSALS = [
	'PARCEL_REFUSED',
	'COURIER_NOT_BOOKABLE',
	'COURIER_ORIGIN_INCOMPLETE',
	'COURIER_CLOSED',
	'COURIER_PIN_MISSING',
	'BOOKING_REFUSED',
	'COURIER_PROVIDER_AWAY',
] as const
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number]
