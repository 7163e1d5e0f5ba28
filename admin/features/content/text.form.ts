import { z } from 'zod'
import type {
	OperatorArticleChangeWire,
	OperatorInformationChangeWire,
	OperatorPageChangeWire,
} from '#contract/operator-texts.ts'
import { htmlOf, textOf } from '#contract/written-text.ts'
import type { readPage } from '#admin/api/settings.server.ts'
import type { readArticle } from '#admin/api/texts.server.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import type { ContentField } from './ContentFields.tsx'
import {
	english,
	line,
	maxTextLength,
	moment,
	pictureId,
	products,
	slug,
	text,
} from './content-schemas.ts'

const words = {
	titleId: line(160).min(1, 'titleMissing'),
	titleEn: line(160),
	summaryId: line(400).min(1, 'summaryMissing'),
	summaryEn: line(400),
	textId: text,
	textEn: text,
}

const address = {
	/** Of a new one, or of one that moves. */
	slug: slug.optional(),
	newSlug: slug.optional(),
	startsAt: moment,
}

/** A page of fixed address. Messages are text keys of `content`. */
export const PageForm = z.object(words)
/** A page of the shop's own address. */
export const InformationForm = z.object({ ...words, ...address })
export const ArticleForm = z.object({
	...words,
	...address,
	category: z.string().regex(/^[a-z0-9-]{1,100}$/, 'categoryMissing'),
	author: line(60),
	picture: pictureId,
	/** Set when the saved picture is to go. */
	noPicture: z.string().optional(),
	altId: line(200),
	altEn: line(200),
	products,
})
export const articlePictures = ['picture']

const title: ContentField[] = [
	{ name: 'titleId', most: 160, required: true },
	{ name: 'titleEn', most: 160, hasHelp: true },
	{ name: 'summaryId', most: 400, required: true, hasHelp: true },
	{ name: 'summaryEn', most: 400 },
]
const body: ContentField[] = [
	{ name: 'textId', kind: 'area', rows: 14, most: maxTextLength, hasHelp: true },
	{ name: 'textEn', kind: 'area', rows: 14, most: maxTextLength },
]

/** The fields of a page of fixed address. */
export const pageFields: ContentField[] = [...title, ...body]

/** The fields of a page of the shop's own address. */
export function informationFields(isNew: boolean): ContentField[] {
	return [
		...title,
		addressField(isNew),
		{ name: 'startsAt', kind: 'moment', hasHelp: true },
		...body,
	]
}

/** The fields of an article. */
export function articleFields(
	categories: { value: string; label: string }[],
	{ isNew, hasPicture }: { isNew: boolean; hasPicture: boolean },
): ContentField[] {
	return [
		...title,
		{ name: 'category', kind: 'list', required: true, options: categories },
		{ name: 'author', most: 60, hasHelp: true },
		addressField(isNew),
		{ name: 'startsAt', kind: 'moment', hasHelp: true },
		{ name: 'picture', kind: 'picture', hasHelp: true },
		...(hasPicture ? [{ name: 'noPicture', kind: 'check' } as const] : []),
		{ name: 'altId', most: 200, hasHelp: true },
		{ name: 'altEn', most: 200 },
		...body,
		{ name: 'products', kind: 'area', rows: 3, most: 4_000, hasHelp: true, wide: true },
	]
}

function addressField(isNew: boolean): ContentField {
	return { name: isNew ? 'slug' : 'newSlug', most: 100, hasHelp: true }
}

type Words = Pick<
	Awaited<ReturnType<typeof readPage>>,
	'titleId' | 'titleEn' | 'summaryId' | 'summaryEn' | 'htmlId' | 'htmlEn'
>

/** The texts of a page or an article as a form shows them. */
export function textValues(saved: Words): Record<string, string> {
	const { titleId, titleEn, summaryId, summaryEn, htmlId, htmlEn } = saved
	return {
		titleId,
		titleEn: english(titleId, titleEn),
		summaryId,
		summaryEn: english(summaryId, summaryEn),
		textId: textOf(htmlId),
		textEn: english(textOf(htmlId), textOf(htmlEn)),
	}
}

/** An article as its form shows it. */
export function articleValues(article: Awaited<ReturnType<typeof readArticle>>) {
	return {
		...textValues(article),
		newSlug: article.articleSlug,
		category: article.categorySlug,
		author: article.author,
		startsAt: shopMinute(new Date(article.publishedAt)),
		picture: article.mediaId ?? '',
		altId: article.altId,
		altEn: english(article.altId, article.altEn),
		products: article.productSlugList.join('\n'),
	}
}

/** The texts of a form as the website API takes them. @param version null for a new one */
export function textChange(
	sent: z.output<typeof PageForm>,
	version: string | null,
): OperatorPageChangeWire {
	return {
		VERSION: version,
		TITLE_ID: sent.titleId,
		TITLE_EN: sent.titleEn || sent.titleId,
		SUMMARY_ID: sent.summaryId,
		SUMMARY_EN: sent.summaryEn || sent.summaryId,
		HTML_ID: htmlOf(sent.textId),
		HTML_EN: htmlOf(sent.textEn || sent.textId),
	}
}

/** What the form of an information page saves. */
export function informationChange(
	sent: z.output<typeof InformationForm>,
	version: string | null,
): OperatorInformationChangeWire {
	return {
		...textChange(sent, version),
		...(sent.newSlug ? { NEW_SLUG: sent.newSlug } : {}),
		...(sent.startsAt === null ? {} : { PUBLISHED_AT: sent.startsAt }),
	}
}

/** What the form of an article saves. @param picture the saved one, '' for none */
export function articleChange(
	sent: z.output<typeof ArticleForm>,
	{ version, picture }: { version: string | null; picture: string },
): OperatorArticleChangeWire {
	const chosen = sent.picture || (sent.noPicture === undefined ? picture : '')
	return {
		...informationChange(sent, version),
		CATEGORY_SLUG: sent.category,
		AUTHOR: sent.author,
		MEDIA_ID: chosen || null,
		ALT_ID: sent.altId,
		ALT_EN: sent.altEn || sent.altId,
		PRODUCT_SLUG_LIST: sent.products,
	}
}

/** Text keys for the fields that the website API refused. */
export function textErrors(errors: Record<string, string[]>, isNew: boolean) {
	const address = isNew ? 'slug' : 'newSlug'
	const keys: Record<string, [field: string, key: string]> = {
		NEW_SLUG: [address, 'slugTaken'],
		CATEGORY_SLUG: ['category', 'categoryMissing'],
		MEDIA_ID: ['picture', 'pictureWrong'],
		PRODUCT_SLUG_LIST: ['products', 'productUnknown'],
		TITLE_ID: ['titleId', 'charactersWrong'],
		TITLE_EN: ['titleEn', 'charactersWrong'],
		SUMMARY_ID: ['summaryId', 'charactersWrong'],
		SUMMARY_EN: ['summaryEn', 'charactersWrong'],
		AUTHOR: ['author', 'charactersWrong'],
		ALT_ID: ['altId', 'charactersWrong'],
		ALT_EN: ['altEn', 'charactersWrong'],
	}
	return Object.fromEntries(Object.keys(errors).flatMap((name) => (keys[name] ? [keys[name]] : [])))
}
