import { z } from 'zod'
import { dataOf, pageOf, PagingWire, RupiahWire } from './envelope.ts'
import { ProductCardWire, SwatchWire } from './product-card.ts'

/**
 * Sort keys, combined with SORT. IS_NEW_PRODUCT DESC is newest first (spec section 7). RELEVANCE sorts a search by best
 * match regardless of SORT; without TEXT_SEARCH it means SOLD.
 */
const ORDER_BY = ['IS_NEW_PRODUCT', 'PRICE', 'SOLD', 'RATING', 'RELEVANCE'] as const

/** A value of an option in filters: the keys of both, `warna.hitam`. */
const OptionValueKeyWire = z.string().regex(/^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}$/)
/** The maximum number of different options in a filter. */
const MAX_FILTER_OPTIONS = 5
/** The option in a value's key. */
export function optionOf(key: string): string {
	return key.slice(0, key.indexOf('.'))
}

/** POST /product-by-category (spec section 7); filters beyond the four named fields are optional. */
export const ProductByCategoryWire = PagingWire.extend({
	ORDER_BY: z.enum(ORDER_BY),
	SORT: z.enum(['ASC', 'DESC']),
	CATEGORY_SLUG: z.string().max(100).optional(),
	PRICE_MIN: RupiahWire.optional(),
	PRICE_MAX: RupiahWire.optional(),
	BRAND_LIST: z.array(z.string().max(100)).max(20).optional(),
	RATING_MIN: z.number().int().min(1).max(5).optional(),
	IS_IN_STOCK: z.boolean().optional(),
	IS_DISCOUNT: z.boolean().optional(),
	/** Values of options: products must have one of the chosen values of each option. */
	OPTION_VALUE_LIST: z
		.array(OptionValueKeyWire)
		.max(20)
		.refine((keys) => new Set(keys.map(optionOf)).size <= MAX_FILTER_OPTIONS)
		.optional(),
})
export type ProductByCategoryWire = z.infer<typeof ProductByCategoryWire>

/** A filter that a search's text contains, and the text without it. */
const TypedFilterWire = z.discriminatedUnion('KIND', [
	z.object({
		KIND: z.literal('PRICE'),
		PRICE_MIN: RupiahWire.nullable(),
		PRICE_MAX: RupiahWire.nullable(),
		TEXT_WITHOUT: z.string(),
	}),
	/** Only products that state this quantity: `25 kg`. */
	z.object({ KIND: z.literal('QUANTITY'), QUANTITY: z.string(), TEXT_WITHOUT: z.string() }),
	/** Sorted by price when the request asks for RELEVANCE. */
	z.object({ KIND: z.literal('CHEAPEST'), TEXT_WITHOUT: z.string() }),
])
export type TypedFilterWire = z.infer<typeof TypedFilterWire>

export const ProductPageWire = dataOf(
	pageOf(ProductCardWire).extend({
		/** True if there are more results than TOTAL_ROWS, the maximum that is counted. */
		HAS_MORE_ROWS: z.boolean(),
		/** null without TEXT_SEARCH. */
		SEARCH: z
			.object({
				/** Products match all words of the search, all but one, or at least one. */
				MATCH: z.enum(['ALL', 'MOST', 'ANY', 'NONE']),
				/** Spelling correction that was searched for instead; null: none. */
				CORRECTED_TEXT: z.string().nullable(),
				/** Indexed words similar to unknown words of the search. */
				NEAR_TERM_LIST: z.array(z.string()),
				/** A price of the request comes before a typed one. */
				FILTER_LIST: z.array(TypedFilterWire).default([]),
				/** The words of the text without its filters; null: it has none. */
				WORD_TEXT: z.string().nullable().default(null),
			})
			.nullable()
			.default(null),
		/** Filter options for this search and category, before the filters of brand and price apply. */
		FACETS: z.object({
			BRAND_LIST: z.array(
				z.object({
					BRAND_SLUG: z.string(),
					BRAND_NAME: z.string(),
					PRODUCT_COUNT: z.number().int(),
				}),
			),
			PRICE_MIN: RupiahWire,
			PRICE_MAX: RupiahWire,
			/**
			 * Options, those with the most products first. A value's count considers all filters except those of its
			 * own option.
			 */
			OPTION_LIST: z
				.array(
					z.object({
						OPTION_NAME: z.string(),
						/** True if only the first products that were found are counted. */
						HAS_MORE_ROWS: z.boolean(),
						VALUE_LIST: z.array(
							z.object({
								/** As in OPTION_VALUE_LIST of the request. */
								VALUE_KEY: OptionValueKeyWire,
								VALUE_LABEL: z.string(),
								VALUE_SWATCH: SwatchWire.nullable(),
								PRODUCT_COUNT: z.number().int().min(0),
							}),
						),
					}),
				)
				.default([]),
		}),
	}),
)
