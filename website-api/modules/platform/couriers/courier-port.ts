import type { Pin } from '#contract/pin.ts'
import type { CourierCode } from '#contract/courier.ts'

/** A place as couriers' providers know it. */
export type CourierPlace = {
	/** Ours, e.g. 31.74.01. */
	district: string
	/** The provider's id of it; null: none is known. */
	areaId: string | null
	postcode: string | null
}

/** From where to where a courier drives at once; absent in what others are asked. */
export type Trip = { from: Pin; to: Pin }

export type RateRequest = {
	trip?: Trip | undefined
	from: CourierPlace
	to: CourierPlace
	/** What is charged, in grams. */
	grams: number
	/** Whole rupiah, of the content. */
	value: number
	couriers: readonly CourierCode[]
}

/** What a service asks for a parcel. */
export type CourierRate = {
	courier: CourierCode
	/** The provider's code of the service, in small letters, e.g. "reg". */
	service: string
	/** As the courier calls it, e.g. "Reguler". */
	serviceName: string
	/** Whole rupiah, without insurance. */
	price: number
	/** From hand-over; null: the provider does not say, or says nothing that can be read. */
	days: { min: number; max: number } | null
	/** The most hours, of a service that arrives on the same day. */
	hours?: number | undefined
}

/** An area of the provider, one of those that a search finds. */
export type CourierArea = {
	id: string
	/** As the provider writes it. */
	label: string
	/** Names of the district, the city or regency, and the province. */
	district: string
	city: string
	province: string
	postcode: string
}

/** Who sends or receives, and where. */
export type CourierContact = CourierPlace & {
	name: string
	/** E.164. */
	phone: string
	address: string
	note: string
}

export type ParcelItem = {
	name: string
	/** Whole rupiah, grams and pieces. */
	value: number
	grams: number
	quantity: number
	/** Centimetres. */
	size: { length: number; width: number; height: number } | null
}

export type BookingRequest = {
	/** Ours, the same for every try of one booking. */
	reference: string
	courier: CourierCode
	service: string
	from: CourierContact
	to: CourierContact
	items: readonly ParcelItem[]
	/** Null: as soon as the courier comes. */
	pickUpAt: Date | null
	note: string
	/** What the courier is to collect from the recipient, in whole rupiah; null: nothing. */
	collect: number | null
	/** The insured value; null: not insured. */
	insured: number | null
	/** For couriers that drive at once. */
	trip?: Trip | undefined
}

/**
 * What became of a booked parcel.
 *
 * - BOOKED: the courier has not come yet.
 * - PICKED_UP, DELIVERED.
 * - ON_HOLD: the courier waits for something.
 * - RETURNING, RETURNED: back to the shop.
 * - LOST: destroyed or disposed of.
 * - REFUSED: the recipient or the courier did not take it.
 * - CANCELLED: nobody comes, e.g. no courier was found.
 * - UNCLEAR: for staff, a word that we do not know.
 */
export const COURIER_STATES = [
	'BOOKED',
	'PICKED_UP',
	'ON_HOLD',
	'DELIVERED',
	'RETURNING',
	'RETURNED',
	'LOST',
	'REFUSED',
	'CANCELLED',
	'UNCLEAR',
] as const
export type CourierState = (typeof COURIER_STATES)[number]

export type CourierEvent = {
	at: Date
	state: CourierState
	/** The courier's words. */
	said: string
}

/** A parcel as its provider knows it. */
export type KnownParcel = {
	state: CourierState
	/** The provider's own; null: a parcel that was not booked through it. */
	bookingId: string | null
	/** Null: the courier has not given it yet. */
	waybill: string | null
	/** What the provider charges now, in whole rupiah; null: it does not say. */
	price: number | null
	/** A page of the courier, for instance with a map; null: there is none. */
	link: string | null
	/** Who brings it; absent: nobody yet, or nobody says. */
	driver?: { name: string; phone: string } | undefined
	/** In the order of their time; empty: the provider tells only the state. */
	events: CourierEvent[]
	/** The provider's own words, for staff. */
	said: string
}

/** A parcel that is asked for: by its booking, or by the number that the courier gave it. */
export type AskedParcel =
	| { bookingId: string }
	| {
			courier: CourierCode
			waybill: string
			/** E.164, of the recipient: some couriers want its end. */
			phone: string | null
	  }

/** What is printed on a parcel's label. */
export type CourierLabel = {
	waybill: string
	/** The courier's code of its sorting centre; null: it has none. */
	routingCode: string | null
	/** A PDF; null: the shop prints a label of its own with the two. */
	pdf: Uint8Array | null
}

/**
 * What a push is about. Nothing in it is believed, so that it is only a reason to ask.
 *
 * - VALID: `eventKey` is the same for every repetition of the same event.
 * - INSTALLATION: the provider tries the address.
 * - FORGED: its proof is wrong or missing.
 * - UNREADABLE: not what this provider sends.
 */
export type CourierPush =
	| { verdict: 'VALID'; bookingId: string; eventKey: string }
	| { verdict: 'INSTALLATION' | 'FORGED' | 'UNREADABLE' }

/** A provider of couriers. No other code knows its words. What is null it does not do. */
export type CourierGateway = {
	/** @throws GatewayFailure REFUSED: it does not serve the place, or knows it by no id that we have */
	rates: (request: RateRequest) => Promise<CourierRate[]>
	/** Areas that a text or a postcode finds. @throws GatewayFailure */
	areas: ((text: string) => Promise<CourierArea[]>) | null
	/** Books a parcel; with a reference that was booked before, answers that parcel. @throws GatewayFailure */
	book: ((request: BookingRequest) => Promise<KnownParcel>) | null
	/** Cancels a booking; one that was picked up stays so. @throws GatewayFailure */
	cancel: ((bookingId: string, reason: string) => Promise<KnownParcel>) | null
	/** Null: the courier has given no number yet. @throws GatewayFailure */
	label: ((bookingId: string) => Promise<CourierLabel | null>) | null
	/** Null: the provider knows of no such parcel. @throws GatewayFailure */
	track: ((parcel: AskedParcel) => Promise<KnownParcel | null>) | null
	readPush: ((headers: Headers, body: Uint8Array) => CourierPush) | null
}
