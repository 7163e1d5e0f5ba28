import { z } from 'zod'
import { ProductCardWire } from './product-card.ts'
import { dataOf, ImageWire, pageOf } from './envelope.ts'
import { EmailWire } from './auth.ts'
import { givenName } from './person-name.ts'
import { lineText, linesText } from './text.ts'
import type { Endpoint } from './endpoint.ts'

/** Content pages with a fixed address, written by each company (spec section 2, public routes). */
export const CONTENT_PAGE_KEYS = [
	'faq',
	'about',
	'terms',
	'contact',
	'privacy',
	'payment-method',
	'shopping-guide',
	'how-to-use',
	'info',
	'affiliate',
	'our-agen',
	'join-agen',
	'statistic-agen',
] as const

const slug = z
	.string()
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
	.max(100)

export const ContentPageWire = z.object({
	PAGE_TITLE: z.string(),
	/** One sentence, plain text. */
	PAGE_SUMMARY: z.string(),
	/** HTML; the storefront sanitises it. */
	PAGE_HTML: z.string(),
	/** Questions and answers in groups; empty on every page but faq. */
	FAQ_GROUP_LIST: z.array(
		z.object({
			FAQ_GROUP_TITLE: z.string(),
			FAQ_LIST: z.array(z.object({ FAQ_QUESTION: z.string(), FAQ_ANSWER_HTML: z.string() })),
		}),
	),
	UPDATED_AT: z.iso.datetime(),
})
export type ContentPageWire = z.infer<typeof ContentPageWire>
/** GET /content/page/{key}, key one of CONTENT_PAGE_KEYS. 404: the company has not written it. */
export const ContentPageAnswerWire = dataOf(ContentPageWire)

/** GET /content/information/{slug}: a page with an address chosen by the company. 404: PAGE_NOT_FOUND; 410: PAGE_GONE. */
export const InformationAnswerWire = dataOf(ContentPageWire.extend({ INFORMATION_SLUG: slug }))
/** GET /content/information-list. */
export const InformationListWire = dataOf(
	z.object({
		INFORMATION_LIST: z.array(
			z.object({ INFORMATION_SLUG: slug, PAGE_TITLE: z.string(), UPDATED_AT: z.iso.datetime() }),
		),
	}),
)

/** GET /content/banner/{slug}: a banner's picture, text and products. 404: BANNER_NOT_FOUND; 410: BANNER_GONE. */
export const BannerDetailWire = dataOf(
	z.object({
		BANNER_SLUG: slug,
		BANNER_TITLE: z.string(),
		BANNER_SUBTITLE: z.string(),
		/** HTML; the storefront sanitises it. */
		BANNER_HTML: z.string(),
		/** Path within the shop that the banner links to. */
		BANNER_TARGET: z.string(),
		BANNER_IMAGE_WIDE: ImageWire,
		BANNER_IMAGE_TALL: ImageWire,
		PRODUCT_LIST: z.array(ProductCardWire),
		UPDATED_AT: z.iso.datetime(),
	}),
)

const ArticleCategoryWire = z.object({
	ARTICLE_CATEGORY_SLUG: slug,
	ARTICLE_CATEGORY_NAME: z.string(),
	ARTICLE_COUNT: z.number().int().min(0),
})
/** GET /article/category-list. */
export const ArticleCategoryListWire = dataOf(
	z.object({ ARTICLE_CATEGORY_LIST: z.array(ArticleCategoryWire) }),
)

export const ArticleCardWire = z.object({
	ARTICLE_SLUG: slug,
	ARTICLE_TITLE: z.string(),
	/** One or two sentences, plain text. */
	ARTICLE_SUMMARY: z.string(),
	ARTICLE_IMAGE: ImageWire.nullable(),
	ARTICLE_CATEGORY_SLUG: slug,
	ARTICLE_CATEGORY_NAME: z.string(),
	ARTICLE_AUTHOR: z.string(),
	/** Whole minutes, at least 1. */
	READING_MINUTES: z.number().int().min(1),
	PUBLISHED_AT: z.iso.datetime(),
})
export type ArticleCardWire = z.infer<typeof ArticleCardWire>

