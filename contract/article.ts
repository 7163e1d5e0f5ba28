import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields } from './envelope.ts'
import { Image } from './image.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { ProductCard } from './product-card.ts'
import { Slug } from './slug.ts'

const ArticleCategory = message({
	slug: ['ARTICLE_CATEGORY_SLUG', Slug],
	name: ['ARTICLE_CATEGORY_NAME', z.string()],
	articleCount: ['ARTICLE_COUNT', z.number().int().min(0)],
})
export type ArticleCategory = Value<typeof ArticleCategory>

/** An article in a list. */
export const ArticleCard = message({
	slug: ['ARTICLE_SLUG', Slug],
	title: ['ARTICLE_TITLE', z.string()],
	/** One or two sentences, plain text. */
	summary: ['ARTICLE_SUMMARY', z.string()],
	image: ['ARTICLE_IMAGE', Image.nullable()],
	category: ['ARTICLE_CATEGORY_SLUG', Slug],
	categoryName: ['ARTICLE_CATEGORY_NAME', z.string()],
	author: ['ARTICLE_AUTHOR', z.string()],
	/** Whole minutes, at least 1. */
	readingMinutes: ['READING_MINUTES', z.number().int().min(1)],
	publishedAt: ['PUBLISHED_AT', moment],
})
export type ArticleCard = Value<typeof ArticleCard>

const Article = message({
	...fieldsIn(ArticleCard),
	/** HTML; the storefront sanitises it. */
	html: ['ARTICLE_HTML', z.string()],
	updatedAt: ['UPDATED_AT', moment],
	/** Products mentioned in the article. */
	products: ['PRODUCT_LIST', z.array(ProductCard)],
	/** Related articles, at most three. */
	related: ['RELATED_LIST', z.array(ArticleCard)],
})
export type Article = Value<typeof Article>

const ArticleQuery = message({
	...pageQueryFields,
	pageSize: ['DATA_PER_PAGE', z.coerce.number().int().min(1).max(100).default(10)],
	category: ['ARTICLE_CATEGORY_SLUG', z.string().max(100).optional()],
	text: ['TEXT_SEARCH', z.string().min(1).max(200).optional()],
})
export type ArticleQuery = Value<typeof ArticleQuery>

const ArticlePage = message(pageFields(ArticleCard))
export type ArticlePage = Value<typeof ArticlePage>

export const listArticleCategories = endpoint({
	method: 'GET',
	path: '/article/category-list',
	summary: 'The topics of the articles, with how many each has',
	access: 'company',
	answer: message({ list: ['ARTICLE_CATEGORY_LIST', z.array(ArticleCategory)] }),
	shared: true,
})

export const listArticles = endpoint({
	method: 'GET',
	path: '/article/article-list',
	summary: 'A page of articles, the newest first',
	access: 'company',
	query: ArticleQuery,
	answer: ArticlePage,
	shared: true,
	failures: { 404: 'ARTICLE_CATEGORY_NOT_FOUND' },
})

/** 410: it was published once. */
export const getArticle = endpoint({
	method: 'GET',
	path: '/article/{slug}',
	summary: 'An article with the products it speaks of and others to read',
	access: 'company',
	params: { slug: Slug },
	answer: Article,
	shared: true,
	failures: { 404: 'ARTICLE_NOT_FOUND', 410: 'ARTICLE_GONE' },
})
