import { courierServiceName } from '#contract/courier-name.ts'
import {
	OrderAnswerWire,
	QuoteWire,
	type OrderRequestWire,
	type OrderWire,
	type QuoteRequestWire,
} from '#contract/order.ts'
import type { Cart, CartLine } from '#app/domain/cart.ts'
import type { ContactAnswers } from '#app/domain/checkout-draft.ts'
import type { Discounts, Order, OrderLine, Quote, Sender } from '#app/domain/order.ts'
import type { Call } from './call.ts'
import { quotedLine } from './cart.server.ts'
import { ApiError } from './failures.ts'
import { bankOf } from './payments.server.ts'
import { courierImage, offerOf } from './shipping.server.ts'

export type QuoteChoices = {
	lines: CartLine[]
	district?: string
	vendor?: string
	method?: string
	payment?: OrderRequestWire['PAYMENT_METHOD']
	/** E.164; identifies a guest for vouchers and flash sales, like the following ones. */
	phone?: string
	email?: string
	village?: string
	postcode?: string
	street?: string
	vouchers?: VoucherCodes
	/** Spend as much of the customer's coins or wallet balance as the order takes. */
	useCoins?: boolean
	useWallet?: boolean
}

export type VoucherCodes = { product: string | undefined; shipping: string | undefined }

export type OrderRequest = {
	cart: Cart
	contact: ContactAnswers
	address: {
		district: string
		village: string
		postcode: string
		street: string
		courierNote: string
	} | null
	vendor: string
	method: string
	/** Where a collected order is collected; default 0, the shop's main place. */
	pickupPlace?: number
	payment: OrderRequestWire['PAYMENT_METHOD']
	/** Set for a bank transfer. */
	bankCode: string | undefined
	note: string
	/** Set by an agent: the sender named on the parcel. */
	sender?: Sender | undefined
	vouchers: VoucherCodes
	/** The totals that were shown: coins, rupiah of the wallet, and the total without the unique transfer code. */
	coins: number
	wallet: number
	expectedTotal: number
	/** Referral codes of the links the shopper followed. */
	referrals?: { affiliate: string | undefined; agent: string | undefined }
}

/** Quotes and orders. */
export function ordersApi(call: Call) {
	return {
		quote: (choices: QuoteChoices) =>
			call(QuoteModel, { method: 'POST', path: '/order/quote', body: quoteRequest(choices) }),
		/**
		 * Places the order; idempotent by key. Errors name lines as `lines`, a voucher as `productVoucher` or `shippingVoucher`, a sender
		 * as `sender`, a place that is gone as `pickupPlace`, and the number of an order that was already placed as `number`.
		 */
		place: (request: OrderRequest, idempotencyKey: string) =>
			call(ShownOrder, {
				method: 'POST',
				path: '/order',
				body: orderRequest(request),
				idempotencyKey,
			}).catch((error: unknown) => {
				throw nameFields(error)
			}),
		/** 'missing' unless number and phone belong together; 'too-many' after many failed attempts. */
		lookUp: (number: string, phone: string) =>
			call(ShownOrder, {
				method: 'POST',
				path: '/order/look-up',
				body: { ORDER_NUMBER: number, CUSTOMER_PHONE: phone },
			}),
		/** The same for an order that this browser opened before, according to its sealed cookie: never 'too-many'. */
		lookUpKnown: (order: KnownOrder) =>
			call(ShownOrder, { method: 'POST', path: '/order/look-up', body: knownOrderBody(order) }),
		/** A guest's parcel has not arrived; 'conflict' unless it is on its way. */
		notArrived: (order: KnownOrder) =>
			call(ShownOrder, {
				method: 'POST',
				path: '/guest-order/not-arrived',
				body: knownOrderBody(order),
			}),
		/** Corrects recipient and address of a guest's order; 'conflict' once it is packed. */
		correctAddress: (order: KnownOrder, corrected: CorrectedAddress) =>
			call(ShownOrder, {
				method: 'POST',
				path: '/guest-order/address',
				body: { ...knownOrderBody(order), ...addressBody(corrected) },
			}),
	}
}

export type CorrectedAddress = {
	name: string
	village: string
	postcode: string
	street: string
	courierNote: string
}

/** A corrected address as the API takes it. */
export function addressBody({ name, village, postcode, street, courierNote }: CorrectedAddress) {
	return {
		CUSTOMER_NAME: name,
		ADDRESS: { VILLAGE: village, POSTCODE: postcode, STREET: street, COURIER_NOTE: courierNote },
	}
}

const orderFields = {
	PRODUCT_COUPON_CODE: 'productVoucher',
	SHIPPING_COUPON_CODE: 'shippingVoucher',
	DROPSHIP: 'sender',
	CUSTOMER_PHONE: 'phone',
	ORDER_NUMBER: 'number',
	PICKUP_PLACE_ID: 'pickupPlace',
	CART_LIST: 'lines',
}

