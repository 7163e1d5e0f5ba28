import { z } from 'zod'
import { dataOf, RupiahSumWire, RupiahWire } from './envelope.ts'
import { CartLineWire } from './cart.ts'
import { enumOr } from './open-enum.ts'
import type { Endpoint } from './endpoint.ts'

export const VENDOR_CODES = [
	'SELF_PICKUP',
	'FREE_SHIPPING',
	'SICEPAT',
	'RAJAONGKIR',
	'GOSEND',
	'JNT',
] as const

/** Whether a courier's driver finds the recipient by mobile phone; the others deliver with a landline, too. */
export function needsMobile(vendorCode: string): boolean {
	return vendorCode === 'GOSEND'
}

/** Groups shipments are shown in (spec section 3). */
export const SHIPMENT_GROUPS = ['gosend', 'free_shipping', 'others'] as const

/** A vendor's code in responses, including unknown vendors. */
export const VendorCodeWire = z.string().min(1).max(40)
export const ShipmentGroupWire = enumOr(SHIPMENT_GROUPS, 'others')

/** Shipping method catalogue entry (spec section 3): all seven fields. */
export const ShippingMethodWire = z.object({
	VENDOR_CODE: VendorCodeWire,
	VENDOR_METHOD: z.string(),
	VENDOR_NAME: z.string(),
	VENDOR_METHOD_NAME: z.string(),
	VENDOR_METHOD_GROUP: ShipmentGroupWire,
	/** Path on the storefront, e.g. /couriers/sicepat.svg; /couriers/placeholder.svg for an unknown method. */
	VENDOR_METHOD_IMAGE_URL: z.string().catch(''),
	VENDOR_METHOD_SEQ_NO: z.number().int(),
})
export type ShippingMethodWire = z.infer<typeof ShippingMethodWire>
/** GET /shipping/method-list. */
export const ShippingMethodListWire = dataOf(z.object({ list: z.array(ShippingMethodWire) }))

/** A method with its price and estimate for one destination and weight. */
export const ShippingOfferWire = ShippingMethodWire.extend({
	SHIPPING_PRICE: RupiahSumWire,
	/** Days from hand-over; both 0 with ETA_HOURS for same-day couriers. */
	ETA_DAYS_MIN: z.number().int().min(0),
	ETA_DAYS_MAX: z.number().int().min(0),
	ETA_HOURS: z.number().int().min(1).nullable(),
})
export type ShippingOfferWire = z.infer<typeof ShippingOfferWire>

/** POST /shipping/tariff: offers for these lines to this district, cheapest first in each group. */
export const TariffQueryWire = z.object({
	DISTRICT_CODE: z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/),
	CART_LIST: z.array(CartLineWire).min(1).max(50),
})
export const TariffAnswerWire = dataOf(
	z.object({
		SHIPPING_WEIGHT_GRAMS: z.number().int().min(0),
		list: z.array(ShippingOfferWire),
		/** Subtotal from which shipping is free; null: never. */
		FREE_SHIPPING_FROM: RupiahWire.nullable(),
	}),
)

/** Endpoints of shipping. */
export const SHIPPING_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/shipping/method-list',
		summary: 'The catalogue of couriers and their methods',
		access: 'company',
		answer: ShippingMethodListWire,
	},
	{
		method: 'POST',
		path: '/shipping/tariff',
		summary: 'What sending these lines to a district costs, by every method that serves it',
		access: 'company',
		body: TariffQueryWire,
		answer: TariffAnswerWire,
		failures: { 404: 'DISTRICT_NOT_FOUND' },
	},
]
