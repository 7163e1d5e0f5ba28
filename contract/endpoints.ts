import type { z } from 'zod'
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts'
import { AGENT_ENDPOINTS } from './agent-endpoints.ts'
import * as agent from './agent.ts'
import { AUTH_ENDPOINTS } from './auth-endpoints.ts'
import { ApiAccessWire } from './api-access.ts'
import { CartListWire, CartQueryWire } from './cart.ts'
import * as catalog from './catalog.ts'
import * as content from './content.ts'
import { BALANCE_ENDPOINTS } from './balance-endpoints.ts'
import { CUSTOMER_ORDER_ENDPOINTS } from './customer-endpoints.ts'
import { ListQueryWire } from './envelope.ts'
import * as feed from './feed.ts'
import * as order from './order.ts'
import * as payment from './payment.ts'
import { DistrictAnswerWire, DistrictListWire } from './region.ts'
import * as shipping from './shipping.ts'
import * as site from './site.ts'
import { VOUCHER_ENDPOINTS } from './voucher-endpoints.ts'

/** One call of the website API; its path is below /v1. */
export type Endpoint = {
	method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** With {name} for what varies. */
	path: `/${string}`
	summary: string
	/** public: needs no api-access key; customer: needs a bearer too; either: takes one. */
	access: 'public' | 'company' | 'customer' | 'either'
	query?: z.ZodObject
	/** JSON body. */
	body?: z.ZodType
	/** Fields of a multipart body, with the names of its files. */
	form?: { fields: z.ZodObject; files: string[] }
	/** Absent: not JSON (see `answerType`). */
	answer?: z.ZodType
	answerType?: string
	/** Takes Idempotency-Key; a repeat answers what the first answered. */
	idempotent?: true
	/** Statuses beyond 401, 422 and 500, with what they mean. */
	failures?: Record<number, string>
}