function nameFields(error: unknown): unknown {
	const isNamed = error instanceof ApiError && error.redirectTo === undefined
	return isNamed ? error.withFields(orderFields) : error
}

/** Number and phone of an order that a browser was shown, and the key that says so. */
export type KnownOrder = { number: string; phone: string; key?: string | undefined }

export function knownOrderBody({ number, phone, key }: KnownOrder) {
	return { ORDER_NUMBER: number, CUSTOMER_PHONE: phone, LOOK_UP_KEY: key }
}

const ShownOrder = OrderAnswerWire.transform(({ data }) => ({
	...orderOf(data),
	lookUpKey: data.LOOK_UP_KEY,
}))

const QuoteModel = QuoteWire.transform(({ data }): Quote => ({
	lines: data.CART_LIST.map(quotedLine),
	missingIds: data.MISSING_CART_ID_LIST,
	subTotal: data.SUB_TOTAL,
	weightGrams: data.SHIPPING_WEIGHT_GRAMS,
	shippingPrice: data.SHIPPING_PRICE,
	offers: data.SHIPPING_OFFER_LIST.map(offerOf),
	freeShippingFrom: data.FREE_SHIPPING_FROM,
	isDigitalOnly: data.IS_DIGITAL_ONLY,
	discounts: discountsOf(data),
	voucherProblems: data.COUPON_PROBLEM_LIST.map(({ COUPON_CODE, REASON }) => ({
		code: COUPON_CODE,
		reason: REASON,
	})),
	cashback: data.CASHBACK,
	coins: { balance: data.COINS_BALANCE, maxUsable: data.COINS_MOST },
	total: data.TOTAL,
	wallet: { balance: data.WALLET_BALANCE, pays: data.WALLET_PAID },
	orderable: data.IS_ORDERABLE,
	canDropship: data.CAN_DROPSHIP,
}))

function cartList(lines: CartLine[]) {
	return lines.map((line) => ({ CART_ID: line.id, CART_QTY: line.quantity }))
}

/** The vendor code is sent back unchanged, even an unknown one. */
export type WithVendor<T extends { VENDOR_CODE?: string | undefined }> = Omit<T, 'VENDOR_CODE'> & {
	VENDOR_CODE: string | Extract<T['VENDOR_CODE'], undefined>
}

/** Maps a quote's choices to the wire; also used for vouchers. */
export function quoteRequest(choices: QuoteChoices): WithVendor<QuoteRequestWire> {
	return {
		CART_LIST: cartList(choices.lines),
		DISTRICT_CODE: choices.district,
		VENDOR_CODE: choices.vendor,
		VENDOR_METHOD: choices.method,
		PAYMENT_METHOD: choices.payment,
		CUSTOMER_PHONE: choices.phone,
		CUSTOMER_EMAIL: choices.email,
		VILLAGE: choices.village,
		POSTCODE: choices.postcode,
		STREET: choices.street,
		PRODUCT_COUPON_CODE: choices.vouchers?.product,
		SHIPPING_COUPON_CODE: choices.vouchers?.shipping,
		USE_COINS: choices.useCoins ?? false,
		USE_WALLET: choices.useWallet ?? false,
	}
}

function orderRequest(request: OrderRequest): WithVendor<OrderRequestWire> {
	return {
		CART_TOKEN: request.cart.token,
		CART_VERSION: request.cart.version,
		CART_LIST: cartList(request.cart.lines),
		CUSTOMER_NAME: request.contact.name,
		CUSTOMER_PHONE: request.contact.phone,
		CUSTOMER_EMAIL: request.contact.email,
		ADDRESS: request.address && {
			DISTRICT_CODE: request.address.district,
			VILLAGE: request.address.village,
			POSTCODE: request.address.postcode,
			STREET: request.address.street,
			COURIER_NOTE: request.address.courierNote,
		},
		VENDOR_CODE: request.vendor,
		VENDOR_METHOD: request.method,
		PICKUP_PLACE_ID: request.pickupPlace ?? 0,
		PAYMENT_METHOD: request.payment,
		BANK_CODE: request.bankCode,
		NOTE: request.note,
		DROPSHIP: request.sender && {
			SENDER_NAME: request.sender.name,
			SENDER_PHONE: request.sender.phone,
		},
		PRODUCT_COUPON_CODE: request.vouchers.product,
		SHIPPING_COUPON_CODE: request.vouchers.shipping,
		COINS: request.coins,
		WALLET_AMOUNT: request.wallet,
		EXPECTED_TOTAL: request.expectedTotal,
		AGENT_TRACKING_CODE: request.referrals?.agent,
		AFFILIATE_TRACKING_CODE: request.referrals?.affiliate,
	}
}

