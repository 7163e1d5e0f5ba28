import { z } from 'zod'
import { dataOf, RupiahSumWire, RupiahWire } from './envelope.ts'
import { CouponCodeWire, QuoteRequestWire } from './order.ts'

/** A coupon (spec section 3). */
export const CouponWire = z.object({
	COUPON_ID: z.number().int(),
	COUPON_CODE: z.string(),
	COUPON_TITLE: z.string(),
	COUPON_SHORT_DESCRIPTION: z.string(),
	COUPON_EFFECTIVE_END_DATE: z.iso.datetime(),
	/** Credited to the wallet on completion; else it lowers the total. */
	COUPON_ISCASHBACK: z.boolean(),
	COUPON_ISPERCENTAGE: z.boolean(),
	/** Whole rupiah, or percent. */
	COUPON_AMOUNT: RupiahWire,
	/** The most a percentage gives. */
	COUPON_MAXIMUM_AMOUNT: RupiahWire.nullable(),
	COUPON_MINIMUM_SUB_TOTAL: RupiahWire,
	COUPON_IS_FOR_SHIPPING: z.boolean(),
})
export type CouponWire = z.infer<typeof CouponWire>

/** A coupon against a cart. */
export const CartCouponWire = CouponWire.extend({
	/** Why it cannot be used, in the language asked for; null: it can. */
	UNUSABLE_REASON: z.string().nullable(),
	/** What it takes off or gives back now; 0 while it cannot be used. */
	COUPON_SAVING: RupiahSumWire,
})
export type CartCouponWire = z.infer<typeof CartCouponWire>

/** POST /voucher/voucher-list, with what a quote is asked with: the usable first, the most worth first. */
export const VoucherListWire = dataOf(
	z.object({
		list: z.array(CartCouponWire),
		/** The usable one that saves most, of each kind. */
		BEST_PRODUCT_COUPON_CODE: z.string().nullable(),
		BEST_SHIPPING_COUPON_CODE: z.string().nullable(),
	}),
)

/** POST /voucher/check: a code that was typed in. */
export const VoucherCheckWire = QuoteRequestWire.extend({ COUPON_CODE: CouponCodeWire })
export const VoucherCheckAnswerWire = dataOf(CartCouponWire)
