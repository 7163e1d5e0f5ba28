import { z } from 'zod'
import { QuotedCartLineWire } from './cart.ts'
import { dataOf, RupiahSumWire, RupiahWire } from './envelope.ts'
import { endingMoment, message, type Value } from './message.ts'
import { CouponCodeWire, QuoteRequestWire } from './order.ts'

/** A coupon (spec section 3). */
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
	/** Maximum amount of a percentage. */
	maximumAmount: ['COUPON_MAXIMUM_AMOUNT', RupiahWire.nullable()],
	minimumSubTotal: ['COUPON_MINIMUM_SUB_TOTAL', RupiahWire],
	isForShipping: ['COUPON_IS_FOR_SHIPPING', z.boolean()],
})
export type Coupon = Value<typeof Coupon>
export type CouponWire = z.infer<typeof Coupon>

/** A coupon evaluated for a cart. */
export const CartCouponWire = Coupon.extend({
	/** Why it can't be used, in the request's language; null: it can. */
	UNUSABLE_REASON: z.string().nullable(),
	/** Discount or cashback for this cart; 0 if it can't be used. */
	COUPON_SAVING: RupiahSumWire,
	/** Nothing but the choice of a courier is missing. */
	IS_COURIER_MISSING: z.boolean().default(false),
})
export type CartCouponWire = z.infer<typeof CartCouponWire>

/** POST /voucher/voucher-list: the body of a quote. */
export const VoucherListRequestWire = QuoteRequestWire.extend({
	/** The answer has CART_LIST, too: a cart's page needs one call. */
	WITH_CART_LIST: z.boolean().default(false),
})

/** The usable ones first, by descending saving. */
export const VoucherListWire = dataOf(
	z.object({
		list: z.array(CartCouponWire),
		/** Of each kind, the usable voucher that saves most. */
		BEST_PRODUCT_COUPON_CODE: z.string().nullable(),
		BEST_SHIPPING_COUPON_CODE: z.string().nullable(),
		/** Of a request WITH_CART_LIST: the lines as GET /cart/cart-list-v2 answers them. */
		CART_LIST: z.array(QuotedCartLineWire).optional(),
	}),
)

/** A public coupon of the company. */
export const OfferedCouponWire = Coupon.extend({
	/** Remaining uses; null: no limit. */
	COUPON_LEFT: z.number().int().min(0).nullable(),
	/** The maximum number of uses per customer. */
	COUPON_PER_CUSTOMER: z.number().int().min(1),
	/** Uses of the signed-in customer; 0 without one. */
	COUPON_HAD: z.number().int().min(0),
})
export type OfferedCouponWire = z.infer<typeof OfferedCouponWire>

/** The maximum number of coupons in the list. */
export const OFFERED_COUPONS = 100

/**
 * GET /voucher/offered-list: the current public coupons, those that end first in front; those that the customer
 * cannot use again are last. One without remaining uses is listed only for customers who have used it.
 */
export const OfferedCouponListWire = dataOf(
	z.object({ list: z.array(OfferedCouponWire).max(OFFERED_COUPONS) }),
)

/** POST /voucher/check: a typed code. */
export const VoucherCheckWire = QuoteRequestWire.extend({ COUPON_CODE: CouponCodeWire })
export const VoucherCheckAnswerWire = dataOf(CartCouponWire)
