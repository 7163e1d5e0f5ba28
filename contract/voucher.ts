import { z } from 'zod'
import { QuotedCartLine } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { RupiahSumWire, RupiahWire } from './envelope.ts'
import { endingMoment, fieldsIn, message, type Value } from './message.ts'
import { halfPin, hasWholePin } from './pin.ts'
import { CouponCodeWire, Quote, QuoteRequest } from './quote.ts'

/** A voucher (spec section 3), as it is described to everybody. */
export const Coupon = message({
	id: ['COUPON_ID', z.number().int()],
	code: ['COUPON_CODE', z.string()],
	title: ['COUPON_TITLE', z.string()],
	description: ['COUPON_SHORT_DESCRIPTION', z.string()],
	endsAt: ['COUPON_EFFECTIVE_END_DATE', endingMoment],
	/** true: credited to the wallet on completion; false: discounts the total. */
	isCashback: ['COUPON_ISCASHBACK', z.boolean()],
	isPercentage: ['COUPON_ISPERCENTAGE', z.boolean()],
	/** Whole rupiah, or percent. */
	amount: ['COUPON_AMOUNT', RupiahWire],
	/** Maximum amount of a percentage; null: none. */
	maximumAmount: ['COUPON_MAXIMUM_AMOUNT', RupiahWire.nullable()],
	/** Whole rupiah. */
	minimumSubTotal: ['COUPON_MINIMUM_SUB_TOTAL', RupiahWire],
	/** Discount on shipping; otherwise on the products. */
	isForShipping: ['COUPON_IS_FOR_SHIPPING', z.boolean()],
})
export type Coupon = Value<typeof Coupon>

/** A voucher for a cart. */
export const Voucher = message({
	...fieldsIn(Coupon),
	/** Why it can't be used, in the request's language; null: it can. */
	unavailableReason: ['UNUSABLE_REASON', z.string().nullable()],
	/** Discount or cashback for this cart; 0 if it can't be used. */
	saving: ['COUPON_SAVING', RupiahSumWire],
	/** Nothing but the choice of a courier is missing. */
	isCourierMissing: ['IS_COURIER_MISSING', z.boolean().default(false)],
})
export type Voucher = Value<typeof Voucher>

/** A voucher that the shop offers to everybody. */
export const OfferedVoucher = message({
	...fieldsIn(Coupon),
	/** Remaining uses; null: no limit. */
	left: ['COUPON_LEFT', z.number().int().min(0).nullable()],
	/** The maximum number of uses per customer. */
	perCustomer: ['COUPON_PER_CUSTOMER', z.number().int().min(1)],
	/** Uses of the signed-in customer; 0 without one. */
	usedCount: ['COUPON_HAD', z.number().int().min(0)],
})
export type OfferedVoucher = Value<typeof OfferedVoucher>

const CartVouchers = message({
	/** The usable ones first, by descending saving. */
	vouchers: ['list', z.array(Voucher)],
	/** The codes of the usable vouchers that save most. */
	bestProduct: ['BEST_PRODUCT_COUPON_CODE', z.string().nullable()],
	bestShipping: ['BEST_SHIPPING_COUPON_CODE', z.string().nullable()],
	/** Of a request `withLines`: the lines as in the cart. */
	lines: ['CART_LIST', z.array(QuotedCartLine).optional()],
})
export type CartVouchers = Value<typeof CartVouchers>

/** What a cart has while nobody asked for vouchers, or they cannot be had. */
export const NO_VOUCHERS: CartVouchers = { vouchers: [], bestProduct: null, bestShipping: null }

export const listVouchers = endpoint({
	method: 'POST',
	path: '/voucher/voucher-list',
	summary: "The company's vouchers against a cart: what each saves, or why it cannot be used",
	access: 'either',
	body: message({
		...fieldsIn(QuoteRequest),
		/** The answer has the quoted lines, too: a cart's page needs one call. */
		withLines: ['WITH_CART_LIST', z.boolean().default(false)],
	}),
	answer: CartVouchers,
	failures: { 422: 'DISTRICT_UNKNOWN' },
})

/** A voucher lowers the price of the products or that of shipping. */
export const VOUCHER_KINDS = ['PRODUCT', 'SHIPPING'] as const
export type VoucherKind = (typeof VOUCHER_KINDS)[number]

/** A quote and the vouchers for it: each step of checkout needs one call. Priced by the same function as orders. */
export const quoteWithVouchers = endpoint({
	method: 'POST',
	path: '/order/quote-with-vouchers',
	summary: 'Prices what a shopper has chosen so far with the best vouchers, and lists the vouchers',
	access: 'either',
	body: message({
		...fieldsIn(QuoteRequest),
		/** Kinds of which no voucher was chosen: the best one that can be used is applied. */
		bestOf: ['BEST_COUPON_KIND_LIST', z.array(z.enum(VOUCHER_KINDS)).max(VOUCHER_KINDS.length)],
	}).refine(hasWholePin, halfPin),
	answer: message({
		quote: ['QUOTE', Quote],
		/** Those of the request that are private in front. */
		offered: ['COUPON', CartVouchers],
	}),
	failures: { 422: 'DISTRICT_UNKNOWN', 429: 'TOO_MANY_ATTEMPTS' },
})

/** The maximum number of vouchers in the list. */
export const OFFERED_VOUCHERS = 100

/**
 * The current public vouchers, those that end first in front; those that the customer cannot use again are last. One
 * without remaining uses is listed only for customers who have used it. Shared for those who are not signed in.
 */
export const listOfferedVouchers = endpoint({
	method: 'GET',
	path: '/voucher/offered-list',
	summary: "The company's public vouchers that can be used now",
	access: 'either',
	answer: z.object({ list: z.array(OfferedVoucher).max(OFFERED_VOUCHERS) }),
	shared: true,
})

/** A voucher whose code was typed in. */
export const checkVoucher = endpoint({
	method: 'POST',
	path: '/voucher/check',
	summary: 'A voucher whose code was typed in, against a cart',
	access: 'either',
	body: message({ ...fieldsIn(QuoteRequest), code: ['COUPON_CODE', CouponCodeWire] }),
	answer: Voucher,
	failures: { 404: 'VOUCHER_UNKNOWN', 429: 'TOO_MANY_ATTEMPTS' },
})
