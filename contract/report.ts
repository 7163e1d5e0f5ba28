import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'

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

/** Days in Jakarta, the first and the last; at most MAX_REPORT_DAYS. */
export const ReportSpan = message({
	from: ['FROM', z.iso.date()],
	until: ['UNTIL', z.iso.date()],
})
export type ReportSpan = Value<typeof ReportSpan>

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

const StockFigures = message({
	/** Units in stock, and how many of them open orders reserve. */
	onHand: ['ON_HAND', count],
	reserved: ['RESERVED', count],
	/** Value at today's selling prices; purchase prices are not recorded. */
	value: ['VALUE', wholeRupiah],
})
export type StockFigures = Value<typeof StockFigures>

/** By category, highest value first. */
const StockReport = message({
	total: ['TOTAL', StockFigures],
	list: [
		'list',
		z.array(
			message({
				categoryId: ['CATEGORY_ID', count],
				name: ['NAME', z.string()],
				variantCount: ['VARIANT_COUNT', count],
				...fieldsIn(StockFigures),
			}),
		),
	],
})
export type StockReport = Value<typeof StockReport>

const StockVariantsQuery = message({
	/** `next` of the previous page. */
	next: ['NEXT', z.coerce.number().int().min(0).default(0)],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(2000).default(1000)],
})
export type StockVariantsQuery = Value<typeof StockVariantsQuery>

/** Ordered by id. */
const StockVariants = message({
	list: [
		'list',
		z.array(
			message({
				sku: ['SKU', z.string()],
				name: ['NAME', z.string()],
				categoryName: ['CATEGORY_NAME', z.string()],
				price: ['PRICE', wholeRupiah],
				...fieldsIn(StockFigures),
			}),
		),
	],
	next: ['NEXT', count.nullable()],
})
export type StockVariants = Value<typeof StockVariants>

const Flow = message({
	opening: ['OPENING', wholeRupiah],
	increase: ['INCREASE', wholeRupiah],
	decrease: ['DECREASE', wholeRupiah],
	closing: ['CLOSING', wholeRupiah],
})
export type Flow = Value<typeof Flow>

/** Liabilities at the end of each day and of the period. */
const LiabilitiesReport = message({
	...fieldsIn(ReportSpan),
	/** The last day with final figures; null: none. */
	closedDay: ['CLOSED_DAY', z.iso.date().nullable()],
	total: ['TOTAL', Flow],
	accounts: [
		'ACCOUNT_LIST',
		z.array(message({ account: ['ACCOUNT', z.enum(LIABILITIES)], ...fieldsIn(Flow) })),
	],
	days: [
		'DAY_LIST',
		z.array(message({ day: ['DAY', z.iso.date()], closing: ['CLOSING', wholeRupiah] })),
	],
})
export type LiabilitiesReport = Value<typeof LiabilitiesReport>

const wrongPeriod = { 422: 'REPORT_PERIOD_WRONG' } as const

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

export const readStockReport = endpoint({
	method: 'GET',
	path: '/reports/stock',
	summary: 'What lies in the storeroom, by category',
	needs: 'reports',
	answer: StockReport,
})

export const readStockVariants = endpoint({
	method: 'GET',
	path: '/reports/stock/variants',
	summary: 'The same by variant, in pages',
	needs: 'reports',
	query: StockVariantsQuery,
	answer: StockVariants,
})

export const readLiabilities = endpoint({
	method: 'GET',
	path: '/reports/liabilities',
	summary: 'What the shop owes to buyers, agents and affiliates, by account',
	needs: 'liabilities',
	query: ReportSpan,
	answer: LiabilitiesReport,
	failures: wrongPeriod,
})
