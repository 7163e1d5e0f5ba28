import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'

const wholeRupiah = z.number().int()
const count = z.number().int()

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
