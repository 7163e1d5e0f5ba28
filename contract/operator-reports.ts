import { z } from 'zod'
import { dataOf } from './envelope.ts'

/** Dimensions of sales reports. */
export const SALES_DIMENSIONS = [
	'PRODUCT',
	'CATEGORY',
	'COURIER',
	'REGION',
	'AGENT',
	'AFFILIATE',
	'VOUCHER',
] as const
export type SalesDimension = (typeof SALES_DIMENSIONS)[number]

/** Liabilities in the order of the report. COIN accounts count coins; 1 coin is worth Rp 1. */
export const LIABILITIES = [
	'order_due',
	'wallet',
	'wallet_held',
	'guest_refund',
	'coins',
	'affiliate_pending',
	'affiliate_available',
	'affiliate_held',
	'agent_pending',
	'agent_available',
	'agent_held',
] as const

/** Maximum number of days of a report. */
export const MAX_REPORT_DAYS = 366

const wholeRupiah = z.number().int()
const count = z.number().int()
const next = z.string().regex(/^-?\d{1,16}:.{0,80}$/)

/** Days in Jakarta, the first and the last. */
const span = { FROM: z.iso.date(), UNTIL: z.iso.date() }

/** GET /operator/v1/reports/sales and /reports/liabilities: at most 366 days. 422 REPORT_PERIOD_WRONG. */
export const ReportPeriodQueryWire = z.object(span)
/** GET /operator/v1/reports/sales/parts: best-selling first. */
export const SalesPartsQueryWire = z.object({
	...span,
	BY: z.enum(SALES_DIMENSIONS),
	/** NEXT of the previous page. */
	NEXT: next.optional(),
	LIMIT: z.coerce.number().int().min(1).max(2000).default(100),
})
export type SalesPartsQueryWire = z.output<typeof SalesPartsQueryWire>

/**
 * Paid orders that were not cancelled, by the day in Jakarta that they were placed. REVENUE is GROSS - DISCOUNT -
 * COINS - REFUNDED + SHIPPING + CODES.
 */
export const SalesFiguresWire = z.object({
	ORDER_COUNT: count,
	/** Net of units removed from orders or returned. */
	UNIT_COUNT: count,
	/** Items at their prices. */
	GROSS: wholeRupiah,
	/** Discounts on items by vouchers and tiers. */
	DISCOUNT: wholeRupiah,
	COINS: wholeRupiah,
	/** Refunds of these orders at any time. */
	REFUNDED: wholeRupiah,
	/** Shipping paid by buyers. */
	SHIPPING: wholeRupiah,
	/** Unique codes of transfers. */
	CODES: wholeRupiah,
	REVENUE: wholeRupiah,
})
export type SalesFiguresWire = z.infer<typeof SalesFiguresWire>

const reported = {
	...span,
	/** The previous period of equal length; for whole months, the same number of months. */
	PREVIOUS_FROM: z.iso.date(),
	PREVIOUS_UNTIL: z.iso.date(),
}
export const SalesReportWire = dataOf(
	z.object({
		...reported,
		/** Days of both periods that await recalculation, which takes up to a minute. */
		UNSUMMED_DAY_COUNT: count,
		TOTAL: SalesFiguresWire,
		PREVIOUS_TOTAL: SalesFiguresWire,
		/** Every day of the period. */
		DAY_LIST: z.array(SalesFiguresWire.extend({ DAY: z.iso.date() })),
		PREVIOUS_DAY_LIST: z.array(
			z.object({ DAY: z.iso.date(), ORDER_COUNT: count, REVENUE: wholeRupiah }),
		),
	}),
)

export const SalesPartsWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				/** '': none, e.g. a product without a category. */
				KEY: z.string(),
				/** '' if the record no longer exists. */
				NAME: z.string(),
				ORDER_COUNT: count,
				UNIT_COUNT: count,
				/** Payments for items minus refunds. */
				GOODS: wholeRupiah,
				SHIPPING: wholeRupiah,
				/** Discounts and cashback of a voucher, or commission of agents or the affiliate. */
				GIVEN: wholeRupiah,
				PREVIOUS_GOODS: wholeRupiah,
			}),
		),
		/** null on the last page. */
		NEXT: z.string().nullable(),
	}),
)

const stockFigures = {
	/** Units in stock, and how many of them open orders reserve. */
	ON_HAND: count,
	RESERVED: count,
	/** Value at today's selling prices; purchase prices are not recorded. */
	VALUE: wholeRupiah,
}
/** GET /operator/v1/reports/stock: by category, highest value first. */
export const StockReportWire = dataOf(
	z.object({
		TOTAL: z.object(stockFigures),
		list: z.array(
			z.object({ CATEGORY_ID: count, NAME: z.string(), VARIANT_COUNT: count, ...stockFigures }),
		),
	}),
)
/** GET /operator/v1/reports/stock/variants: ordered by id. */
export const StockVariantsQueryWire = z.object({
	/** NEXT of the previous page. */
	NEXT: z.coerce.number().int().min(0).default(0),
	LIMIT: z.coerce.number().int().min(1).max(2000).default(1000),
})
export type StockVariantsQueryWire = z.output<typeof StockVariantsQueryWire>
export const StockVariantsWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				SKU: z.string(),
				NAME: z.string(),
				CATEGORY_NAME: z.string(),
				PRICE: wholeRupiah,
				...stockFigures,
			}),
		),
		NEXT: count.nullable(),
	}),
)

const flow = {
	OPENING: wholeRupiah,
	INCREASE: wholeRupiah,
	DECREASE: wholeRupiah,
	CLOSING: wholeRupiah,
}
/** Liabilities at the end of each day and of the period. */
export const LiabilitiesReportWire = dataOf(
	z.object({
		...span,
		/** The last day with final figures; null: none. */
		CLOSED_DAY: z.iso.date().nullable(),
		TOTAL: z.object(flow),
		ACCOUNT_LIST: z.array(z.object({ ACCOUNT: z.enum(LIABILITIES), ...flow })),
		DAY_LIST: z.array(z.object({ DAY: z.iso.date(), CLOSING: wholeRupiah })),
	}),
)
