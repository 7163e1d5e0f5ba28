import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Image } from './image.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { ProductCard } from './product-card.ts'
import { Slug } from './slug.ts'

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
export type PageKey = (typeof CONTENT_PAGE_KEYS)[number]

/** A group of questions and answers. */
export const FaqGroup = message({
	title: ['FAQ_GROUP_TITLE', z.string()],
	entries: [
		'FAQ_LIST',
		z.array(
			message({
				question: ['FAQ_QUESTION', z.string()],
				answerHtml: ['FAQ_ANSWER_HTML', z.string()],
			}),
		),
	],
})
export type FaqGroup = Value<typeof FaqGroup>

const ContentPage = message({
	title: ['PAGE_TITLE', z.string()],
	/** One sentence, plain text. */
	summary: ['PAGE_SUMMARY', z.string()],
	/** HTML; the storefront sanitises it. */
	html: ['PAGE_HTML', z.string()],
	/** Empty on every page but faq. */
	faq: ['FAQ_GROUP_LIST', z.array(FaqGroup)],
	updatedAt: ['UPDATED_AT', moment],
})
export type ContentPage = Value<typeof ContentPage>

const InformationLink = message({
	slug: ['INFORMATION_SLUG', Slug],
	title: ['PAGE_TITLE', z.string()],
	updatedAt: ['UPDATED_AT', moment],
})
export type InformationLink = Value<typeof InformationLink>

/** A banner's pictures, text and products. */
const BannerPage = message({
	slug: ['BANNER_SLUG', Slug],
	title: ['BANNER_TITLE', z.string()],
	subtitle: ['BANNER_SUBTITLE', z.string()],
	/** HTML; the storefront sanitises it. */
	html: ['BANNER_HTML', z.string()],
	/** Path within the shop that the banner links to. */
	target: ['BANNER_TARGET', z.string()],
	wide: ['BANNER_IMAGE_WIDE', Image],
	tall: ['BANNER_IMAGE_TALL', Image],
	products: ['PRODUCT_LIST', z.array(ProductCard)],
	updatedAt: ['UPDATED_AT', moment],
})

/** 404: the company has not written it. */
export const getContentPage = endpoint({
	method: 'GET',
	path: '/content/page/{key}',
	summary: 'A page of fixed address that the company writes itself',
	access: 'company',
	params: { key: z.enum(CONTENT_PAGE_KEYS) },
	answer: ContentPage,
	shared: true,
	failures: { 404: 'PAGE_NOT_FOUND' },
})

/** 410: it was there once. */
export const getInformation = endpoint({
	method: 'GET',
	path: '/content/information/{slug}',
	summary: "A page of the company's own address",
	access: 'company',
	params: { slug: Slug },
	answer: message({ ...fieldsIn(ContentPage), slug: ['INFORMATION_SLUG', Slug] }),
	shared: true,
	failures: { 404: 'PAGE_NOT_FOUND', 410: 'PAGE_GONE' },
})

export const listInformation = endpoint({
	method: 'GET',
	path: '/content/information-list',
	summary: "The pages of the company's own addresses",
	access: 'company',
	answer: message({ list: ['INFORMATION_LIST', z.array(InformationLink)] }),
	shared: true,
})

/** 410: it was withdrawn. */
export const getBanner = endpoint({
	method: 'GET',
	path: '/content/banner/{slug}',
	summary: "A banner's pictures, text and products",
	access: 'company',
	params: { slug: Slug },
	answer: BannerPage,
	shared: true,
	failures: { 404: 'BANNER_NOT_FOUND', 410: 'BANNER_GONE' },
})
