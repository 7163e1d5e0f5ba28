import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { CouponCodeWire } from './order.ts'
import { lineText } from './text.ts'

const bothLanguages = z.object({ id: lineText().min(3).max(80), en: lineText().min(3).max(80) })

/** POST /operator/v1/sites/{code}/vouchers. Without a COUPON_CODE one is drawn that nobody guesses. */
export const OperatorVoucherWire = z
	.object({
		COUPON_CODE: CouponCodeWire.optional(),
		COUPON_TITLE: bothLanguages,
		COUPON_SHORT_DESCRIPTION: bothLanguages,
		EFFECTIVE_START_DATE: z.iso.datetime().optional(),
		COUPON_EFFECTIVE_END_DATE: z.iso.datetime(),
		COUPON_ISCASHBACK: z.boolean().default(false),
		COUPON_ISPERCENTAGE: z.boolean().default(false),
		COUPON_IS_FOR_SHIPPING: z.boolean().default(false),
		/** Whole rupiah, or percent. */
		COUPON_AMOUNT: RupiahWire.min(1),
		COUPON_MAXIMUM_AMOUNT: RupiahWire.min(1).nullable().default(null),
		COUPON_MINIMUM_SUB_TOTAL: RupiahWire.default(0),
		/** Uses in all; null: no limit. */
		QUOTA: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
		PER_CUSTOMER: z.number().int().min(1).max(1000).default(1),
		/** Not listed: for those who know the code. */
		IS_PRIVATE: z.boolean().default(false),
	})
	.refine((one) => !one.COUPON_ISPERCENTAGE || one.COUPON_AMOUNT <= 100, {
		path: ['COUPON_AMOUNT'],
	})
	.refine(
		(one) =>
			Date.parse(one.EFFECTIVE_START_DATE ?? new Date().toISOString()) <
			Date.parse(one.COUPON_EFFECTIVE_END_DATE),
		{ path: ['COUPON_EFFECTIVE_END_DATE'] },
	)

/** PATCH /operator/v1/sites/{code}/vouchers/{coupon}: what may change once a voucher is out. */
export const OperatorVoucherChangeWire = z.object({
	IS_ACTIVE: z.boolean().optional(),
	QUOTA: z.number().int().min(1).max(1_000_000_000).nullable().optional(),
	COUPON_EFFECTIVE_END_DATE: z.iso.datetime().optional(),
})

/** A voucher as the shop's own people see it. */
export const OperatorVoucherListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				COUPON_CODE: z.string(),
				COUPON_TITLE: z.string(),
				COUPON_EFFECTIVE_END_DATE: z.iso.datetime(),
				COUPON_ISCASHBACK: z.boolean(),
				COUPON_ISPERCENTAGE: z.boolean(),
				COUPON_IS_FOR_SHIPPING: z.boolean(),
				COUPON_AMOUNT: RupiahWire,
				COUPON_MAXIMUM_AMOUNT: RupiahWire.nullable(),
				COUPON_MINIMUM_SUB_TOTAL: RupiahWire,
				QUOTA: z.number().int().nullable(),
				PER_CUSTOMER: z.number().int(),
				USED: z.number().int(),
				IS_PRIVATE: z.boolean(),
				IS_ACTIVE: z.boolean(),
			}),
		),
	}),
)
