import { z } from 'zod'
import { dataOf, pageOf, RupiahSumWire, RupiahWire } from './envelope.ts'
import { PeriodCodeWire, PeriodWire } from './statement.ts'
import { openEnum } from './open-enum.ts'

/** Why a referred order has no commission. */
export const REFUSAL_REASONS = [
	'UNKNOWN_CODE',
	'SAME_ACCOUNT',
	'SAME_PHONE',
	'SAME_EMAIL',
	'SAME_ADDRESS',
	'SAME_BANK',
] as const

/** GET /affiliate; POST /affiliate activates the customer's code (idempotent). */
export const AffiliateWire = dataOf(
	z.object({
		/** null: not activated. */
		AFFILIATE_CODE: z.string().nullable(),
		/** The affiliate's share of a sale in percent, e.g. 5 or 2.5. */
		COMMISSION_PERCENT: z.number().min(0).max(50),
		/** Days for which a click is attributed. */
		DURATION_DAYS: z.number().int(),
		PENDING_BALANCE: RupiahSumWire,
		AVAILABLE_BALANCE: RupiahSumWire,
		HELD_BALANCE: RupiahSumWire,
		/** The last twelve months, newest first. */
		PERIODE_LIST: z.array(
			PeriodWire.extend({
				CLICK_COUNT: z.number().int().min(0),
				/** Paid orders attributed to the link. */
				ORDER_COUNT: z.number().int().min(0),
				/** Earned minus reversed. */
				COMMISSION: RupiahSumWire,
			}),
		),
		/** The latest paid orders by the link that earn nothing, newest first. */
		REFUSED_LIST: z
			.array(
				z.object({
					/** The end of the order's number. */
					ORDER_CODE: z.string(),
					REFUSED_DATE: z.iso.datetime(),
					REASON: openEnum(REFUSAL_REASONS),
				}),
			)
			.default([]),
	}),
)

export type AffiliateWire = z.infer<typeof AffiliateWire>

/** REVIEW: held until staff have reviewed it. */
const COMMISSION_STATUSES = ['PENDING', 'REVIEW', 'AVAILABLE', 'REVERSED'] as const
/** GET /affiliate/commission-list: newest first. */
export const CommissionQueryWire = z.object({
	PERIODE_CODE: PeriodCodeWire.optional(),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})
export const CommissionWire = z.object({
	/** The end of the order's number; only the buyer knows the complete number. */
	ORDER_CODE: z.string(),
	LINE_POSITION: z.number().int().min(0),
	COMMISSION_DATE: z.iso.datetime(),
	PRODUCT_NAME: z.string(),
	VARIANT_LABEL: z.string(),
	LINE_QTY: z.number().int().min(1),
	RETURNED_QTY: z.number().int().min(0),
	/** Amount paid for the line. */
	BASE: RupiahWire,
	COMMISSION_PERCENT: z.number(),
	EARNED: RupiahWire,
	REVERSED: RupiahWire,
	COMMISSION_STATUS: openEnum(COMMISSION_STATUSES),
})
export type CommissionWire = z.infer<typeof CommissionWire>
export const CommissionPageWire = dataOf(pageOf(CommissionWire))

/**
 * POST /affiliate/referral: a signed-in customer clicked this link at that time. The account keeps the latest click
 * of all devices; its orders are attributed to that click until it expires.
 */
export const ReferralWire = z.object({
	AFFILIATE_TRACKING_CODE: z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/),
	CLICK_DATE: z.iso.datetime(),
})
