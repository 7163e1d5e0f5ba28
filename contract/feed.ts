import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Image } from './image.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { Variant } from './product.ts'

// The price of a running flash sale has its times below: feeds are read hours before they are shown.
const { flash: _flash, priceUntil: _priceUntil, ...variantFields } = fieldsIn(Variant)

const FeedVariant = message({
	...variantFields,
	/** When the discount began and ends; null: open. */
	discountFrom: ['DISCOUNT_FROM', moment.nullable()],
	discountUntil: ['DISCOUNT_UNTIL', moment.nullable()],
})
export type FeedVariant = Value<typeof FeedVariant>

/** Everything that a product feed says about a product. */
const FeedProduct = message({
	id: ['PRODUCT_ID', z.number().int()],
	slug: ['PRODUCT_SLUG', z.string()],
	name: ['PRODUCT_NAME', z.string()],
	summary: ['PRODUCT_SUMMARY', z.string()],
	/** HTML. */
	descriptionHtml: ['PRODUCT_DESCRIPTION', z.string()],
	brand: ['BRAND_NAME', z.string().nullable()],
	categories: ['CATEGORY_NAME_LIST', z.array(z.string())],
	options: [
		'OPTION_LIST',
		z.array(
			message({
				name: ['OPTION_NAME', z.string()],
				values: ['OPTION_VALUE_LIST', z.array(z.string())],
			}),
		),
	],
	variants: ['VARIANT_LIST', z.array(FeedVariant)],
	images: ['PRODUCT_IMAGE_LIST', z.array(Image)],
})
export type FeedProduct = Value<typeof FeedProduct>

const FeedPage = message({
	products: ['list', z.array(FeedProduct)],
	/** `after` of the next page; null on the last page. */
	next: ['NEXT_AFTER', z.number().int().nullable()],
})
export type FeedPage = Value<typeof FeedPage>

/** Products of one part of a sitemap. */
export const SITEMAP_PART_SIZE = 1_000

export const SitemapEntry = message({
	slug: ['SLUG', z.string()],
	updatedAt: ['UPDATED_AT', moment],
	pictureIds: ['MEDIA_ID_LIST', z.array(z.string())],
})
export type SitemapEntry = Value<typeof SitemapEntry>

/** Articles, article categories, pages, information pages and banners. */
const SitemapContent = message({
	articles: ['ARTICLE_LIST', z.array(SitemapEntry)],
	articleCategories: ['ARTICLE_CATEGORY_SLUG_LIST', z.array(z.string())],
	informations: ['INFORMATION_LIST', z.array(SitemapEntry)],
	banners: ['BANNER_SLUG_LIST', z.array(z.string())],
	pages: [
		'PAGE_LIST',
		z.array(message({ key: ['PAGE_KEY', z.string()], updatedAt: ['UPDATED_AT', moment] })),
	],
})

export const listFeedProducts = endpoint({
	method: 'GET',
	path: '/feed/product-list',
	summary: 'Products by ascending id with all that a product feed says about them',
	access: 'company',
	query: message({
		/** The last id of the page before; 0 for the first. */
		after: ['AFTER', z.coerce.number().int().min(0).default(0)],
		limit: ['LIMIT', z.coerce.number().int().min(1).max(100).default(100)],
		/** Only this category and its descendants. */
		category: ['CATEGORY_SLUG', z.string().max(100).optional()],
	}),
	answer: FeedPage,
	failures: { 404: 'CATEGORY_NOT_FOUND' },
})

export const getSitemapSummary = endpoint({
	method: 'GET',
	path: '/feed/sitemap-summary',
	summary: 'How many products and articles a sitemap lists, and when the last of each changed',
	access: 'company',
	answer: message({
		productCount: ['PRODUCT_COUNT', z.number().int().min(0)],
		productsUpdatedAt: ['PRODUCT_UPDATED_AT', moment.nullable()],
		articleCount: ['ARTICLE_COUNT', z.number().int().min(0)],
		articlesUpdatedAt: ['ARTICLE_UPDATED_AT', moment.nullable()],
	}),
})

/** By ascending product id, SITEMAP_PART_SIZE a part. */
export const listSitemapProducts = endpoint({
	method: 'GET',
	path: '/feed/sitemap-product',
	summary: 'One part of the products for a sitemap',
	access: 'company',
	query: message({ part: ['PART', z.coerce.number().int().min(1).max(10_000)] }),
	answer: z.object({ list: z.array(SitemapEntry) }),
})

export const getSitemapContent = endpoint({
	method: 'GET',
	path: '/feed/sitemap-content',
	summary: 'Articles, pages and banners for a sitemap',
	access: 'company',
	answer: SitemapContent,
})
