import { ProductListWire, StockMovesWire, VariantAnswerWire } from '#contract/operator-work.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Product = Renamed<ReturnType<typeof ProductListWire.parse>['data']>['list'][number]

type ProductQuery = {
	search?: string | undefined
	status?: string | undefined
	isLow?: boolean
	isLeftOutOfFeeds?: boolean
	/** Id of a category; its descendants are included. */
	category?: string
	next?: string | undefined
}

/** Products with their variants, newest first. */
export function listProducts(
	api: OperatorApi,
	{ search, status, isLow, isLeftOutOfFeeds, category, next }: ProductQuery,
) {
	const query = {
		SEARCH: search,
		STATUS: status,
		CATEGORY_ID: category,
		...(isLow ? { IS_LOW: 'true' } : {}),
		...(isLeftOutOfFeeds ? { IS_LEFT_OUT_OF_FEEDS: 'true' } : {}),
		NEXT: next,
	}
	return api.request({ path: '/product-list', query }, ProductListWire)
}

/** Changes a price, unless it changed since it was shown. */
export function changePrice(
	api: OperatorApi,
	id: number,
	change: { before: number; price: number; discount: number | null; reason: string },
) {
	const { before, price, discount, reason } = change
	const body = { PRICE_BEFORE: before, PRICE: price, DISCOUNT_PRICE: discount, REASON: reason }
	return api.attempt({ method: 'PUT', path: `/variants/${id}/price`, body }, VariantAnswerWire)
}

/** Sets the stock on hand, unless it changed since it was shown. */
export function changeStock(
	api: OperatorApi,
	id: number,
	change: { before: number; onHand: number; reason: string; note: string },
) {
	const { before, onHand, reason, note } = change
	const body = { ON_HAND_BEFORE: before, ON_HAND: onHand, REASON: reason, NOTE: note }
	const call = { method: 'POST', path: `/variants/${id}/stock-changes`, body } as const
	return api.attempt(call, VariantAnswerWire)
}

/** Stock moves of a variant, newest first. */
export function listStockMoves(api: OperatorApi, id: number) {
	return api.request({ path: `/variants/${id}/stock-changes` }, StockMovesWire)
}
