import {
	ArticleAnswerWire,
	ArticleCategoryListWire,
	ArticlePageWire,
	BannerDetailWire,
	ContactMessageAnswerWire,
	ContactMessageWire,
	ContentPageAnswerWire,
	InformationAnswerWire,
	InformationListWire,
	type ArticleCardWire,
	type ContentPageWire,
} from '#contract/content.ts'
import type { Article, ArticleCard, ArticleCategory, ArticleQuery } from '#app/domain/article.ts'
import type { Page } from '#app/domain/catalog.ts'
import type {
	BannerPage,
	ContactMessage,
	ContentPage,
	InformationLink,
	InformationPage,
	PageKey,
} from '#app/domain/content.ts'
import type { Call } from './call.ts'
import { cardOf } from './catalog.server.ts'
import { ApiError } from './failures.ts'
import { imageOf } from './image.server.ts'

/** A company's pages, articles and contact messages. */
export function contentApi(call: Call) {
	return {
		/** 'missing' when the company has not written the page. */
		page: (key: PageKey) => call(PageModel, { path: `/content/page/${key}`, mayBeAbsent: true }),
		/** An optional call for screens that render without the page. */
		intro: (key: PageKey) =>
			call(PageModel, { path: `/content/page/${key}`, optional: true, mayBeAbsent: true }),
		/** 'missing', or 'gone' when the page was removed. */
		information: (slug: string) =>
			call(Information, { path: `/content/information/${encodeURIComponent(slug)}` }),
		informationList: () => call(Links, { path: '/content/information-list', optional: true }),
		/** 'missing', or 'gone' when the banner has ended. */
		banner: (slug: string) => call(Banner, { path: `/content/banner/${encodeURIComponent(slug)}` }),
		articleCategories: () => call(Categories, { path: '/article/category-list' }),
		/** Newest first; 'missing' for an unknown category. */
		articles: (query: ArticleQuery) =>
			call(Articles, { path: '/article/article-list', query: toWire(query) }),
		/** 'missing', or 'gone' when it was published before. */
		article: (slug: string) => call(ArticleModel, { path: `/article/${encodeURIComponent(slug)}` }),
		/** Errors name the message's fields; a repeated key sends it once. */
		sendMessage: (message: ContactMessage, idempotencyKey: string) =>
			call(Received, {
				method: 'POST',
				path: '/contact/message',
				body: ContactMessageWire.encode({
					NAME: message.name,
					EMAIL: message.email,
					PHONE: message.phone,
					TOPIC: message.topic,
					ORDER_NUMBER: message.order,
					MESSAGE: message.message,
				}),
				idempotencyKey,
			}).catch((error: unknown) => {
				throw error instanceof ApiError ? error.withFields(messageFields) : error
			}),
	}
}

const messageFields = {
	NAME: 'name',
	EMAIL: 'email',
	PHONE: 'phone',
	TOPIC: 'topic',
	ORDER_NUMBER: 'order',
	MESSAGE: 'message',
}

const PageModel = ContentPageAnswerWire.transform(({ data }) => page(data))
const Information = InformationAnswerWire.transform(({ data }): InformationPage => ({
	...page(data),
	slug: data.INFORMATION_SLUG,
}))
const Received = ContactMessageAnswerWire.transform(({ data }) => ({ number: data.MESSAGE_NUMBER }))

const Links = InformationListWire.transform(({ data }): InformationLink[] =>
	data.INFORMATION_LIST.map((each) => ({ slug: each.INFORMATION_SLUG, title: each.PAGE_TITLE })),
)

const Banner = BannerDetailWire.transform(({ data }): BannerPage => ({
	slug: data.BANNER_SLUG,
	title: data.BANNER_TITLE,
	subtitle: data.BANNER_SUBTITLE,
	html: data.BANNER_HTML,
	target: data.BANNER_TARGET,
	wide: imageOf(data.BANNER_IMAGE_WIDE),
	tall: imageOf(data.BANNER_IMAGE_TALL),
	products: data.PRODUCT_LIST.map(cardOf),
}))

const Categories = ArticleCategoryListWire.transform(({ data }): ArticleCategory[] =>
	data.ARTICLE_CATEGORY_LIST.map((category) => ({
		slug: category.ARTICLE_CATEGORY_SLUG,
		name: category.ARTICLE_CATEGORY_NAME,
		articleCount: category.ARTICLE_COUNT,
	})),
)

const Articles = ArticlePageWire.transform(({ data }): Page<ArticleCard> => ({
	items: data.list.map(articleCardOf),
	totalPages: data.TOTAL_PAGES,
	totalRows: data.TOTAL_ROWS,
}))

const ArticleModel = ArticleAnswerWire.transform(({ data }): Article => ({
	...articleCardOf(data),
	html: data.ARTICLE_HTML,
	updatedAt: new Date(data.UPDATED_AT),
	products: data.PRODUCT_LIST.map(cardOf),
	related: data.RELATED_LIST.map(articleCardOf),
}))

function toWire({ page: index, pageSize, category, text }: ArticleQuery) {
	return {
		PAGE_INDEX: index,
		DATA_PER_PAGE: pageSize,
		ARTICLE_CATEGORY_SLUG: category,
		TEXT_SEARCH: text,
	}
}

function page(wire: ContentPageWire): ContentPage {
	return {
		title: wire.PAGE_TITLE,
		summary: wire.PAGE_SUMMARY,
		html: wire.PAGE_HTML,
		faq: wire.FAQ_GROUP_LIST.map((group) => ({
			title: group.FAQ_GROUP_TITLE,
			entries: group.FAQ_LIST.map((entry) => ({
				question: entry.FAQ_QUESTION,
				answerHtml: entry.FAQ_ANSWER_HTML,
			})),
		})),
		updatedAt: new Date(wire.UPDATED_AT),
	}
}

/** Maps an article's card from the wire; also used for the home page. */
export function articleCardOf(wire: ArticleCardWire): ArticleCard {
	return {
		slug: wire.ARTICLE_SLUG,
		title: wire.ARTICLE_TITLE,
		summary: wire.ARTICLE_SUMMARY,
		image: wire.ARTICLE_IMAGE && imageOf(wire.ARTICLE_IMAGE),
		category: { slug: wire.ARTICLE_CATEGORY_SLUG, name: wire.ARTICLE_CATEGORY_NAME },
		author: wire.ARTICLE_AUTHOR,
		readingMinutes: wire.READING_MINUTES,
		publishedAt: new Date(wire.PUBLISHED_AT),
	}
}
