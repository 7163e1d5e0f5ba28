import {
	ShippingMethodListWire,
	TariffAnswerWire,
	VENDOR_CODES,
	type ShippingMethodWire,
	type ShippingOfferWire,
} from '#contract/shipping.ts'
import type { CartLine } from '#app/domain/cart.ts'
import type { ShippingMethod, ShippingOffer } from '#app/domain/shipping.ts'
import type { Call } from './call.ts'

/** Couriers and what they charge (spec section 3, "Shipping method catalogue entry"). */
export function shippingApi(call: Call) {
	return {
		methods: () => call(Methods, { path: '/shipping/method-list', optional: true }),
		offers: (district: string, lines: CartLine[]) =>
			call(Offers, {
				method: 'POST',
				path: '/shipping/tariff',
				body: {
					DISTRICT_CODE: district,
					CART_LIST: lines.map((line) => ({ CART_ID: line.id, CART_QTY: line.quantity })),
				},
				optional: true,
			}),
	}
}

const Methods = ShippingMethodListWire.transform(({ data }) => data.list.map(method))
const Offers = TariffAnswerWire.transform(({ data }) => ({
	weightGrams: data.SHIPPING_WEIGHT_GRAMS,
	freeShippingFrom: data.FREE_SHIPPING_FROM,
	offers: data.list.map(offerOf),
}))

function method(wire: ShippingMethodWire): ShippingMethod {
	return {
		vendor: wire.VENDOR_CODE,
		method: wire.VENDOR_METHOD,
		vendorName: wire.VENDOR_NAME,
		methodName: wire.VENDOR_METHOD_NAME,
		group: wire.VENDOR_METHOD_GROUP,
		imageUrl: wire.VENDOR_METHOD_IMAGE_URL,
	}
}

/** The only renaming of an offer; the quote uses it too. */
export function offerOf(wire: ShippingOfferWire): ShippingOffer {
	return {
		...method(wire),
		price: wire.SHIPPING_PRICE,
		etaDaysMin: wire.ETA_DAYS_MIN,
		etaDaysMax: wire.ETA_DAYS_MAX,
		etaHours: wire.ETA_HOURS,
	}
}

/** The vendor with that code, or undefined: a checkout draft may name one that is gone. */
export function vendorOf(code: string) {
	return VENDOR_CODES.find((vendor) => vendor === code)
}
