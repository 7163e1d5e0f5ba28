import { z } from 'zod'
import { CartLine, QuotedCartLine } from './cart.ts'
import { CodTerms } from './cash-on-delivery.ts'
import { endpoint } from './endpoint.ts'
import { RupiahSumWire, RupiahWire } from './envelope.ts'
import { OfferedInsurance } from './insurance.ts'
import { INSTANT_STATES } from './instant-setting.ts'
import { message, type Value } from './message.ts'
import { halfPin, hasWholePin, pinFields } from './pin.ts'
import { enumOr } from './open-enum.ts'
import { PAYMENT_METHODS } from './payment.ts'
import { districtCode } from './region.ts'
import { ShippingOffer } from './shipping.ts'
import { VENDOR_CODES } from './shipping-methods.ts'
import { compactText, lineText } from './text.ts'

/** A voucher's code as a shopper types it. */
export const CouponCodeWire = compactText()
	.toUpperCase()
	.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/)

/** The courier's code that was chosen; a storefront sends an unknown one back as it was offered. */
export const chosenVendor: z.ZodType<(typeof VENDOR_CODES)[number], string> = z.enum(VENDOR_CODES)

/** The shopper's choices so far; every field but the lines may be missing. */
export const QuoteRequest = message({
	lines: ['CART_LIST', z.array(CartLine).min(1).max(50)],
	district: ['DISTRICT_CODE', districtCode.optional()],
	vendor: ['VENDOR_CODE', chosenVendor.optional()],
	method: ['VENDOR_METHOD', lineText().max(40).optional()],
	payment: ['PAYMENT_METHOD', z.enum(PAYMENT_METHODS).optional()],
	/** Insures the parcel, where that is the buyer's choice. */
	insured: ['INSURED', z.boolean().default(false)],
	productVoucher: ['PRODUCT_COUPON_CODE', CouponCodeWire.optional()],
	shippingVoucher: ['SHIPPING_COUPON_CODE', CouponCodeWire.optional()],
	/** Use as many coins, or as much of the wallet, as the order allows; for signed-in customers. */
	useCoins: ['USE_COINS', z.boolean().default(false)],
	useWallet: ['USE_WALLET', z.boolean().default(false)],
	/** E.164, of a guest: identifies the buyer for limits of flash sales. */
	phone: [
		'CUSTOMER_PHONE',
		z
			.string()
			.regex(/^\+\d{8,15}$/)
			.optional(),
	],
	/** Of a guest too: what has been typed so far identifies the buyer for limits per customer. */
	email: ['CUSTOMER_EMAIL', lineText().max(254).optional()],
	village: ['VILLAGE', lineText().max(60).optional()],
	postcode: ['POSTCODE', lineText().max(10).optional()],
	street: ['STREET', lineText().max(200).optional()],
	...pinFields,
}).refine(hasWholePin, halfPin)
export type QuoteRequest = Value<typeof QuoteRequest>

/** The price of a cart with the choices made so far, in whole rupiah. */
export const Quote = message({
	lines: ['CART_LIST', z.array(QuotedCartLine)],
	/** Requested lines whose variant no longer exists. */
	missingIds: ['MISSING_CART_ID_LIST', z.array(z.number().int())],
	subTotal: ['SUB_TOTAL', RupiahSumWire],
	/** On the items, by a voucher and by the buyer's tier, and on shipping. */
	productDiscount: ['PRODUCT_DISCOUNT', RupiahSumWire],
	tierDiscount: ['TIER_DISCOUNT', RupiahSumWire],
	shippingDiscount: ['SHIPPING_DISCOUNT', RupiahSumWire],
	/** Requested vouchers that do not apply, with the reason in the request's language. */
	voucherProblems: [
		'COUPON_PROBLEM_LIST',
		z.array(message({ code: ['COUPON_CODE', z.string()], reason: ['REASON', z.string()] })),
	],
	/** Credited to the wallet once the order is completed. */
	cashback: ['CASHBACK', RupiahSumWire],
	/** The customer's coins, the maximum for this order, and those used by it. */
	coinsBalance: ['COINS_BALANCE', z.number().int().min(0)],
	maxCoins: ['COINS_MOST', RupiahSumWire],
	coinsSpent: ['COINS_SPENT', RupiahSumWire],
	walletBalance: ['WALLET_BALANCE', z.number().int().min(0)],
	/** Part of the total paid from the wallet. */
	walletPaid: ['WALLET_PAID', RupiahSumWire],
	/** Contains only digital products: needs no courier. */
	isDigitalOnly: ['IS_DIGITAL_ONLY', z.boolean()],
	weightGrams: ['SHIPPING_WEIGHT_GRAMS', z.number().int().min(0)],
	/** null until a district and a courier that serves it are chosen. */
	shippingPrice: ['SHIPPING_PRICE', RupiahSumWire.nullable()],
	/** Null: the shop offers none, or nothing is sent. */
	insurance: ['INSURANCE', OfferedInsurance.nullable().default(null)],
	offers: ['SHIPPING_OFFER_LIST', z.array(ShippingOffer)],
	/** Days that the shop takes to hand a parcel over. */
	packingDays: ['PACKING_DAYS', z.number().int().min(0).default(0)],
	freeShippingFrom: ['FREE_SHIPPING_FROM', RupiahWire.nullable()],
	/** Couriers' own prices could not be asked for now: those of the shop's table are shown instead. */
	isByTable: ['IS_BY_TABLE', z.boolean().default(false)],
	/** What becomes of couriers that drive at once; null: the shop has none. */
	instant: ['INSTANT_STATE', enumOr(INSTANT_STATES, 'NO_ANSWER').nullable().default(null)],
	/** Without the unique code, which is drawn at order time (at most 999). */
	total: ['TOTAL', RupiahSumWire],
	/** On which terms it may be paid to the courier; null: not. */
	cod: ['COD_TERMS', CodTerms.nullable().default(null)],
	/** Every line is available in its quantity. */
	isOrderable: ['IS_ORDERABLE', z.boolean()],
	/** The buyer is an agent and may set a sender. */
	canDropship: ['CAN_DROPSHIP', z.boolean().default(false)],
})
export type Quote = Value<typeof Quote>

/** Priced by the same function as orders. */
export const getQuote = endpoint({
	method: 'POST',
	path: '/order/quote',
	summary: 'Prices what a shopper has chosen so far; writes nothing',
	access: 'either',
	body: QuoteRequest,
	answer: Quote,
	failures: { 422: 'DISTRICT_UNKNOWN', 429: 'TOO_MANY_ATTEMPTS' },
})
