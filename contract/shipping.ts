import { z } from 'zod'
import { CartLine } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { RupiahSumWire, RupiahWire } from './envelope.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { enumOr } from './open-enum.ts'
import { districtCode } from './region.ts'
import { SHIPMENT_GROUPS } from './shipping-methods.ts'

/** A vendor's code in responses, including unknown vendors. */
export const vendorCode = z.string().min(1).max(40)
export const shipmentGroup = enumOr(SHIPMENT_GROUPS, 'others')
/** Path on the storefront, e.g. /couriers/sicepat.svg; any other address is replaced by a placeholder. */
export const courierPicture = z
	.string()
	.regex(/^\/(?:couriers\/[a-z0-9-]+\.svg|media\/[a-z0-9]{8,64}\/\d{2,4}\.(?:avif|webp|jpg))$/)
	.catch('/couriers/placeholder.svg')

/** Shipping method catalogue entry (spec section 3): all seven fields. */
export const ShippingMethod = message({
	vendor: ['VENDOR_CODE', vendorCode],
	method: ['VENDOR_METHOD', z.string()],
	vendorName: ['VENDOR_NAME', z.string()],
	methodName: ['VENDOR_METHOD_NAME', z.string()],
	group: ['VENDOR_METHOD_GROUP', shipmentGroup],
	imageUrl: ['VENDOR_METHOD_IMAGE_URL', courierPicture],
	sequence: ['VENDOR_METHOD_SEQ_NO', z.number().int()],
})
export type ShippingMethod = Value<typeof ShippingMethod>

/** A method with its price and estimate for one destination and weight. */
export const ShippingOffer = message({
	...fieldsIn(ShippingMethod),
	/** Whole rupiah. */
	price: ['SHIPPING_PRICE', RupiahSumWire],
	/** Days from hand-over; both 0 with `etaHours` for same-day couriers. */
	etaDaysMin: ['ETA_DAYS_MIN', z.number().int().min(0)],
	etaDaysMax: ['ETA_DAYS_MAX', z.number().int().min(0)],
	etaHours: ['ETA_HOURS', z.number().int().min(1).nullable()],
	/** Its courier or the shop names the days; false: they are a guess, which promises nothing. */
	isEtaKnown: ['IS_ETA_KNOWN', z.boolean().default(true)],
	/** What the courier charges, by weight or by volume; null: its price is none of weight. */
	kilograms: ['CHARGED_KILOGRAMS', z.number().int().min(1).nullable().default(null)],
})
export type ShippingOffer = Value<typeof ShippingOffer>

export const listShippingMethods = endpoint({
	method: 'GET',
	path: '/shipping/method-list',
	summary: 'The catalogue of couriers and their methods',
	access: 'company',
	answer: z.object({ list: z.array(ShippingMethod) }),
	shared: true,
})

/** What sending these lines costs, cheapest first in each group. */
export const listShippingOffers = endpoint({
	method: 'POST',
	path: '/shipping/tariff',
	summary: 'What sending these lines to a district costs, by every method that serves it',
	access: 'company',
	body: message({
		district: ['DISTRICT_CODE', districtCode],
		lines: ['CART_LIST', z.array(CartLine).min(1).max(50)],
	}),
	answer: message({
		weightGrams: ['SHIPPING_WEIGHT_GRAMS', z.number().int().min(0)],
		offers: ['list', z.array(ShippingOffer)],
		/** Days that the shop takes to hand a parcel over. */
		packingDays: ['PACKING_DAYS', z.number().int().min(0).default(0)],
		/** Subtotal from which shipping is free; null: never. */
		freeShippingFrom: ['FREE_SHIPPING_FROM', RupiahWire.nullable()],
		/** Couriers' own prices could not be asked for now: those of the shop's table are shown instead. */
		isByTable: ['IS_BY_TABLE', z.boolean().default(false)],
	}),
	failures: { 404: 'DISTRICT_NOT_FOUND' },
})
