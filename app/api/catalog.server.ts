import {
	CategoryListWire,
	FlashSaleAnswerWire,
	ProductAnswerWire,
	ProductListAnswerWire,
	ProductPageWire,
	ReviewPageWire,
	SuggestionAnswerWire,
	type CategoryWire,
	type ProductByCategoryWire,
	type ProductCardWire,
	type ProductDetailWire,
	PRODUCT_TEXTS,
	type ProductText,
} from '#contract/catalog.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { recordOf } from '#contract/record-of.ts'
import type { Locale } from '#app/i18n/paths.ts'
import { imageOf as image } from './image.server.ts'
import type {
	Category,
	FlashSale,
	Page,
	Product,
	ProductCard,
	ProductPage,
	ProductQuery,
	Review,
	SortKey,
	TypedMatches,
} from '#app/domain/catalog.ts'
import type { Call } from './call.ts'

const sorts: Record<SortKey, Pick<ProductByCategoryWire, 'ORDER_BY' | 'SORT'>> = {
	relevance: { ORDER_BY: 'RELEVANCE', SORT: 'DESC' },
	newest: { ORDER_BY: 'IS_NEW_PRODUCT', SORT: 'DESC' },
	cheapest: { ORDER_BY: 'PRICE', SORT: 'ASC' },
	dearest: { ORDER_BY: 'PRICE', SORT: 'DESC' },
	'best-selling': { ORDER_BY: 'SOLD', SORT: 'DESC' },
	rating: { ORDER_BY: 'RATING', SORT: 'DESC' },
}

/** The catalogue of the website API (spec section 7). */
export function catalogApi(call: Call, locale: Locale) {
	const language = { LANGUAGE_ID: LANGUAGES[locale].number }
	return {
		categories: () => call(Categories, { path: '/category/category-list' }),
		products: (query: ProductQuery) =>
			call(Products, { method: 'POST', path: '/product-by-category', body: toWire(query) }),
		product: (slug: string) => call(ProductModel, { path: `/product/${encodeURIComponent(slug)}` }),
		reviews: (slug: string, page: number) =>
			call(Reviews, {
				path: `/product/${encodeURIComponent(slug)}/review`,
				query: { PAGE_INDEX: page, DATA_PER_PAGE: 10 },
				optional: true,
			}),
		related: (slug: string) =>
			call(Cards, { path: `/product/${encodeURIComponent(slug)}/related`, optional: true }),
		/** The running flash sale, or null. */
		flashSale: () => call(Sale, { path: '/flash-sale', optional: true }),
		/** Products for a typed text, what fits best first, and their categories. */
		suggestions: (text: string, limit: number) =>
			call(Suggestions, {
				path: '/product/suggestion',
				query: { ...language, TEXT_SEARCH: text, LIMIT: limit, SEARCH_BY_ID: false },
				optional: true,
			}),
		/** What sells best. */
		bestSellers: (limit: number) =>
			call(Cards, {
				path: '/product/suggestion',
				query: { ...language, LIMIT: limit, SEARCH_BY_ID: false },
				optional: true,
			}),
		/** These products, at most 100, in this order; products no longer sold are left out. An optional call. */
		byIds: (ids: number[], { optional }: { optional: boolean }) =>
			call(Cards, {
				path: '/product/suggestion',
				query: {
					...language,
					TEXT_SEARCH_ID: ids.join(','),
					LIMIT: ids.length,
					SEARCH_BY_ID: true,
				},
				optional,
			}),
	}
}

const Categories = CategoryListWire.transform(({ data }) => data.CATEGORY_LIST.map(category))
const ProductModel = ProductAnswerWire.transform(({ data }) => product(data))
const Cards = ProductListAnswerWire.transform(({ data }) => data.list.map(cardOf))
const Suggestions = SuggestionAnswerWire.transform(({ data }): TypedMatches => ({
	cards: data.list.map(cardOf),
	categorySlugs: data.CATEGORY_SLUG_LIST,
}))

const Sale = FlashSaleAnswerWire.transform(({ data }): FlashSale | null => {
	const sale = data.FLASH_SALE
	if (sale === null) return null
	return {
		name: sale.FLASH_SALE_NAME,
		endsAt: new Date(sale.FLASH_SALE_ENDS_AT),
		items: sale.list.map(cardOf),
	}
})

const Products = ProductPageWire.transform(({ data }): ProductPage => ({
	items: data.list.map(cardOf),
	totalPages: data.TOTAL_PAGES,
	totalRows: data.TOTAL_ROWS,
	hasMoreRows: data.HAS_MORE_ROWS,
	search: data.SEARCH && {
		match: data.SEARCH.MATCH,
		corrected: data.SEARCH.CORRECTED_TEXT,
		near: data.SEARCH.NEAR_TERM_LIST,
	},
	facets: {
		brands: data.FACETS.BRAND_LIST.map((brand) => ({
			slug: brand.BRAND_SLUG,
			name: brand.BRAND_NAME,
			productCount: brand.PRODUCT_COUNT,
		})),
		priceMin: data.FACETS.PRICE_MIN,
		priceMax: data.FACETS.PRICE_MAX,
	},
}))

