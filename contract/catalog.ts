import { z } from 'zod'
import { ArrivalWire } from './arrival.ts'
import { dataOf, ImageWire, ListQueryWire, pageOf, PagingWire, RupiahWire } from './envelope.ts'
import { recordOf } from './record-of.ts'
import { AnnouncedSaleWire, VariantFlashWire } from './flash-sale.ts'
import type { Endpoint } from './endpoint.ts'

export interface CategoryWire {
	CATEGORY_SLUG: string
	CATEGORY_NAME: string
	CATEGORY_ICON: ImageWire | null
	PRODUCT_COUNT: number
	CHILDREN: CategoryWire[]
}
export const CategoryWire: z.ZodType<CategoryWire> = z
	.object({
		CATEGORY_SLUG: z.string(),
		CATEGORY_NAME: z.string(),
		CATEGORY_ICON: ImageWire.nullable(),
		PRODUCT_COUNT: z.number().int().min(0),
		get CHILDREN(): z.ZodArray<typeof CategoryWire> {
			return z.array(CategoryWire)
		},
	})
	.meta({ id: 'Category' })
/** GET /category/category-list. */
export const CategoryListWire = dataOf(z.object({ CATEGORY_LIST: z.array(CategoryWire) }))

/** A colour as `#rrggbb`. */
const SwatchWire = z.string().regex(/^#[0-9a-f]{6}$/i)
/** The maximum number of colours on a product's card. */
export const MAX_CARD_COLOURS = 5

export const ProductCardWire = z.object({
	PRODUCT_ID: z.number().int(),
	PRODUCT_SLUG: z.string(),
	PRODUCT_NAME: z.string(),
	/** Lowest and highest current price, whole rupiah. */
	PRODUCT_PRICE_MIN: RupiahWire,
	PRODUCT_PRICE_MAX: RupiahWire,
	/** Former price of the cheapest variant, struck through; null: no discount. */
	PRODUCT_PRICE_BEFORE: RupiahWire.nullable(),
	/** 0 to 5, one decimal; null: no review yet. */
	PRODUCT_RATING: z.number().min(0).max(5).nullable(),
	PRODUCT_REVIEW_COUNT: z.number().int().min(0),
	PRODUCT_SOLD_COUNT: z.number().int().min(0),
	IS_NEW_PRODUCT: z.boolean(),
	IS_IN_STOCK: z.boolean(),
	/** End of the flash sale with this price; null: none. */
	FLASH_ENDS_AT: z.iso.datetime().nullable().default(null),
	BRAND_NAME: z.string().nullable(),
	PRODUCT_IMAGE: ImageWire.nullable(),
	/** The first colours it is offered in, at most MAX_CARD_COLOURS, and their total number. */
	COLOUR_LIST: z
		.array(z.object({ COLOUR_NAME: z.string(), COLOUR_SWATCH: SwatchWire }))
		.default([]),
	COLOUR_COUNT: z.number().int().min(0).default(0),
})
export type ProductCardWire = z.infer<typeof ProductCardWire>

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

export const VariantWire = z.object({
	VARIANT_ID: z.number().int(),
	VARIANT_SKU: z.string(),
	/** Index into each option's OPTION_VALUE_LIST, in the options' order. */
	VARIANT_CHOICE: z.array(z.number().int().min(0)),
	VARIANT_PRICE: RupiahWire,
	VARIANT_PRICE_BEFORE: RupiahWire.nullable(),
	/** null: no flash sale has a lower price. */
	VARIANT_FLASH: VariantFlashWire.nullable().default(null),
	/** Units available now. */
	VARIANT_STOCK: z.number().int().min(0),
	VARIANT_WEIGHT_GRAMS: z.number().int().min(0),
	/** Index into PRODUCT_IMAGE_LIST. */
	VARIANT_IMAGE_INDEX: z.number().int().min(0).nullable(),
})

/**
 * Translated texts of a product. Their database columns, their fields in responses and the storefront's decoder derive
 * from this list. The summary is one sentence of plain text; the description is HTML, which the storefront sanitises.
 */
export const PRODUCT_TEXTS = [
	{ name: 'summary', field: 'PRODUCT_SUMMARY' },
	{ name: 'description', field: 'PRODUCT_DESCRIPTION' },
] as const
export type ProductText = (typeof PRODUCT_TEXTS)[number]['name']
type ProductTextField = (typeof PRODUCT_TEXTS)[number]['field']
export type ProductTextsWire = Record<ProductTextField, string>

function productTextFields(): Record<ProductTextField, z.ZodString> {
	return recordOf(PRODUCT_TEXTS, ({ field }) => [field, z.string()])
}

export const ProductDetailWire = ProductCardWire.extend({
	...productTextFields(),
	/** Title for search engines; '' means the name, and for the description the summary. */
	PRODUCT_SEO_TITLE: z.string().default(''),
	PRODUCT_SEO_DESCRIPTION: z.string().default(''),
	CATEGORY_PATH: z.array(z.object({ CATEGORY_SLUG: z.string(), CATEGORY_NAME: z.string() })),
	OPTION_LIST: z.array(
		z.object({
			OPTION_NAME: z.string(),
			OPTION_VALUE_LIST: z.array(
				z.object({
					OPTION_VALUE_LABEL: z.string(),
					OPTION_VALUE_SWATCH: SwatchWire.nullable(),
				}),
			),
		}),
	),
	VARIANT_LIST: z.array(VariantWire).min(1),
	PRODUCT_IMAGE_LIST: z.array(ImageWire),
	IS_DIGITAL: z.boolean(),
	/** null: nothing is shipped, or no courier is available. */
	ARRIVAL: ArrivalWire.nullable().default(null),
	/** Number of reviews by rating; index 0 is one star. */
	RATING_COUNT_LIST: z.array(z.number().int().min(0)).length(5),
	UPDATED_AT: z.iso.datetime(),
})
export type ProductDetailWire = z.infer<typeof ProductDetailWire>

/** GET /product/{slug}. 404: the company has no such product; 410: no longer sold. */
export const ProductAnswerWire = dataOf(ProductDetailWire)

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

const ReviewWire = z.object({
	REVIEW_ID: z.number().int(),
	REVIEW_AUTHOR: z.string(),
	REVIEW_RATING: z.number().int().min(1).max(5),
	REVIEW_TEXT: z.string(),
	REVIEW_DATE: z.iso.datetime(),
	/** Media ids of the review's pictures, at most five. */
	REVIEW_PICTURE_ID_LIST: z.array(z.string()).default([]),
	/** Language of the review's text, e.g. "id"; null: unknown. */
	REVIEW_LANGUAGE: z.string().nullable().default(null),
	/** The variant bought; '' if the product has no options or it is unknown. */
	VARIANT_LABEL: z.string().default(''),
	/** The shop's reply. */
	REVIEW_REPLY: z.string().nullable().default(null),
	REVIEW_REPLY_DATE: z.iso.datetime().nullable().default(null),
})
/** Sort orders of reviews; newest first within equal ratings. */
export const REVIEW_ORDERS = ['NEWEST', 'HIGHEST', 'LOWEST'] as const
export const ReviewQueryWire = z.object({
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(10),
	REVIEW_RATING: z.coerce.number().int().min(1).max(5).optional(),
	HAS_PICTURE: z.literal('true').optional(),
	ORDER_BY: z.enum(REVIEW_ORDERS).default('NEWEST'),
})
/** GET /product/{slug}/review?PAGE_INDEX&DATA_PER_PAGE&REVIEW_RATING&HAS_PICTURE&ORDER_BY. */
export const ReviewPageWire = dataOf(
	pageOf(ReviewWire).extend({
		/** Whether any review of the product has a picture. */
		ANY_PICTURE: z.boolean().default(false),
	}),
)

export const FlashSaleWire = z.object({
	FLASH_SALE_NAME: z.string(),
	FLASH_SALE_ENDS_AT: z.iso.datetime(),
	/** At most twelve, available products first. */
	list: z
		.array(
			ProductCardWire.extend({
				/** Units of all variants at the sale's price, and how many of them are left. */
				FLASH_QUOTA: z.number().int().min(1).nullable().default(null),
				FLASH_LEFT: z.number().int().min(0).nullable().default(null),
			}),
		)
		.min(1),
})
/** GET /flash-sale: the running sale with units left that ends first, and the next announced one; null: none. */
export const FlashSaleAnswerWire = dataOf(
	z.object({
		FLASH_SALE: FlashSaleWire.nullable(),
		NEXT_SALE: AnnouncedSaleWire.nullable().default(null),
	}),
)

/** Endpoints of categories, products and reviews. */
export const CATALOG_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/category/category-list',
		summary: 'The category tree with the number of products',
		access: 'company',
		answer: CategoryListWire,
	},
	{
		method: 'POST',
		path: '/product-by-category',
		summary: 'A page of products: search, category, filters, sort',
		access: 'company',
		body: ProductByCategoryWire,
		answer: ProductPageWire,
		failures: { 404: 'CATEGORY_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/flash-sale',
		summary: 'The flash sale that runs, with its products, and the next one; null: there is none',
		access: 'company',
		answer: FlashSaleAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/suggestion',
		summary: 'Products for a typed text, or the best sellers without one',
		access: 'company',
		query: SuggestionQueryWire,
		answer: SuggestionAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/liked',
		summary: 'Products for somebody who looked at these',
		access: 'company',
		query: LikedQueryWire,
		answer: ProductListAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/comparison',
		summary: 'What tells up to four products apart',
		access: 'company',
		query: ComparisonQueryWire,
		answer: ComparisonAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/{slug}',
		summary: 'A product with its variants, prices and stock of now',
		access: 'company',
		answer: ProductAnswerWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
	{
		method: 'GET',
		path: '/product/{slug}/related',
		summary: 'Products to look at after this one, and what is bought together with it',
		access: 'company',
		answer: RelatedAnswerWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
	{
		method: 'GET',
		path: '/product/{slug}/review',
		summary: 'A page of reviews: filters, sort',
		access: 'company',
		query: ReviewQueryWire,
		answer: ReviewPageWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
]
