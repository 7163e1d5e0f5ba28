import { courierServiceName } from '#contract/courier-name.ts'
import {
	ShippingMethodListWire,
	TariffAnswerWire,
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
		methodName: courierServiceName(wire.VENDOR_NAME, wire.VENDOR_METHOD_NAME),
		group: wire.VENDOR_METHOD_GROUP,
		imageUrl: courierImage(wire.VENDOR_METHOD_IMAGE_URL),
	}
}

/** Maps a shipping offer from the wire; also used for a quote. */
export function offerOf(wire: ShippingOfferWire): ShippingOffer {
	return {
		...method(wire),
		price: wire.SHIPPING_PRICE,
		etaDaysMin: wire.ETA_DAYS_MIN,
		etaDaysMax: wire.ETA_DAYS_MAX,
		etaHours: wire.ETA_HOURS,
	}
}

/** The vendor code as a checkout draft stores it; undefined for none. */
export function vendorOf(code: string): string | undefined {
	return code === '' ? undefined : code
}

/** A courier's picture if it is served by the shop itself; others are replaced by a placeholder. */
export function courierImage(url: string): string {
	return ownImage.test(url) ? url : '/couriers/placeholder.svg'
}

const ownImage =
	/^\/(?:couriers\/[a-z0-9-]+\.svg|media\/[a-z0-9]{8,64}\/\d{2,4}\.(?:avif|webp|jpg))$/