const Reviews = ReviewPageWire.transform(({ data }): Page<Review> => ({
	items: data.list.map((review) => ({
		id: review.REVIEW_ID,
		author: review.REVIEW_AUTHOR,
		rating: review.REVIEW_RATING,
		text: review.REVIEW_TEXT,
		date: new Date(review.REVIEW_DATE),
	})),
	totalPages: data.TOTAL_PAGES,
	totalRows: data.TOTAL_ROWS,
}))

function toWire(query: ProductQuery): ProductByCategoryWire {
	return {
		PAGE_INDEX: query.page,
		DATA_PER_PAGE: query.pageSize,
		...sorts[query.sort],
		TEXT_SEARCH: query.text || undefined,
		CATEGORY_SLUG: query.category,
		PRICE_MIN: query.priceMin,
		PRICE_MAX: query.priceMax,
		BRAND_LIST: query.brands?.length ? query.brands : undefined,
		RATING_MIN: query.ratingMin,
		IS_IN_STOCK: query.inStock,
		IS_DISCOUNT: query.discounted,
	}
}

function category(wire: CategoryWire): Category {
	return {
		slug: wire.CATEGORY_SLUG,
		name: wire.CATEGORY_NAME,
		icon: wire.CATEGORY_ICON && image(wire.CATEGORY_ICON),
		productCount: wire.PRODUCT_COUNT,
		children: wire.CHILDREN.map(category),
	}
}

/** Maps a product card from the wire; also used for articles and banners. */
export function cardOf(wire: ProductCardWire): ProductCard {
	return {
		id: wire.PRODUCT_ID,
		slug: wire.PRODUCT_SLUG,
		name: wire.PRODUCT_NAME,
		priceMin: wire.PRODUCT_PRICE_MIN,
		priceMax: wire.PRODUCT_PRICE_MAX,
		priceBefore: wire.PRODUCT_PRICE_BEFORE,
		rating: wire.PRODUCT_RATING,
		reviewCount: wire.PRODUCT_REVIEW_COUNT,
		soldCount: wire.PRODUCT_SOLD_COUNT,
		isNew: wire.IS_NEW_PRODUCT,
		inStock: wire.IS_IN_STOCK,
		flashEndsAt: wire.FLASH_ENDS_AT === null ? null : new Date(wire.FLASH_ENDS_AT),
		brand: wire.BRAND_NAME,
		image: wire.PRODUCT_IMAGE && image(wire.PRODUCT_IMAGE),
	}
}

function textsOf(wire: ProductDetailWire): Record<ProductText, string> {
	return recordOf(PRODUCT_TEXTS, ({ name, field }) => [name, wire[field]])
}

function product(wire: ProductDetailWire): Product {
	const { description: descriptionHtml, ...texts } = textsOf(wire)
	return {
		...cardOf(wire),
		texts,
		searchResult: { title: wire.PRODUCT_SEO_TITLE, description: wire.PRODUCT_SEO_DESCRIPTION },
		descriptionHtml,
		categoryPath: wire.CATEGORY_PATH.map((step) => ({
			slug: step.CATEGORY_SLUG,
			name: step.CATEGORY_NAME,
		})),
		options: wire.OPTION_LIST.map((option) => ({
			name: option.OPTION_NAME,
			values: option.OPTION_VALUE_LIST.map((value) => ({
				label: value.OPTION_VALUE_LABEL,
				swatch: value.OPTION_VALUE_SWATCH,
			})),
		})),
		variants: wire.VARIANT_LIST.map((variant) => ({
			id: variant.VARIANT_ID,
			sku: variant.VARIANT_SKU,
			choice: variant.VARIANT_CHOICE,
			price: variant.VARIANT_PRICE,
			priceBefore: variant.VARIANT_PRICE_BEFORE,
			stock: variant.VARIANT_STOCK,
			weightGrams: variant.VARIANT_WEIGHT_GRAMS,
			imageIndex: variant.VARIANT_IMAGE_INDEX,
			flash: variant.VARIANT_FLASH && {
				endsAt: new Date(variant.VARIANT_FLASH.FLASH_ENDS_AT),
				left: variant.VARIANT_FLASH.FLASH_LEFT,
				most: variant.VARIANT_FLASH.FLASH_MOST,
			},
		})),
		images: wire.PRODUCT_IMAGE_LIST.map(image),
		isDigital: wire.IS_DIGITAL,
		ratingCounts: wire.RATING_COUNT_LIST,
		updatedAt: new Date(wire.UPDATED_AT),
	}
}