/** Maps an order from the wire; also used for a customer's orders. */
export function orderOf(wire: OrderWire): Order {
	return {
		number: wire.ORDER_NUMBER,
		status: wire.ORDER_STATUS,
		date: new Date(wire.ORDER_DATE),
		expiresAt: wire.EXPIRED_DATE === null ? null : new Date(wire.EXPIRED_DATE),
		customerName: wire.CUSTOMER_NAME,
		customerPhone: wire.CUSTOMER_PHONE,
		customerEmail: wire.CUSTOMER_EMAIL,
		addressLines: wire.ADDRESS_LINE_LIST,
		address: wire.ADDRESS && addressOf(wire.ADDRESS),
		canCorrectAddress: wire.CAN_CORRECT_ADDRESS,
		arrivesBefore: wire.ARRIVES_BEFORE === null ? null : new Date(wire.ARRIVES_BEFORE),
		isNotArrived: wire.IS_NOT_ARRIVED,
		pickupPlace: wire.PICKUP_PLACE && {
			name: wire.PICKUP_PLACE.PLACE_NAME,
			address: wire.PICKUP_PLACE.PLACE_ADDRESS,
		},
		lines: wire.LINE_LIST.map(lineOf),
		shipments: wire.SHIPMENT_LIST.map((shipment) => ({
			vendor: shipment.SALE_SHIPMENT_VENDOR_CODE,
			method: shipment.VENDOR_METHOD,
			vendorName: shipment.VENDOR_NAME,
			methodName: courierServiceName(shipment.VENDOR_NAME, shipment.VENDOR_METHOD_NAME),
			group: shipment.VENDOR_METHOD_GROUP,
			imageUrl: courierImage(shipment.VENDOR_METHOD_IMAGE_URL),
			price: shipment.SHIPPING_PRICE,
			trackingNumber: shipment.TRACKING_NUMBER,
			trackingPage: shipment.TRACKING_URL,
		})),
		isDigitalOnly: wire.IS_DIGITAL_ONLY,
		sender: wire.DROPSHIP && {
			name: wire.DROPSHIP.SENDER_NAME,
			phone: wire.DROPSHIP.SENDER_PHONE,
		},
		subTotal: wire.SUB_TOTAL,
		discounts: discountsOf(wire),
		shippingPrice: wire.SHIPPING_PRICE,
		uniqueCode: wire.UNIQUE_CODE,
		total: wire.TOTAL,
		walletPaid: wire.WALLET_PAID,
		partPaid: wire.PART_PAID,
		waived: wire.WAIVED,
		amountDue: wire.AMOUNT_DUE,
		cashback: wire.CASHBACK,
		paymentMethod: wire.PAYMENT_METHOD,
		bank: wire.BANK && bankOf(wire.BANK),
		qris: wire.QRIS_TEXT,
		confirmation: wire.CONFIRMATION_STATUS,
		note: wire.NOTE,
		cancelReason: wire.CANCEL_REASON,
		events: wire.EVENT_LIST.map((event) => ({
			from: event.FROM_STATUS,
			to: event.TO_STATUS,
			date: new Date(event.EVENT_DATE),
		})),
	}
}

function addressOf(wire: NonNullable<OrderWire['ADDRESS']>): NonNullable<Order['address']> {
	return {
		district: wire.DISTRICT_NAME,
		village: wire.VILLAGE,
		postcode: wire.POSTCODE,
		street: wire.STREET,
		courierNote: wire.COURIER_NOTE,
	}
}

type DiscountsWire = Pick<
	OrderWire,
	'PRODUCT_DISCOUNT' | 'TIER_DISCOUNT' | 'SHIPPING_DISCOUNT' | 'COINS_SPENT'
>

function discountsOf(wire: DiscountsWire): Discounts {
	return {
		product: wire.PRODUCT_DISCOUNT,
		tier: wire.TIER_DISCOUNT,
		shipping: wire.SHIPPING_DISCOUNT,
		coins: wire.COINS_SPENT,
	}
}

/** Maps an order line from the wire. */
export function lineOf(line: OrderWire['LINE_LIST'][number]): OrderLine {
	return {
		productSlug: line.PRODUCT_SLUG,
		productName: line.PRODUCT_NAME,
		variantId: line.VARIANT_ID,
		variantLabel: line.VARIANT_LABEL,
		sku: line.VARIANT_SKU,
		quantity: line.LINE_QTY,
		price: line.LINE_PRICE,
		priceBefore: line.LINE_PRICE_BEFORE,
		isFlashSale: line.IS_FLASH_SALE,
		subTotal: line.LINE_SUB_TOTAL,
		imageId: line.PRODUCT_IMAGE_ID,
	}
}
