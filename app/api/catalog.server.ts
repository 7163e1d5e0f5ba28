import { withParagraphs } from '#contract/written-text.ts'
import { CategoryListWire, type CategoryWire } from '#contract/category.ts'
import type { FlashSaleWire } from '#contract/flash-sale.ts'
import {
	ProductAnswerWire,
	type ProductDetailWire,
	PRODUCT_TEXTS,
	type ProductText,
} from '#contract/product.ts'
import type { ProductCardWire } from '#contract/product-card.ts'
import {
	type ProductByCategoryWire,
	ProductPageWire,
	type TypedFilterWire,
} from '#contract/product-listing.ts'
import {
	ComparisonAnswerWire,
	ProductListAnswerWire,
	RelatedAnswerWire,
	SuggestionAnswerWire,
} from '#contract/product-lists.ts'
import { type REVIEW_ORDERS, ReviewPageWire } from '#contract/review.ts'
import type { z } from 'zod'
import { LANGUAGES } from '#contract/languages.ts'
import { recordOf } from '#contract/record-of.ts'
import type { ArrivalWire } from '#contract/arrival.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { imageOf as image } from './image.server.ts'
import type { Arrival } from '#app/domain/arrival.ts'
import type {
	Category,
	ComparedProduct,
	FlashSale,
	Product,
	ProductCard,
	ProductPage,
	ProductQuery,
	ReviewOrder,
	ReviewPage,
	ReviewQuery,
	SortKey,
	TypedFilter,
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
		reviews: (slug: string, { page, order, stars, withPicture }: ReviewQuery) =>
			call(Reviews, {
				path: `/product/${encodeURIComponent(slug)}/review`,
				query: {
					PAGE_INDEX: page,
					DATA_PER_PAGE: 10,
					REVIEW_RATING: stars ?? undefined,
					HAS_PICTURE: withPicture ? 'true' : undefined,
					ORDER_BY: order === 'newest' ? undefined : reviewOrderKeys[order],
				},
				optional: true,
			}),
		related: (slug: string) =>
			call(Related, { path: `/product/${encodeURIComponent(slug)}/related`, optional: true }),
		/** Recommendations for a visitor who viewed these products, at most twelve. */
		liked: (ids: number[], limit: number) =>
			call(Cards, {
				path: '/product/liked',
				query: { ID_LIST: ids.join(','), LIMIT: limit },
				optional: true,
			}),
		/** The differing attributes of at most four products, in this order. */
		comparison: (ids: number[]) =>
			call(Comparison, { path: '/product/comparison', query: { ID_LIST: ids.join(',') } }),
		/** Products for a typed text, what fits best first, and their categories. */
		suggestions: (text: string, limit: number) =>
			call(Suggestions, {
				path: '/product/suggestion',
				query: { ...language, TEXT_SEARCH: text, LIMIT: limit, SEARCH_BY_ID: false },
				optional: true,
			}),
		/** What sold best in the last 90 days, then what ever sold best. */
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
const Related = RelatedAnswerWire.transform(({ data }) => ({
	similar: data.list.map(cardOf),
	/** Often in one order with the product, at most four; none of these is similar. */
	together: data.BOUGHT_TOGETHER_LIST.map(cardOf),
}))
const Comparison = ComparisonAnswerWire.transform(({ data }) =>
	data.list.map((wire): ComparedProduct => ({
		...cardOf(wire),
		summary: wire.PRODUCT_SUMMARY,
		categoryName: wire.CATEGORY_NAME,
		weightGrams: { min: wire.WEIGHT_GRAMS_MIN, max: wire.WEIGHT_GRAMS_MAX },
		options: wire.OPTION_LIST.map((option) => ({
			key: option.OPTION_KEY,
			name: option.OPTION_NAME,
			values: option.VALUE_LIST,
		})),
	})),
)
const Suggestions = SuggestionAnswerWire.transform(({ data }): TypedMatches => ({
	cards: data.list.map(cardOf),
	categorySlugs: data.CATEGORY_SLUG_LIST,
}))

const Products = ProductPageWire.transform(({ data }): ProductPage => ({
	items: data.list.map(cardOf),
	totalPages: data.TOTAL_PAGES,
	totalRows: data.TOTAL_ROWS,
	hasMoreRows: data.HAS_MORE_ROWS,
	search: data.SEARCH && {
		match: data.SEARCH.MATCH,
		corrected: data.SEARCH.CORRECTED_TEXT,
		near: data.SEARCH.NEAR_TERM_LIST,
		filters: data.SEARCH.FILTER_LIST.map(typedFilter),
		words: data.SEARCH.WORD_TEXT,
	},
	facets: {
		brands: data.FACETS.BRAND_LIST.map((brand) => ({
			slug: brand.BRAND_SLUG,
			name: brand.BRAND_NAME,
			productCount: brand.PRODUCT_COUNT,
		})),
		priceMin: data.FACETS.PRICE_MIN,
		priceMax: data.FACETS.PRICE_MAX,
		options: data.FACETS.OPTION_LIST.map((option) => ({
			name: option.OPTION_NAME,
			hasMore: option.HAS_MORE_ROWS,
			values: option.VALUE_LIST.map((value) => ({
				key: value.VALUE_KEY,
				label: value.VALUE_LABEL,
				swatch: value.VALUE_SWATCH,
				productCount: value.PRODUCT_COUNT,
			})),
		})),
	},
}))

function typedFilter(wire: TypedFilterWire): TypedFilter {
	const textWithout = wire.TEXT_WITHOUT
	if (wire.KIND === 'PRICE') {
		const [min, max] = [wire.PRICE_MIN ?? undefined, wire.PRICE_MAX ?? undefined]
		return { kind: 'price', min, max, textWithout }
	}
	if (wire.KIND === 'QUANTITY') return { kind: 'quantity', label: wire.QUANTITY, textWithout }
	return { kind: 'cheapest', textWithout }
}

const reviewOrderKeys: Record<ReviewOrder, (typeof REVIEW_ORDERS)[number]> = {
	newest: 'NEWEST',
	highest: 'HIGHEST',
	lowest: 'LOWEST',
}

const Reviews = ReviewPageWire.transform(({ data }): ReviewPage => ({
	items: data.list.map((review) => ({
		id: review.REVIEW_ID,
		author: review.REVIEW_AUTHOR,
		rating: review.REVIEW_RATING,
		text: review.REVIEW_TEXT,
		date: new Date(review.REVIEW_DATE),
		pictureIds: review.REVIEW_PICTURE_ID_LIST,
		language: review.REVIEW_LANGUAGE,
		variantLabel: review.VARIANT_LABEL,
		reply:
			review.REVIEW_REPLY === null || review.REVIEW_REPLY_DATE === null
				? null
				: { text: review.REVIEW_REPLY, date: new Date(review.REVIEW_REPLY_DATE) },
	})),
	totalPages: data.TOTAL_PAGES,
	totalRows: data.TOTAL_ROWS,
	anyPicture: data.ANY_PICTURE,
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
		OPTION_VALUE_LIST: query.options?.length ? query.options : undefined,
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

/** Maps a product card from the wire; also used for articles, banners and the home page. */
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
		colours: wire.COLOUR_LIST.map((colour) => ({
			name: colour.COLOUR_NAME,
			swatch: colour.COLOUR_SWATCH,
		})),
		colourCount: wire.COLOUR_COUNT,
	}
}

/** Maps a flash sale from the wire. */
export function saleOf(wire: z.output<typeof FlashSaleWire>): FlashSale {
	return {
		name: wire.FLASH_SALE_NAME,
		endsAt: new Date(wire.FLASH_SALE_ENDS_AT),
		items: wire.list.map((card) => ({
			...cardOf(card),
			quota: card.FLASH_QUOTA,
			left: card.FLASH_LEFT,
		})),
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
		descriptionHtml: withParagraphs(descriptionHtml),
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
			gtin: variant.VARIANT_GTIN,
			mpn: variant.VARIANT_MPN,
			choice: variant.VARIANT_CHOICE,
			price: variant.VARIANT_PRICE,
			priceBefore: variant.VARIANT_PRICE_BEFORE,
			priceUntil:
				variant.VARIANT_PRICE_UNTIL === null ? null : new Date(variant.VARIANT_PRICE_UNTIL),
			stock: variant.VARIANT_STOCK,
			guestStock: variant.VARIANT_GUEST_STOCK ?? variant.VARIANT_STOCK,
			weightGrams: variant.VARIANT_WEIGHT_GRAMS,
			imageIndex: variant.VARIANT_IMAGE_INDEX,
			flash: variant.VARIANT_FLASH && {
				endsAt: new Date(variant.VARIANT_FLASH.FLASH_ENDS_AT),
				left: variant.VARIANT_FLASH.FLASH_LEFT,
				quota: variant.VARIANT_FLASH.FLASH_QUOTA,
				maxPerBuyer: variant.VARIANT_FLASH.FLASH_MOST,
			},
		})),
		images: wire.PRODUCT_IMAGE_LIST.map(image),
		isDigital: wire.IS_DIGITAL,
		arrival: wire.ARRIVAL && arrival(wire.ARRIVAL),
		ratingCounts: wire.RATING_COUNT_LIST,
		updatedAt: new Date(wire.UPDATED_AT),
	}
}

function arrival(wire: ArrivalWire): Arrival {
	const daysTo = (zone: ArrivalWire['ZONE_LIST'][number]['ZONE']) => {
		const found = wire.ZONE_LIST.find(({ ZONE }) => ZONE === zone)
		return found ? { min: found.DAYS_MIN, max: found.DAYS_MAX } : null
	}
	return {
		city: wire.ORIGIN_CITY,
		province: wire.ORIGIN_PROVINCE,
		islands: wire.ORIGIN_ISLANDS,
		costMost: wire.COST_MOST,
		zones: {
			city: daysTo('CITY'),
			province: daysTo('PROVINCE'),
			islands: daysTo('ISLANDS'),
			country: daysTo('COUNTRY'),
		},
	}
}
