import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { recordNumber } from './record-number.ts'
import { StockedVariant } from './stocked-product.ts'
import { lineText } from './text.ts'

/** Reasons of manual stock changes. */
export const STOCK_CHANGE_REASONS = [
	'COUNT',
	'RECEIVED',
	'DAMAGED',
	'LOST',
	'RETURNED',
	'OTHER',
] as const

const id = z.number().int().min(1)

/** Changed only if the price is still that before. */
const VariantPrice = message({
	priceBefore: ['PRICE_BEFORE', RupiahWire],
	price: ['PRICE', RupiahWire],
	/** Below the price; null: no discount; absent: unchanged. */
	discountPrice: ['DISCOUNT_PRICE', RupiahWire.nullable().optional()],
})
export type VariantPrice = Value<typeof VariantPrice>

/** For the history of prices. */
const PriceReason = message({ reason: ['REASON', lineText().max(200).default('')] })

/** Changed only if the units are still those before, and not below what open orders reserve. */
const VariantStock = message({
	onHandBefore: ['ON_HAND_BEFORE', z.number().int().min(0)],
	onHand: ['ON_HAND', z.number().int().min(0).max(10_000_000)],
})

const StockReason = message({
	reason: ['REASON', z.enum(STOCK_CHANGE_REASONS)],
	note: ['NOTE', lineText().max(100).default('')],
})

/** At most a hundred, the newest first. */
const PriceChanges = z.object({
	list: z.array(
		message({
			changedAt: ['CHANGE_DATE', moment],
			priceBefore: ['PRICE_BEFORE', RupiahWire],
			price: ['PRICE', RupiahWire],
			discountBefore: ['DISCOUNT_BEFORE', RupiahWire.nullable()],
			discountPrice: ['DISCOUNT_PRICE', RupiahWire.nullable()],
			reason: ['REASON', z.string()],
			madeBy: ['MADE_BY', z.string()],
		}),
	),
})
export type PriceChanges = Value<typeof PriceChanges>['list']

/** At most a hundred, the newest first, including those by orders. */
const StockMoves = z.object({
	list: z.array(
		message({
			movedAt: ['MOVE_DATE', moment],
			onHandChange: ['ON_HAND_CHANGE', z.number().int()],
			reservedChange: ['RESERVED_CHANGE', z.number().int()],
			/** count, reserve, release, change or ship. */
			kind: ['KIND', z.string()],
			orderNumber: ['ORDER_NUMBER', z.string().nullable()],
			/** Source of a count, e.g. "import", or reason and note. */
			source: ['SOURCE', z.string().nullable()],
		}),
	),
})
export type StockMoves = Value<typeof StockMoves>['list']

const VariantResult = message({
	id: ['VARIANT_ID', id],
	isDone: ['IS_DONE', z.boolean()],
	/** Why it was not changed, as a code and as text. */
	code: ['CODE', z.string().nullable()],
	message: ['MESSAGE', z.string().nullable()],
})
export type VariantResult = Value<typeof VariantResult>
export const VariantResults = z.object({ list: z.array(VariantResult) })

/** Each like a single change, independently of the others. */
const PriceBatch = message({
	...fieldsIn(PriceReason),
	list: [
		'list',
		z
			.array(message({ id: ['VARIANT_ID', id], ...fieldsIn(VariantPrice) }))
			.min(1)
			.max(200),
	],
})

const StockBatch = message({
	...fieldsIn(StockReason),
	list: [
		'list',
		z
			.array(message({ id: ['VARIANT_ID', id], ...fieldsIn(VariantStock) }))
			.min(1)
			.max(200),
	],
})

const ofPrice = { needs: 'prices', params: { id: recordNumber } } as const
const ofStock = { needs: 'stock', params: { id: recordNumber } } as const

export const listPriceChanges = endpoint({
	...ofPrice,
	method: 'GET',
	path: '/variants/{id}/price-changes',
	summary: 'How staff changed the price, the newest first',
	answer: PriceChanges,
	failures: { 404: 'PRODUCT_NOT_FOUND' },
})

export const changeVariantPrice = endpoint({
	...ofPrice,
	method: 'PUT',
	path: '/variants/{id}/price',
	summary: 'Changes a price',
	body: message({ ...fieldsIn(VariantPrice), ...fieldsIn(PriceReason) }),
	answer: StockedVariant,
	failures: { 404: 'PRODUCT_NOT_FOUND', 409: 'CHANGED_MEANWHILE' },
})

export const changePrices = endpoint({
	method: 'POST',
	path: '/variant-batches/prices',
	summary: 'Changes prices, each by itself',
	needs: 'prices',
	body: PriceBatch,
	answer: VariantResults,
})

export const listStockMoves = endpoint({
	...ofStock,
	method: 'GET',
	path: '/variants/{id}/stock-changes',
	summary: 'What changed the stock, the newest first',
	answer: StockMoves,
	failures: { 404: 'PRODUCT_NOT_FOUND' },
})

export const changeVariantStock = endpoint({
	...ofStock,
	method: 'POST',
	path: '/variants/{id}/stock-changes',
	summary: 'Sets what is in the storeroom, with a reason',
	body: message({ ...fieldsIn(VariantStock), ...fieldsIn(StockReason) }),
	answer: StockedVariant,
	failures: { 404: 'PRODUCT_NOT_FOUND', 409: ['CHANGED_MEANWHILE', 'STOCK_PROMISED'] },
})

export const changeStock = endpoint({
	method: 'POST',
	path: '/variant-batches/stock',
	summary: 'Changes stock with one reason, each by itself',
	needs: 'stock',
	body: StockBatch,
	answer: VariantResults,
})
