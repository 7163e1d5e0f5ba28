import { z } from 'zod'
import { dataOf, ImageWire, ListQueryWire, pageOf, PagingWire, RupiahWire } from './envelope.ts'
import { recordOf } from './record-of.ts'
import { VariantFlashWire } from './flash-sale.ts'
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

export const ProductCardWire = z.object({
	PRODUCT_ID: z.number().int(),
	PRODUCT_SLUG: z.string(),
	PRODUCT_NAME: z.string(),
	/** The lowest and highest price a shopper pays now, whole rupiah. */
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
	/** When the flash sale ends whose price this is; null: none runs. */
	FLASH_ENDS_AT: z.iso.datetime().nullable().default(null),
	BRAND_NAME: z.string().nullable(),
	PRODUCT_IMAGE: ImageWire.nullable(),
})
export type ProductCardWire = z.infer<typeof ProductCardWire>

/**
 * Sort keys; with SORT. IS_NEW_PRODUCT DESC is the newest first (spec section 7). RELEVANCE is for searches: what fits
 * best first, whatever SORT says; without TEXT_SEARCH it is SOLD.
 */
const ORDER_BY = ['IS_NEW_PRODUCT', 'PRICE', 'SOLD', 'RATING', 'RELEVANCE'] as const

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
})
export type ProductByCategoryWire = z.infer<typeof ProductByCategoryWire>

export const ProductPageWire = dataOf(
	pageOf(ProductCardWire).extend({
		/** A search or filter finds more than TOTAL_ROWS, which then is as far as it was counted. */
		HAS_MORE_ROWS: z.boolean(),
		/** Of a search; null: TEXT_SEARCH was left out. */
		SEARCH: z
			.object({
				/** Whether the products have all words of the search, all but one, or at least one. */
				MATCH: z.enum(['ALL', 'MOST', 'ANY', 'NONE']),
				/** What was searched for in place of a text with typing errors; null: the text. */
				CORRECTED_TEXT: z.string().nullable(),
				/** Words of the shop that resemble those it does not have. */
				NEAR_TERM_LIST: z.array(z.string()),
			})
			.nullable()
			.default(null),
		/** What the filters may offer for this search and category, before brand and price narrow it. */
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
	/** null: no flash sale is cheaper. */
	VARIANT_FLASH: VariantFlashWire.nullable().default(null),
	/** Units that can be bought now. */
	VARIANT_STOCK: z.number().int().min(0),
	VARIANT_WEIGHT_GRAMS: z.number().int().min(0),
	/** Index into PRODUCT_IMAGE_LIST. */
	VARIANT_IMAGE_INDEX: z.number().int().min(0).nullable(),
})

/**
 * A product's own texts on its page. The columns that hold them in every language, their fields in the answer and what
 * the storefront reads of it are made from this list. The summary is one sentence of plain text, the description HTML,
 * which the storefront sanitises.
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
	/** What search engines show in place of name and summary; '': those. */
	PRODUCT_SEO_TITLE: z.string().default(''),
	PRODUCT_SEO_DESCRIPTION: z.string().default(''),
	CATEGORY_PATH: z.array(z.object({ CATEGORY_SLUG: z.string(), CATEGORY_NAME: z.string() })),
	OPTION_LIST: z.array(
		z.object({
			OPTION_NAME: z.string(),
			OPTION_VALUE_LIST: z.array(
				z.object({
					OPTION_VALUE_LABEL: z.string(),
					OPTION_VALUE_SWATCH: z
						.string()
						.regex(/^#[0-9a-f]{6}$/i)
						.nullable(),
				}),
			),
		}),
	),
	VARIANT_LIST: z.array(VariantWire).min(1),
	PRODUCT_IMAGE_LIST: z.array(ImageWire),
	IS_DIGITAL: z.boolean(),
	/** Reviews per star, index 0 is one star. */
	RATING_COUNT_LIST: z.array(z.number().int().min(0)).length(5),
	UPDATED_AT: z.iso.datetime(),
})
export type ProductDetailWire = z.infer<typeof ProductDetailWire>

/** GET /product/{slug}. 404: none of this company's; 410: no longer sold. */
export const ProductAnswerWire = dataOf(ProductDetailWire)

/** GET /product/{slug}/related. */
export const ProductListAnswerWire = dataOf(z.object({ list: z.array(ProductCardWire) }))

/** GET /product/suggestion. */
export const SuggestionAnswerWire = dataOf(
	z.object({
		list: z.array(ProductCardWire),
		/** With TEXT_SEARCH: the categories of these products, those of the most first. */
		CATEGORY_SLUG_LIST: z.array(z.string()).default([]),
	}),
)

/** With SEARCH_BY_ID, TEXT_SEARCH_ID names up to LIMIT products, `12,7,9`, and the answer keeps their order. */
export const SuggestionQueryWire = ListQueryWire.extend({
	TEXT_SEARCH_ID: z.string().max(2_000).optional(),
})

const ReviewWire = z.object({
	REVIEW_ID: z.number().int(),
	REVIEW_AUTHOR: z.string(),
	REVIEW_RATING: z.number().int().min(1).max(5),
	REVIEW_TEXT: z.string(),
	REVIEW_DATE: z.iso.datetime(),
	/** Media ids of what the reviewer photographed, at most five. */
	REVIEW_PICTURE_ID_LIST: z.array(z.string()).default([]),
})
export const ReviewQueryWire = z.object({
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(10),
})
/** GET /product/{slug}/review?PAGE_INDEX&DATA_PER_PAGE. */
export const ReviewPageWire = dataOf(pageOf(ReviewWire))

/** GET /flash-sale: the sale that ends first of those that run and still have something; null: none does. */
export const FlashSaleAnswerWire = dataOf(
	z.object({
		FLASH_SALE: z
			.object({
				FLASH_SALE_NAME: z.string(),
				FLASH_SALE_ENDS_AT: z.iso.datetime(),
				/** At most twelve, what is left first. */
				list: z.array(ProductCardWire).min(1),
			})
			.nullable(),
	}),
)

/** Categories, products and reviews: the calls. */
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
		summary: 'The flash sale that runs, with its products; null: none runs',
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
		path: '/product/{slug}',
		summary: 'A product with its variants, prices and stock of now',
		access: 'company',
		answer: ProductAnswerWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
	{
		method: 'GET',
		path: '/product/{slug}/related',
		summary: 'Products to look at after this one',
		access: 'company',
		answer: ProductListAnswerWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
	{
		method: 'GET',
		path: '/product/{slug}/review',
		summary: 'A page of reviews, the newest first',
		access: 'company',
		query: ReviewQueryWire,
		answer: ReviewPageWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
]
