import { z } from 'zod'
import { dataOf, ListQueryWire } from './envelope.ts'
import { ProductCardWire } from './product-card.ts'

/** GET /product/liked: recommended products. */
export const ProductListAnswerWire = dataOf(z.object({ list: z.array(ProductCardWire) }))

/** GET /product/{slug}/related: products of its department, and those often bought together with it. */
export const RelatedAnswerWire = dataOf(
	z.object({
		list: z.array(ProductCardWire),
		/** At most four, the most frequent first; none of these is in the list. */
		BOUGHT_TOGETHER_LIST: z.array(ProductCardWire).default([]),
	}),
)

/** Ids of products, `12,7,9`. */
const idList = (most: number) =>
	z
		.string()
		.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/)
		.transform((text) => [...new Set(text.split(',').map(Number))])
		.refine((ids) => ids.length <= most)

/** GET /product/liked: recommendations based on these products. */
export const LikedQueryWire = z.object({
	ID_LIST: idList(12),
	LIMIT: z.coerce.number().int().min(1).max(12).default(12),
})

/** The maximum number of products in a comparison. */
const MAX_COMPARED = 4
export const ComparisonQueryWire = z.object({ ID_LIST: idList(MAX_COMPARED) })
/** GET /product/comparison: comparable properties of products, in the order of the ids; omits invisible ones. */
export const ComparisonAnswerWire = dataOf(
	z.object({
		list: z.array(
			ProductCardWire.extend({
				PRODUCT_SUMMARY: z.string(),
				CATEGORY_NAME: z.string().nullable(),
				/** Weights of the lightest and the heaviest variant. */
				WEIGHT_GRAMS_MIN: z.number().int().min(0),
				WEIGHT_GRAMS_MAX: z.number().int().min(0),
				OPTION_LIST: z.array(
					z.object({
						OPTION_KEY: z.string(),
						OPTION_NAME: z.string(),
						VALUE_LIST: z.array(z.string()),
					}),
				),
			}),
		),
	}),
)
export type ComparisonAnswerWire = z.infer<typeof ComparisonAnswerWire>

/** GET /product/suggestion. */
export const SuggestionAnswerWire = dataOf(
	z.object({
		list: z.array(ProductCardWire),
		/** With TEXT_SEARCH: categories of these products, most frequent first. */
		CATEGORY_SLUG_LIST: z.array(z.string()).default([]),
	}),
)

/** With SEARCH_BY_ID, TEXT_SEARCH_ID lists up to LIMIT product ids, e.g. `12,7,9`; the response keeps their order. */
export const SuggestionQueryWire = ListQueryWire.extend({
	TEXT_SEARCH_ID: z.string().max(2_000).optional(),
})
