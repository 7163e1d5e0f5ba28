import { z } from 'zod'
import { Changed, mediaId, productSlugs } from './content-parts.ts'
import { InformationChange } from './edited-information.ts'
import { TextEdit } from './edited-text.ts'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { lineText } from './text.ts'

/** An article in one language; it is published. */
export const ArticleEdit = message({
	...fieldsIn(TextEdit),
	/** Required for a new article. */
	category: ['CATEGORY_SLUG', z.string().max(100).optional()],
	author: ['AUTHOR', lineText().min(2).max(60).optional()],
	mediaId: ['MEDIA_ID', mediaId.optional()],
	/** Alternative text of the picture; absent: the title. */
	alt: ['ALT', lineText().min(1).max(200).optional()],
	/** Replaces the related products. */
	products: ['PRODUCT_SLUG_LIST', productSlugs.optional()],
})
export type ArticleEdit = Value<typeof ArticleEdit>

/** An article in both languages. */
export const ArticleChange = message({
	...fieldsIn(InformationChange),
	category: ['CATEGORY_SLUG', z.string().max(100)],
	/** '': the shop's name. */
	author: ['AUTHOR', lineText().max(60)],
	/** null: none. */
	mediaId: ['MEDIA_ID', mediaId.nullable()],
	/** Alternative text of the picture; '': the title. */
	altId: ['ALT_ID', lineText().max(200)],
	altEn: ['ALT_EN', lineText().max(200)],
	products: ['PRODUCT_SLUG_LIST', productSlugs],
})
export type ArticleChange = Value<typeof ArticleChange>

const ListedArticle = message({
	slug: ['ARTICLE_SLUG', z.string()],
	category: ['CATEGORY_SLUG', z.string()],
	titleId: ['TITLE_ID', z.string()],
	titleEn: ['TITLE_EN', z.string()],
	publishedAt: ['PUBLISHED_AT', moment],
	withdrawnAt: ['WITHDRAWN_AT', moment.nullable()],
})

/** An article as it is edited. */
const EditedArticle = message({
	slug: ['ARTICLE_SLUG', z.string()],
	titleId: ['TITLE_ID', z.string()],
	titleEn: ['TITLE_EN', z.string()],
	summaryId: ['SUMMARY_ID', z.string()],
	summaryEn: ['SUMMARY_EN', z.string()],
	htmlId: ['HTML_ID', z.string()],
	htmlEn: ['HTML_EN', z.string()],
	category: ['CATEGORY_SLUG', z.string()],
	author: ['AUTHOR', z.string()],
	mediaId: ['MEDIA_ID', z.string().nullable()],
	altId: ['ALT_ID', z.string()],
	altEn: ['ALT_EN', z.string()],
	products: ['PRODUCT_SLUG_LIST', z.array(z.string())],
	publishedAt: ['PUBLISHED_AT', moment],
	withdrawnAt: ['WITHDRAWN_AT', moment.nullable()],
	version: ['VERSION', z.string()],
})
export type EditedArticle = Value<typeof EditedArticle>

/** A category with the number of all its articles. */
const EditedArticleCategory = message({
	slug: ['CATEGORY_SLUG', z.string()],
	nameId: ['NAME_ID', z.string()],
	nameEn: ['NAME_EN', z.string()],
	articles: ['ARTICLE_COUNT', z.number().int()],
})

const ArticleCategoryEdit = message({
	nameId: ['NAME_ID', lineText().min(1).max(60)],
	nameEn: ['NAME_EN', lineText().min(1).max(60)],
	/** null: create only (409 SLUG_TAKEN). */
	version: ['VERSION', z.null().optional()],
})
export type ArticleCategoryEdit = Value<typeof ArticleCategoryEdit>

const content = { needs: 'content' } as const
const article = { ...content, path: '/sites/{code}/articles/{slug}' } as const
const withdrawal = { ...content, path: '/sites/{code}/articles/{slug}/withdrawal' } as const
const category = { ...content, path: '/sites/{code}/article-categories/{slug}' } as const
const missing = { 404: 'ARTICLE_NOT_FOUND' } as const

export const listEditedArticles = endpoint({
	...content,
	method: 'GET',
	path: '/sites/{code}/articles',
	summary: 'Articles, the newest first',
	answer: z.object({ list: z.array(ListedArticle) }),
})

export const getEditedArticle = endpoint({
	...article,
	method: 'GET',
	summary: 'An article as it is edited',
	answer: EditedArticle,
	failures: missing,
})

export const writeArticle = endpoint({
	...article,
	method: 'PUT',
	summary: 'Writes an article',
	body: ArticleEdit,
	answer: Changed,
})

export const changeArticle = endpoint({
	...article,
	method: 'PATCH',
	summary: 'Writes an article in both languages',
	body: ArticleChange,
	answer: Changed,
	failures: { ...missing, 409: ['CHANGED_MEANWHILE', 'SLUG_TAKEN'] },
})

export const removeArticle = endpoint({
	...article,
	method: 'DELETE',
	summary: 'Deletes an article',
	answer: Changed,
	failures: missing,
})

export const withdrawArticle = endpoint({
	...withdrawal,
	method: 'POST',
	summary: 'Takes an article off',
	answer: Changed,
	failures: missing,
})

export const showArticle = endpoint({
	...withdrawal,
	method: 'DELETE',
	summary: 'Shows an article again',
	answer: Changed,
	failures: missing,
})

export const listEditedArticleCategories = endpoint({
	...content,
	method: 'GET',
	path: '/sites/{code}/article-categories',
	summary: 'Categories of articles, in their order',
	answer: z.object({ list: z.array(EditedArticleCategory) }),
})

export const saveArticleCategory = endpoint({
	...category,
	method: 'PUT',
	summary: 'Names a category of articles',
	body: ArticleCategoryEdit,
	answer: Changed,
	failures: { 409: 'SLUG_TAKEN' },
})

export const removeArticleCategory = endpoint({
	...category,
	method: 'DELETE',
	summary: 'Deletes a category without articles',
	answer: Changed,
	failures: { 404: 'ARTICLE_CATEGORY_NOT_FOUND', 409: 'ARTICLE_CATEGORY_NOT_EMPTY' },
})
