import {
	FeedAnswerWire,
	SITEMAP_PART_SIZE,
	SitemapContentWire,
	SitemapPartWire,
	SitemapSummaryWire,
	type FeedProductWire,
} from '#contract/feed.ts'
import type { FeedPage, FeedProduct, SitemapContent, SitemapEntry } from '#app/domain/feed.ts'
import type { Call } from './call.ts'
import { imageOf } from './image.server.ts'

/** Pages of products for feeds and sitemaps. */
export function feedApi(call: Call) {
	return {
		/** Products by ascending id, after the id `after`; optionally of one category and its subcategories. */
		products: ({ after, category }: { after: number; category: string | undefined }) =>
			call(Page, {
				path: '/feed/product-list',
				query: { AFTER: after, LIMIT: 100, CATEGORY_SLUG: category },
			}),
		sitemapSummary: () => call(Summary, { path: '/feed/sitemap-summary' }),
		sitemapProducts: (part: number) =>
			call(Part, { path: '/feed/sitemap-product', query: { PART: part } }),
		sitemapContent: () => call(Content, { path: '/feed/sitemap-content' }),
	}
}

const Page = FeedAnswerWire.transform(({ data }): FeedPage => ({
	products: data.list.map(productOf),
	next: data.NEXT_AFTER,
}))

const Summary = SitemapSummaryWire.transform(({ data }) => ({
	productParts: Math.ceil(data.PRODUCT_COUNT / SITEMAP_PART_SIZE),
	productsUpdatedAt: dateOrNull(data.PRODUCT_UPDATED_AT),
	articlesUpdatedAt: dateOrNull(data.ARTICLE_UPDATED_AT),
}))

const Part = SitemapPartWire.transform(({ data }) => data.list.map(entryOf))

const Content = SitemapContentWire.transform(({ data }): SitemapContent => ({
	articles: data.ARTICLE_LIST.map(entryOf),
	articleCategories: data.ARTICLE_CATEGORY_SLUG_LIST,
	informations: data.INFORMATION_LIST.map(entryOf),
	banners: data.BANNER_SLUG_LIST,
	pages: data.PAGE_LIST.map((page) => ({
		key: page.PAGE_KEY,
		updatedAt: new Date(page.UPDATED_AT),
	})),
}))

function productOf(wire: FeedProductWire): FeedProduct {
	return {
		id: wire.PRODUCT_ID,
		slug: wire.PRODUCT_SLUG,
		name: wire.PRODUCT_NAME,
		summary: wire.PRODUCT_SUMMARY,
		descriptionHtml: wire.PRODUCT_DESCRIPTION,
		brand: wire.BRAND_NAME,
		categories: wire.CATEGORY_NAME_LIST,
		options: wire.OPTION_LIST.map((option) => ({
			name: option.OPTION_NAME,
			values: option.OPTION_VALUE_LIST,
		})),
		variants: wire.VARIANT_LIST.map((variant) => ({
			id: variant.VARIANT_ID,
			gtin: variant.VARIANT_GTIN,
			mpn: variant.VARIANT_MPN,
			choice: variant.VARIANT_CHOICE,
			price: variant.VARIANT_PRICE,
			priceBefore: variant.VARIANT_PRICE_BEFORE,
			discountFrom: dateOrNull(variant.DISCOUNT_FROM),
			discountUntil: dateOrNull(variant.DISCOUNT_UNTIL),
			stock: variant.VARIANT_STOCK,
			weightGrams: variant.VARIANT_WEIGHT_GRAMS,
			imageIndex: variant.VARIANT_IMAGE_INDEX,
		})),
		images: wire.PRODUCT_IMAGE_LIST.map(imageOf),
	}
}

function entryOf(wire: {
	SLUG: string
	UPDATED_AT: string
	MEDIA_ID_LIST: string[]
}): SitemapEntry {
	return {
		slug: wire.SLUG,
		updatedAt: new Date(wire.UPDATED_AT),
		pictureIds: wire.MEDIA_ID_LIST,
	}
}

function dateOrNull(text: string | null): Date | null {
	return text === null ? null : new Date(text)
}