/** Every call the website API answers under /v1; the OpenAPI document is made from it. */
export const ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/api-access',
		summary: "The key of the company that owns the Referer's host; COMPANY_API_ID 0 when none does",
		access: 'public',
		answer: ApiAccessWire,
	},
	{
		method: 'GET',
		path: '/media/{id}/{file}',
		summary: 'A picture: {file} is {width}.{avif|webp|jpg} in one of the widths of MEDIA_WIDTHS',
		access: 'public',
		answerType: 'image/*',
		failures: { 404: 'No such picture, width or format' },
	},
	{
		method: 'GET',
		path: '/openapi.json',
		summary: 'This document',
		access: 'public',
		answerType: 'application/json',
	},
	{
		method: 'GET',
		path: '/docs',
		summary: 'The same for people to read',
		access: 'public',
		answerType: 'text/html',
	},
	{
		method: 'GET',
		path: '/helper/get-website-template-setting',
		summary: 'Customer care, palette and maintenance of the shop',
		access: 'company',
		answer: site.TemplateSettingWire,
	},
	{
		method: 'GET',
		path: '/helper/banner-carousel',
		summary: 'The banners of the home page',
		access: 'company',
		answer: site.BannerCarouselWire,
	},
	{
		method: 'GET',
		path: '/helper/menu-footer',
		summary: "The footer's columns of links",
		access: 'company',
		answer: site.FooterMenuWire,
	},
	{
		method: 'GET',
		path: '/helper/company-header-logo',
		summary: "The shop's title, logo and description",
		access: 'company',
		answer: site.HeaderLogoWire,
	},
	{
		method: 'GET',
		path: '/helper/google-analytic',
		summary: 'The Google Analytics id, or null',
		access: 'company',
		answer: site.GoogleAnalyticWire,
	},
	{
		method: 'GET',
		path: '/helper/meta-pixel-id',
		summary: 'The Meta pixel id, or null',
		access: 'company',
		answer: site.MetaPixelWire,
	},
	{
		method: 'GET',
		path: '/helper/popup-banner',
		summary: 'The popup; STATUS false when there is none',
		access: 'company',
		answer: site.PopupBannerWire,
	},
	{
		method: 'POST',
		path: '/helper/tracking-affiliate',
		summary: "Records a visit by an affiliate's link, once per visitor, code and day",
		access: 'company',
		body: site.AffiliateClickWire,
		answer: site.ClickRecordedWire,
	},
	{
		method: 'POST',
		path: '/helper/tracking-agent',
		summary: "Records a visit by an agent's link, once per visitor, code and day",
		access: 'company',
		body: site.AgentClickWire,
		answer: site.ClickRecordedWire,
	},
	{
		method: 'GET',
		path: '/content/page/{key}',
		summary: 'A page of fixed address that the company writes itself',
		access: 'company',
		answer: content.ContentPageAnswerWire,
		failures: { 404: 'PAGE_NOT_FOUND: the company has not written it' },
	},
	{
		method: 'GET',
		path: '/content/information/{slug}',
		summary: "A page of the company's own address",
		access: 'company',
		answer: content.InformationAnswerWire,
		failures: { 404: 'PAGE_NOT_FOUND', 410: 'PAGE_GONE: it was there once' },
	},
	{
		method: 'GET',
		path: '/content/information-list',
		summary: "The pages of the company's own addresses",
		access: 'company',
		answer: content.InformationListWire,
	},
	{
		method: 'GET',
		path: '/content/banner/{slug}',
		summary: "A banner's pictures, text and products",
		access: 'company',
		answer: content.BannerDetailWire,
		failures: { 404: 'BANNER_NOT_FOUND', 410: 'BANNER_GONE: it was withdrawn' },
	},
	{
		method: 'GET',
		path: '/article/category-list',
		summary: 'The topics of the articles, with how many each has',
		access: 'company',
		answer: content.ArticleCategoryListWire,
	},
	{
		method: 'GET',
		path: '/article/article-list',
		summary: 'A page of articles, the newest first',
		access: 'company',
		query: content.ArticleQueryWire,
		answer: content.ArticlePageWire,
		failures: { 404: 'ARTICLE_CATEGORY_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/article/{slug}',
		summary: 'An article with the products it speaks of and others to read',
		access: 'company',
		answer: content.ArticleAnswerWire,
		failures: { 404: 'ARTICLE_NOT_FOUND', 410: 'ARTICLE_GONE: it was published once' },
	},
	{
		method: 'POST',
		path: '/contact/message',
		summary: "A visitor's message to the company",
		access: 'company',
		body: content.ContactMessageWire,
		answer: content.ContactMessageAnswerWire,
		idempotent: true,
		failures: { 429: 'TOO_MANY_MESSAGES: five an hour from one address; see Retry-After' },
	},
	{
		method: 'POST',
		path: '/agent/our-agent',
		summary: 'Agents that want to be found, by name and place',
		access: 'company',
		body: agent.OurAgentQueryWire,
		answer: agent.OurAgentPageWire,
	},
	{
		method: 'POST',
		path: '/helper/summary-tracking-agent',
		summary: "What an agent's link has brought, by month",
		access: 'company',
		body: agent.AgentSummaryQueryWire,
		answer: agent.AgentSummaryWire,
		failures: { 404: 'AGENT_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/category/category-list',
		summary: 'The category tree with the number of products',
		access: 'company',
		answer: catalog.CategoryListWire,
	},
	{
		method: 'POST',
		path: '/product-by-category',
		summary: 'A page of products: search, category, filters, sort',
		access: 'company',
		body: catalog.ProductByCategoryWire,
		answer: catalog.ProductPageWire,
		failures: { 404: 'CATEGORY_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/flash-sale',
		summary: 'The flash sale that runs, with its products; null: none runs',
		access: 'company',
		answer: catalog.FlashSaleAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/suggestion',
		summary: 'Products for a typed text, or the best sellers without one',
		access: 'company',
		query: catalog.SuggestionQueryWire,
		answer: catalog.ProductListAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/{slug}',
		summary: 'A product with its variants, prices and stock of now',
		access: 'company',
		answer: catalog.ProductAnswerWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
	{
		method: 'GET',
		path: '/product/{slug}/related',
		summary: 'Products to look at after this one',
		access: 'company',
		answer: catalog.ProductListAnswerWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
	{
		method: 'GET',
		path: '/product/{slug}/review',
		summary: 'A page of reviews, the newest first',
		access: 'company',
		query: catalog.ReviewQueryWire,
		answer: catalog.ReviewPageWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
	{
		method: 'GET',
		path: '/cart/cart-list-v2',
		summary: 'Cart lines with prices and stock of now; lines no longer sold are left out',
		access: 'either',
		query: CartQueryWire,
		answer: CartListWire,
	},
	{
		method: 'GET',
		path: '/region/district',
		summary: 'Districts by name of district, city or village, or by postcode',
		access: 'company',
		query: ListQueryWire,
		answer: DistrictListWire,
	},
	{
		method: 'GET',
		path: '/region/district/{code}',
		summary: 'A district with its villages',
		access: 'company',
		answer: DistrictAnswerWire,
		failures: { 404: 'DISTRICT_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/shipping/method-list',
		summary: 'The catalogue of couriers and their methods',
		access: 'company',
		answer: shipping.ShippingMethodListWire,
	},
	{
		method: 'POST',
		path: '/shipping/tariff',
		summary: 'What sending these lines to a district costs, by every method that serves it',
		access: 'company',
		body: shipping.TariffQueryWire,
		answer: shipping.TariffAnswerWire,
		failures: { 404: 'DISTRICT_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/payment/method-list',
		summary: 'The ways the shop takes money',
		access: 'company',
		answer: payment.PaymentMethodListWire,
	},
	{
		method: 'POST',
		path: '/order/quote',
		summary: 'Prices what a shopper has chosen so far; writes nothing',
		access: 'either',
		body: order.QuoteRequestWire,
		answer: order.QuoteWire,
		failures: { 429: 'TOO_MANY_ATTEMPTS: too many unknown voucher codes; see Retry-After' },
	},
	{
		method: 'POST',
		path: '/order',
		summary: 'Places an order and reserves its stock',
		access: 'either',
		body: order.OrderRequestWire,
		answer: order.OrderAnswerWire,
		idempotent: true,
		failures: {
			409: 'OUT_OF_STOCK, GUEST_STOCK_LIMIT, CART_ALREADY_ORDERED, PRICE_CHANGED, VOUCHER_UNUSABLE or INSUFFICIENT_BALANCE',
			429: 'TOO_MANY_ATTEMPTS: too many unknown voucher codes; see Retry-After',
		},
	},
	{
		method: 'POST',
		path: '/order/look-up',
		summary: "A guest's order by its number and the phone number it was placed with",
		access: 'company',
		body: order.OrderLookUpWire,
		answer: order.OrderAnswerWire,
		failures: {
			404: 'No order of this number and phone',
			429: 'TOO_MANY_ATTEMPTS: too many look-ups that found nothing; see Retry-After',
		},
	},
	{
		method: 'POST',
		path: '/payment/confirmation',
		summary: 'Tells the shop of a bank transfer, with its proof',
		access: 'company',
		form: { fields: payment.PaymentConfirmationWire, files: ['PROOF'] },
		answer: payment.PaymentConfirmationAnswerWire,
		idempotent: true,
		failures: {
			404: 'No order of this number and phone',
			409: 'ORDER_EXPIRED, ORDER_CANCELLED, ALREADY_PAID or ALREADY_CONFIRMED',
			413: 'The proof is over 5 MB',
			429: 'TOO_MANY_ATTEMPTS: too many confirmations that found no order; see Retry-After',
		},
	},
	{
		method: 'GET',
		path: '/feed/product-list',
		summary: 'Products by ascending id with all that a product feed says about them',
		access: 'company',
		query: feed.FeedQueryWire,
		answer: feed.FeedAnswerWire,
		failures: { 404: 'CATEGORY_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/feed/sitemap-summary',
		summary: 'How many products and articles a sitemap lists, and when the last of each changed',
		access: 'company',
		answer: feed.SitemapSummaryWire,
	},
	{
		method: 'GET',
		path: '/feed/sitemap-product',
		summary: 'One part of the products for a sitemap',
		access: 'company',
		query: feed.SitemapPartQueryWire,
		answer: feed.SitemapPartWire,
	},
	{
		method: 'GET',
		path: '/feed/sitemap-content',
		summary: 'Articles, pages and banners for a sitemap',
		access: 'company',
		answer: feed.SitemapContentWire,
	},
	...ACCOUNT_ENDPOINTS,
	...AGENT_ENDPOINTS,
	...AUTH_ENDPOINTS,
	...BALANCE_ENDPOINTS,
	...CUSTOMER_ORDER_ENDPOINTS,
	...VOUCHER_ENDPOINTS,
]
