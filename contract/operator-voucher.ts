import { z } from 'zod'
import { dataOf, RupiahSumWire, RupiahWire } from './envelope.ts'
import { CouponCodeWire } from './quote.ts'
import { lineText } from './text.ts'

const bothLanguages = z.object({ id: lineText().min(3).max(80), en: lineText().min(3).max(80) })
const quota = z.number().int().min(1).max(1_000_000_000).nullable()
const perCustomer = z.number().int().min(1).max(1000)
const version = z.number().int().min(0)

/** Benefit of a voucher. */
const terms = z.object({
	COUPON_ISCASHBACK: z.boolean(),
	COUPON_ISPERCENTAGE: z.boolean(),
	COUPON_IS_FOR_SHIPPING: z.boolean(),
	/** Whole rupiah, or percent. */
	COUPON_AMOUNT: RupiahWire.min(1),
	COUPON_MAXIMUM_AMOUNT: RupiahWire.min(1).nullable(),
	COUPON_MINIMUM_SUB_TOTAL: RupiahWire,
})
const isPercentWithinHundred = (one: { COUPON_ISPERCENTAGE: boolean; COUPON_AMOUNT: number }) =>
	!one.COUPON_ISPERCENTAGE || one.COUPON_AMOUNT <= 100

/** POST /operator/v1/sites/{code}/vouchers. Without COUPON_CODE the voucher gets an unguessable random code. */
export const OperatorVoucherWire = terms
	.extend({
		COUPON_CODE: CouponCodeWire.optional(),
		COUPON_TITLE: bothLanguages,
		COUPON_SHORT_DESCRIPTION: bothLanguages,
		EFFECTIVE_START_DATE: z.iso.datetime().optional(),
		COUPON_EFFECTIVE_END_DATE: z.iso.datetime(),
		COUPON_ISCASHBACK: z.boolean().default(false),
		COUPON_ISPERCENTAGE: z.boolean().default(false),
		COUPON_IS_FOR_SHIPPING: z.boolean().default(false),
		COUPON_MAXIMUM_AMOUNT: RupiahWire.min(1).nullable().default(null),
		COUPON_MINIMUM_SUB_TOTAL: RupiahWire.default(0),
		/** The maximum number of uses; null: no limit. */
		QUOTA: quota.default(null),
		PER_CUSTOMER: perCustomer.default(1),
		/** Not listed publicly; usable by its code only. */
		IS_PRIVATE: z.boolean().default(false),
	})
	.refine(isPercentWithinHundred, { path: ['COUPON_AMOUNT'] })
	.refine(
		(one) =>
			Date.parse(one.EFFECTIVE_START_DATE ?? new Date().toISOString()) <
			Date.parse(one.COUPON_EFFECTIVE_END_DATE),
		{ path: ['COUPON_EFFECTIVE_END_DATE'] },
	)

/**
 * PATCH /operator/v1/sites/{code}/vouchers/{coupon}: absent fields stay unchanged. Once an order has used it, benefit and
 * start can't change, and the limit per customer can only rise: 409 VOUCHER_IN_USE.
 */
export const OperatorVoucherChangeWire = terms.partial().extend({
	/** Version that was read; 409 CHANGED_MEANWHILE if it was saved since. */
	VERSION: version.optional(),
	IS_ACTIVE: z.boolean().optional(),
	COUPON_TITLE: bothLanguages.optional(),
	COUPON_SHORT_DESCRIPTION: bothLanguages.optional(),
	EFFECTIVE_START_DATE: z.iso.datetime().optional(),
	COUPON_EFFECTIVE_END_DATE: z.iso.datetime().optional(),
	QUOTA: quota.optional(),
	PER_CUSTOMER: perCustomer.optional(),
	IS_PRIVATE: z.boolean().optional(),
})
export type OperatorVoucherChangeWire = z.infer<typeof OperatorVoucherChangeWire>

/** ENDED by staff, OVER by its end date. */
export const VOUCHER_STATES = ['RUNNING', 'AHEAD', 'USED_UP', 'OVER', 'ENDED'] as const

/** GET /operator/v1/sites/{code}/vouchers: newest first. */
export const OperatorVoucherQueryWire = z.object({
	/** A part of the code or of the title. */
	SEARCH: lineText().min(1).max(100).optional(),
	STATE: z.enum(VOUCHER_STATES).optional(),
	/** NEXT of the page before. */
	NEXT: z.coerce.number().int().min(1).optional(),
	LIMIT: z.coerce.number().int().min(1).max(500).default(500),
})
export type OperatorVoucherQueryWire = z.output<typeof OperatorVoucherQueryWire>

/** A voucher as shown to staff. */
export const OperatorVoucherRowWire = terms.extend({
	COUPON_CODE: z.string(),
	/** In the request's language; then in each language. */
	COUPON_TITLE: z.string(),
	COUPON_TITLE_ID: z.string(),
	COUPON_TITLE_EN: z.string(),
	COUPON_SHORT_DESCRIPTION_ID: z.string(),
	COUPON_SHORT_DESCRIPTION_EN: z.string(),
	EFFECTIVE_START_DATE: z.iso.datetime(),
	COUPON_EFFECTIVE_END_DATE: z.iso.datetime(),
	QUOTA: z.number().int().nullable(),
	PER_CUSTOMER: z.number().int(),
	/** Uses that were not reversed. */
	USED: z.number().int(),
	/** Used by any order, even a cancelled one: its benefit can't be changed. */
	IS_IN_USE: z.boolean(),
	IS_PRIVATE: z.boolean(),
	IS_ACTIVE: z.boolean(),
	STATE: z.enum(VOUCHER_STATES),
	VERSION: version,
})
export type OperatorVoucherRowWire = z.infer<typeof OperatorVoucherRowWire>
export const OperatorVoucherListWire = dataOf(
	z.object({
		list: z.array(OperatorVoucherRowWire),
		/** null on the last page. */
		NEXT: z.number().int().nullable(),
	}),
)
/** GET /operator/v1/sites/{code}/vouchers/{coupon}. */
export const OperatorVoucherAnswerWire = dataOf(OperatorVoucherRowWire)

const exampleCart = z.object({ SUB_TOTAL: RupiahWire, SHIPPING_PRICE: RupiahWire })
/** POST /operator/v1/sites/{code}/voucher-preview: the voucher's effect on these carts. Changes nothing. */
export const OperatorVoucherPreviewWire = terms
	.extend({ CART_LIST: z.array(exampleCart).min(1).max(10) })
	.refine(isPercentWithinHundred, { path: ['COUPON_AMOUNT'] })
export const OperatorVoucherPreviewAnswerWire = dataOf(
	z.object({
		list: z.array(
			exampleCart.extend({
				/** Amount missing to the minimum; 0: the voucher applies. */
				MISSING: RupiahWire,
				DISCOUNT: RupiahWire,
				/** Credited to the wallet when the order completes. */
				CASHBACK: RupiahWire,
				TOTAL: RupiahSumWire,
			}),
		),
	}),
)
