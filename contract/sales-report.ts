import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { ReportSpan, wrongPeriod } from './report.ts'

const wholeRupiah = z.number().int()
const count = z.number().int()
const next = z.string().regex(/^-?\d{1,16}:.{0,80}$/)

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

const SalesPartsQuery = message({
	...fieldsIn(ReportSpan),
	by: ['BY', z.enum(SALES_DIMENSIONS)],
	/** `next` of the previous page. */
	next: ['NEXT', next.optional()],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(2000).default(100)],
})
export type SalesPartsQuery = Value<typeof SalesPartsQuery>

/**
 * Paid orders that were not cancelled, by the day in Jakarta that they were placed. Revenue is gross - discount -
 * coins - refunded + shipping + codes.
 */
export const SalesFigures = message({
	orderCount: ['ORDER_COUNT', count],
	/** Net of units removed from orders or returned. */
	unitCount: ['UNIT_COUNT', count],
	/** Items at their prices. */
	gross: ['GROSS', wholeRupiah],
	/** Discounts on items by vouchers and tiers. */
	discount: ['DISCOUNT', wholeRupiah],
	coins: ['COINS', wholeRupiah],
	/** Refunds of these orders at any time. */
	refunded: ['REFUNDED', wholeRupiah],
	/** Shipping paid by buyers. */
	shipping: ['SHIPPING', wholeRupiah],
	/** Unique codes of transfers. */
	codes: ['CODES', wholeRupiah],
	revenue: ['REVENUE', wholeRupiah],
})
export type SalesFigures = Value<typeof SalesFigures>

const SalesReport = message({
	...fieldsIn(ReportSpan),
	/** The previous period of equal length; for whole months, the same number of months. */
	previousFrom: ['PREVIOUS_FROM', z.iso.date()],
	previousUntil: ['PREVIOUS_UNTIL', z.iso.date()],
	/** Days of both periods that await recalculation, which takes up to a minute. */
	unsummedDayCount: ['UNSUMMED_DAY_COUNT', count],
	total: ['TOTAL', SalesFigures],
	previousTotal: ['PREVIOUS_TOTAL', SalesFigures],
	/** Every day of the period. */
	days: ['DAY_LIST', z.array(message({ day: ['DAY', z.iso.date()], ...fieldsIn(SalesFigures) }))],
	previousDays: [
		'PREVIOUS_DAY_LIST',
		z.array(
			message({
				day: ['DAY', z.iso.date()],
				orderCount: ['ORDER_COUNT', count],
				revenue: ['REVENUE', wholeRupiah],
			}),
		),
	],
})
export type SalesReport = Value<typeof SalesReport>

const SalesPart = message({
	/** '': none, e.g. a product without a category. */
	key: ['KEY', z.string()],
	/** '' if the record no longer exists. */
	name: ['NAME', z.string()],
	orderCount: ['ORDER_COUNT', count],
	unitCount: ['UNIT_COUNT', count],
	/** Payments for items minus refunds. */
	goods: ['GOODS', wholeRupiah],
	shipping: ['SHIPPING', wholeRupiah],
	/** Discounts and cashback of a voucher, or commission of agents or the affiliate. */
	given: ['GIVEN', wholeRupiah],
	previousGoods: ['PREVIOUS_GOODS', wholeRupiah],
})
export type SalesPart = Value<typeof SalesPart>

const SalesParts = message({
	list: ['list', z.array(SalesPart)],
	/** null on the last page. */
	next: ['NEXT', z.string().nullable()],
})
export type SalesParts = Value<typeof SalesParts>

export const readSalesReport = endpoint({
	method: 'GET',
	path: '/reports/sales',
	summary: 'Sales of a period by day, beside the period before',
	needs: 'reports',
	query: ReportSpan,
	answer: SalesReport,
	failures: wrongPeriod,
})

export const readSalesParts = endpoint({
	method: 'GET',
	path: '/reports/sales/parts',
	summary: 'Sales of a period by product, category, courier, city, agent, affiliate or voucher',
	needs: 'reports',
	query: SalesPartsQuery,
	answer: SalesParts,
	failures: wrongPeriod,
})
