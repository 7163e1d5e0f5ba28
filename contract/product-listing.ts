import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pagingFields, RupiahWire } from './envelope.ts'
import { message, type Value } from './message.ts'
import { ProductCard, Swatch } from './product-card.ts'

/**
 * Sort keys, combined with SORT. IS_NEW_PRODUCT DESC is newest first (spec section 7). RELEVANCE sorts a search by best
 * match regardless of SORT; without TEXT_SEARCH it means SOLD.
 */
const ORDER_BY = ['IS_NEW_PRODUCT', 'PRICE', 'SOLD', 'RATING', 'RELEVANCE'] as const

/** A value of an option in filters: the keys of both, `warna.hitam`. */
const OptionValueKey = z.string().regex(/^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}$/)
/** The maximum number of different options in a filter. */
const MAX_FILTER_OPTIONS = 5
/** The option in a value's key. */
export function optionOf(key: string): string {
	return key.slice(0, key.indexOf('.'))
}

/** What is asked of a listing (spec section 7); filters beyond the four named fields are optional. */
const ListingQuery = message({
	...pagingFields,
	orderBy: ['ORDER_BY', z.enum(ORDER_BY)],
	sort: ['SORT', z.enum(['ASC', 'DESC'])],
	category: ['CATEGORY_SLUG', z.string().max(100).optional()],
	priceMin: ['PRICE_MIN', RupiahWire.optional()],
	priceMax: ['PRICE_MAX', RupiahWire.optional()],
	brands: ['BRAND_LIST', z.array(z.string().max(100)).max(20).optional()],
	ratingMin: ['RATING_MIN', z.number().int().min(1).max(5).optional()],
	inStock: ['IS_IN_STOCK', z.boolean().optional()],
	discounted: ['IS_DISCOUNT', z.boolean().optional()],
	/** Values of options: products must have one of the chosen values of each option. */
	options: [
		'OPTION_VALUE_LIST',
		z
			.array(OptionValueKey)
			.max(20)
			.refine((keys) => new Set(keys.map(optionOf)).size <= MAX_FILTER_OPTIONS)
			.optional(),
	],
})
export type ListingQuery = Value<typeof ListingQuery>

const textWithout = { textWithout: ['TEXT_WITHOUT', z.string()] } as const

/** A filter that a search's text contains, and the text without it. */
const TypedFilter = z.discriminatedUnion('KIND', [
	message({
		kind: ['KIND', z.literal('PRICE')],
		min: ['PRICE_MIN', RupiahWire.nullable()],
		max: ['PRICE_MAX', RupiahWire.nullable()],
		...textWithout,
	}),
	/** Only products that state this quantity: `25 kg`. */
	message({
		kind: ['KIND', z.literal('QUANTITY')],
		label: ['QUANTITY', z.string()],
		...textWithout,
	}),
	/** Sorted by price when the request asks for RELEVANCE. */
	message({ kind: ['KIND', z.literal('CHEAPEST')], ...textWithout }),
])
export type TypedFilter = Value<typeof TypedFilter>

/** How a search went. */
const SearchOutcome = message({
	/** Products match all words of the search, all but one, or at least one. */
	match: ['MATCH', z.enum(['ALL', 'MOST', 'ANY', 'NONE'])],
	/** Spelling correction that was searched for instead; null: none. */
	corrected: ['CORRECTED_TEXT', z.string().nullable()],
	/** Indexed words similar to unknown words of the search. */
	near: ['NEAR_TERM_LIST', z.array(z.string())],
	/** A price of the request comes before a typed one. */
	filters: ['FILTER_LIST', z.array(TypedFilter).default([])],
	/** The words of the text without its filters; null: it has none. */
	words: ['WORD_TEXT', z.string().nullable().default(null)],
})
export type SearchOutcome = Value<typeof SearchOutcome>

/** An option that a listing can be filtered by. A value's count considers all filters except those of its own option. */
const OptionFacet = message({
	name: ['OPTION_NAME', z.string()],
	/** True if only the first products that were found are counted. */
	hasMore: ['HAS_MORE_ROWS', z.boolean()],
	values: [
		'VALUE_LIST',
		z.array(
			message({
				/** As in the options of the request. */
				key: ['VALUE_KEY', OptionValueKey],
				label: ['VALUE_LABEL', z.string()],
				swatch: ['VALUE_SWATCH', Swatch.nullable()],
				productCount: ['PRODUCT_COUNT', z.number().int().min(0)],
			}),
		),
	],
})
export type OptionFacet = Value<typeof OptionFacet>

const ProductPage = message({
	...pageFields(ProductCard),
	/** True if there are more results than `count`, the maximum that is counted. */
	hasMore: ['HAS_MORE_ROWS', z.boolean()],
	/** null without a text. */
	search: ['SEARCH', SearchOutcome.nullable().default(null)],
	/** Filter options for this search and category, before the filters of brand and price apply. */
	facets: [
		'FACETS',
		message({
			brands: [
				'BRAND_LIST',
				z.array(
					message({
						slug: ['BRAND_SLUG', z.string()],
						name: ['BRAND_NAME', z.string()],
						productCount: ['PRODUCT_COUNT', z.number().int()],
					}),
				),
			],
			priceMin: ['PRICE_MIN', RupiahWire],
			priceMax: ['PRICE_MAX', RupiahWire],
			/** Those with the most products first. */
			options: ['OPTION_LIST', z.array(OptionFacet).default([])],
		}),
	],
})
export type ProductPage = Value<typeof ProductPage>

export const listProducts = endpoint({
	method: 'POST',
	path: '/product-by-category',
	summary: 'A page of products: search, category, filters, sort',
	access: 'company',
	body: ListingQuery,
	answer: ProductPage,
	shared: true,
	failures: { 404: 'CATEGORY_NOT_FOUND' },
})