export const ArticleQueryWire = z.object({
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(10),
	ARTICLE_CATEGORY_SLUG: z.string().max(100).optional(),
	TEXT_SEARCH: z.string().min(1).max(200).optional(),
})
/** GET /article/article-list: newest first. 404: ARTICLE_CATEGORY_NOT_FOUND. */
export const ArticlePageWire = dataOf(pageOf(ArticleCardWire))

/** GET /article/{slug}. 404: ARTICLE_NOT_FOUND; 410: ARTICLE_GONE (it was published once). */
export const ArticleAnswerWire = dataOf(
	ArticleCardWire.extend({
		/** HTML; the storefront sanitises it. */
		ARTICLE_HTML: z.string(),
		UPDATED_AT: z.iso.datetime(),
		/** Products mentioned in the article. */
		PRODUCT_LIST: z.array(ProductCardWire),
		/** Related articles, at most three. */
		RELATED_LIST: z.array(ArticleCardWire),
	}),
)

export const CONTACT_TOPICS = ['ORDER', 'PAYMENT', 'PRODUCT', 'PARTNERSHIP', 'OTHER'] as const
/** POST /contact/message: a visitor's message to the company. */
export const ContactMessageWire = z.object({
	NAME: givenName({ max: 100 }),
	EMAIL: EmailWire,
	/** E.164, or '' when not given. */
	PHONE: z.string().regex(/^(?:\+[1-9][0-9]{5,14})?$/),
	TOPIC: z.enum(CONTACT_TOPICS),
	/** '' when it is about no order. */
	ORDER_NUMBER: lineText().max(40),
	MESSAGE: linesText().min(10).max(2000),
})
export const ContactMessageAnswerWire = dataOf(
	z.object({ MESSAGE_NUMBER: z.string(), RECEIVED_AT: z.iso.datetime() }),
)

/** Endpoints of content pages, articles and messages. */
export const CONTENT_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/content/page/{key}',
		summary: 'A page of fixed address that the company writes itself',
		access: 'company',
		answer: ContentPageAnswerWire,
		failures: { 404: 'PAGE_NOT_FOUND: the company has not written it' },
	},
	{
		method: 'GET',
		path: '/content/information/{slug}',
		summary: "A page of the company's own address",
		access: 'company',
		answer: InformationAnswerWire,
		failures: { 404: 'PAGE_NOT_FOUND', 410: 'PAGE_GONE: it was there once' },
	},
	{
		method: 'GET',
		path: '/content/information-list',
		summary: "The pages of the company's own addresses",
		access: 'company',
		answer: InformationListWire,
	},
	{
		method: 'GET',
		path: '/content/banner/{slug}',
		summary: "A banner's pictures, text and products",
		access: 'company',
		answer: BannerDetailWire,
		failures: { 404: 'BANNER_NOT_FOUND', 410: 'BANNER_GONE: it was withdrawn' },
	},
	{
		method: 'GET',
		path: '/article/category-list',
		summary: 'The topics of the articles, with how many each has',
		access: 'company',
		answer: ArticleCategoryListWire,
	},
	{
		method: 'GET',
		path: '/article/article-list',
		summary: 'A page of articles, the newest first',
		access: 'company',
		query: ArticleQueryWire,
		answer: ArticlePageWire,
		failures: { 404: 'ARTICLE_CATEGORY_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/article/{slug}',
		summary: 'An article with the products it speaks of and others to read',
		access: 'company',
		answer: ArticleAnswerWire,
		failures: { 404: 'ARTICLE_NOT_FOUND', 410: 'ARTICLE_GONE: it was published once' },
	},
	{
		method: 'POST',
		path: '/contact/message',
		creates: true,
		summary: "A visitor's message to the company",
		access: 'company',
		body: ContactMessageWire,
		answer: ContactMessageAnswerWire,
		idempotent: true,
		failures: { 429: 'TOO_MANY_MESSAGES: five an hour from one address; see Retry-After' },
	},
]
