import { z } from 'zod'
import { enumOr, openEnum } from './open-enum.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { RupiahWire } from './envelope.ts'
import {
	BOOKING_REFUSALS,
	PARCEL_EVENT_KINDS,
	PARCEL_PROBLEMS,
	PARCEL_STATES,
} from './parcel-states.ts'
import { vendorCode } from './shipping.ts'

const ParcelItem = message({
	/** Of the order's line. */
	position: ['LINE_POSITION', z.number().int().min(0)],
	quantity: ['PARCEL_QTY', z.number().int().min(1)],
	name: ['PRODUCT_NAME', z.string()],
	variantLabel: ['VARIANT_LABEL', z.string()],
})

const ParcelEvent = message({
	kind: ['EVENT_KIND', enumOr(PARCEL_EVENT_KINDS, 'NOTE')],
	/** The courier's words; '' for what needs none. */
	said: ['EVENT_TEXT', z.string()],
	date: ['EVENT_DATE', moment],
})

/** A parcel of an order as its buyer sees it. */
export const Parcel = message({
	/** 1 is the order's first. */
	number: ['PARCEL_NUMBER', z.number().int().min(1)],
	state: ['PARCEL_STATE', openEnum(PARCEL_STATES)],
	/** What keeps it from arriving; null: nothing. */
	problem: ['PARCEL_PROBLEM', openEnum(PARCEL_PROBLEMS).nullable()],
	vendor: ['VENDOR_CODE', vendorCode],
	vendorName: ['VENDOR_NAME', z.string()],
	methodName: ['VENDOR_METHOD_NAME', z.string()],
	/** Null: the courier has given none yet. */
	trackingNumber: ['TRACKING_NUMBER', z.string().nullable()],
	/** The courier's tracking page; null: none. */
	trackingPage: ['TRACKING_URL', z.url().nullable()],
	/** Who brings it, while it is on its way; null: nobody says. */
	driver: [
		'DRIVER',
		message({
			name: ['DRIVER_NAME', z.string()],
			/** As the courier writes it; '': unknown. */
			phone: ['DRIVER_PHONE', z.string()],
		})
			.nullable()
			.default(null),
	],
	/** A page on which its way is followed; null: none. */
	livePage: ['LIVE_URL', z.url().nullable().default(null)],
	sentAt: ['SENT_DATE', moment.nullable()],
	endedAt: ['END_DATE', moment.nullable()],
	items: ['ITEM_LIST', z.array(ParcelItem)],
	/** What became of it, the oldest first. */
	events: ['EVENT_LIST', z.array(ParcelEvent)],
})
export type Parcel = Value<typeof Parcel>

const millimetres = z.number().int().min(1).nullable()

/** A parcel as staff see it. */
export const StaffParcel = message({
	...fieldsIn(Parcel),
	/** Names it to providers. */
	reference: ['PARCEL_REFERENCE', z.string()],
	method: ['VENDOR_METHOD', z.string()],
	weightGrams: ['WEIGHT_GRAMS', z.number().int().min(0)],
	/** All three or none are known. */
	lengthMm: ['LENGTH_MM', millimetres],
	widthMm: ['WIDTH_MM', millimetres],
	heightMm: ['HEIGHT_MM', millimetres],
	/** Where it is booked; null: by hand. */
	provider: ['PROVIDER', z.string().nullable()],
	providerOrderId: ['PROVIDER_ORDER_ID', z.string().nullable()],
	/** A courier that is being asked for, or was refused; null: neither. */
	booking: [
		'BOOKING',
		message({
			/** null: it is still being asked for. */
			refusal: ['CODE', openEnum(BOOKING_REFUSALS).nullable()],
			/** The provider's words; '': none. */
			said: ['SAID', z.string()],
			/** It is asked not to come. */
			isCancellation: ['IS_CANCELLATION', z.boolean().default(false)],
		})
			.nullable()
			.default(null),
	],
	/** The provider's label is stored. */
	hasLabel: ['HAS_LABEL', z.boolean()],
	pickupAt: ['PICKUP_DATE', moment.nullable()],
	quotedPrice: ['QUOTED_PRICE', RupiahWire.nullable()],
	billedPrice: ['BILLED_PRICE', RupiahWire.nullable()],
	/** Since when staff have to decide something about it; null: nothing. */
	staffSince: ['STAFF_SINCE', moment.nullable()],
	/** null: made with the order's own step. */
	madeBy: ['MADE_BY', z.string().nullable()],
	madeAt: ['MADE_DATE', moment],
})
export type StaffParcel = Value<typeof StaffParcel>
