import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { mediaId, productSlugs, savedVersion } from './operator-site.ts'
import { lineText } from './text.ts'

const html = z.string().max(300_000)
const changedText = {
	TITLE_ID: lineText().min(1).max(160),
	TITLE_EN: lineText().min(1).max(160),
	SUMMARY_ID: lineText().min(1).max(400),
	SUMMARY_EN: lineText().min(1).max(400),
	HTML_ID: html,
	HTML_EN: html,
	/**
	 * null: create only (409 SLUG_TAKEN); otherwise the version that the change is based on (409 CHANGED_MEANWHILE).
	 */
	VERSION: savedVersion.nullable(),
}
const changedAddress = {
	/** New slug; the former one stays valid. 409 SLUG_TAKEN. */
	NEW_SLUG: z
		.string()
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
		.max(100)
		.optional(),
	/** Publication time; null: at once, unless it is published already; absent: unchanged, for a new text at once. */
	PUBLISHED_AT: z.iso.datetime({ offset: true }).nullable().optional(),
}

/** PATCH /operator/v1/sites/{code}/pages/{key}: a content page in both languages. */
export const OperatorPageChangeWire = z.object(changedText)
export type OperatorPageChangeWire = z.infer<typeof OperatorPageChangeWire>

/** PATCH /operator/v1/sites/{code}/informations/{slug}: an information page in both languages. */
export const OperatorInformationChangeWire = z.object({ ...changedText, ...changedAddress })
export type OperatorInformationChangeWire = z.infer<typeof OperatorInformationChangeWire>

/** PATCH /operator/v1/sites/{code}/articles/{slug}: an article in both languages. */
export const OperatorArticleChangeWire = z.object({
	...changedText,
	...changedAddress,
	CATEGORY_SLUG: z.string().max(100),
	/** '': the shop's name. */
	AUTHOR: lineText().max(60),
	/** null: none. */
	MEDIA_ID: mediaId.nullable(),
	/** Alternative text of the picture; '': the title. */
	ALT_ID: lineText().max(200),
	ALT_EN: lineText().max(200),
	PRODUCT_SLUG_LIST: productSlugs,
})
export type OperatorArticleChangeWire = z.infer<typeof OperatorArticleChangeWire>

/** GET /operator/v1/sites/{code}/articles/{slug}: an article for editing. DELETE deletes it permanently. */
export const OperatorArticleAnswerWire = dataOf(
	z.object({
		ARTICLE_SLUG: z.string(),
		TITLE_ID: z.string(),
		TITLE_EN: z.string(),
		SUMMARY_ID: z.string(),
		SUMMARY_EN: z.string(),
		HTML_ID: z.string(),
		HTML_EN: z.string(),
		CATEGORY_SLUG: z.string(),
		AUTHOR: z.string(),
		MEDIA_ID: z.string().nullable(),
		ALT_ID: z.string(),
		ALT_EN: z.string(),
		PRODUCT_SLUG_LIST: z.array(z.string()),
		PUBLISHED_AT: z.iso.datetime(),
		WITHDRAWN_AT: z.iso.datetime().nullable(),
		VERSION: z.string(),
	}),
)

/** GET /operator/v1/sites/{code}/article-categories: in order, with the number of all their articles. */
export const OperatorArticleCategoryListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				CATEGORY_SLUG: z.string(),
				NAME_ID: z.string(),
				NAME_EN: z.string(),
				ARTICLE_COUNT: z.number().int(),
			}),
		),
	}),
)
