import { z } from 'zod'
import { VariantWire } from './product.ts'
import { dataOf, ImageWire } from './envelope.ts'
import type { Endpoint } from './endpoint.ts'

/** GET /feed/product-list: everything a product feed needs, by ascending product id. */
export const FeedQueryWire = z.object({
	/** The last PRODUCT_ID of the page before; 0 for the first. */
	AFTER: z.coerce.number().int().min(0).default(0),
	LIMIT: z.coerce.number().int().min(1).max(100).default(100),
	/** Only this category and its descendants. */
	CATEGORY_SLUG: z.string().max(100).optional(),
})
export const FeedProductWire = z.object({
	PRODUCT_ID: z.number().int(),
	PRODUCT_SLUG: z.string(),
	PRODUCT_NAME: z.string(),
	PRODUCT_SUMMARY: z.string(),
	/** HTML. */
	PRODUCT_DESCRIPTION: z.string(),
	BRAND_NAME: z.string().nullable(),
	CATEGORY_NAME_LIST: z.array(z.string()),
	OPTION_LIST: z.array(
		z.object({ OPTION_NAME: z.string(), OPTION_VALUE_LIST: z.array(z.string()) }),
	),
	VARIANT_LIST: z.array(
		// The price of a running flash sale has its times below: feeds are read hours before they are shown.
		VariantWire.omit({ VARIANT_FLASH: true, VARIANT_PRICE_UNTIL: true }).extend({
			/** When the discount began and ends; null: open. */
			DISCOUNT_FROM: z.iso.datetime().nullable(),
			DISCOUNT_UNTIL: z.iso.datetime().nullable(),
		}),
	),
	PRODUCT_IMAGE_LIST: z.array(ImageWire),
})
export type FeedProductWire = z.infer<typeof FeedProductWire>
/** 404: CATEGORY_NOT_FOUND. */
export const FeedAnswerWire = dataOf(
	z.object({
		list: z.array(FeedProductWire),
		/** AFTER of the next page; null on the last page. */
		NEXT_AFTER: z.number().int().nullable(),
	}),
)

/** Products of one part of a sitemap. */
export const SITEMAP_PART_SIZE = 1_000

/** GET /feed/sitemap-summary: number of product parts and times of the last changes. */
export const SitemapSummaryWire = dataOf(
	z.object({
		PRODUCT_COUNT: z.number().int().min(0),
		PRODUCT_UPDATED_AT: z.iso.datetime().nullable(),
		ARTICLE_COUNT: z.number().int().min(0),
		ARTICLE_UPDATED_AT: z.iso.datetime().nullable(),
	}),
)

const entry = z.object({
	SLUG: z.string(),
	UPDATED_AT: z.iso.datetime(),
	MEDIA_ID_LIST: z.array(z.string()),
})
/** GET /feed/sitemap-product?PART=1…: slugs by ascending product id, SITEMAP_PART_SIZE a part. */
export const SitemapPartQueryWire = z.object({ PART: z.coerce.number().int().min(1).max(10_000) })
export const SitemapPartWire = dataOf(z.object({ list: z.array(entry) }))
/** GET /feed/sitemap-content: articles, article categories, pages, information pages and banners. */
export const SitemapContentWire = dataOf(
	z.object({
		ARTICLE_LIST: z.array(entry),
		ARTICLE_CATEGORY_SLUG_LIST: z.array(z.string()),
		INFORMATION_LIST: z.array(entry),
		BANNER_SLUG_LIST: z.array(z.string()),
		PAGE_LIST: z.array(z.object({ PAGE_KEY: z.string(), UPDATED_AT: z.iso.datetime() })),
	}),
)

/** Endpoints that feeds and sitemaps read. */
export const FEED_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/feed/product-list',
		summary: 'Products by ascending id with all that a product feed says about them',
		access: 'company',
		query: FeedQueryWire,
		answer: FeedAnswerWire,
		failures: { 404: 'CATEGORY_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/feed/sitemap-summary',
		summary: 'How many products and articles a sitemap lists, and when the last of each changed',
		access: 'company',
		answer: SitemapSummaryWire,
	},
	{
		method: 'GET',
		path: '/feed/sitemap-product',
		summary: 'One part of the products for a sitemap',
		access: 'company',
		query: SitemapPartQueryWire,
		answer: SitemapPartWire,
	},
	{
		method: 'GET',
		path: '/feed/sitemap-content',
		summary: 'Articles, pages and banners for a sitemap',
		access: 'company',
		answer: SitemapContentWire,
	},
]
