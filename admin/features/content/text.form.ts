import type { FieldName } from '#web/domain/form-fields.ts'
import { z } from 'zod'
import type { ArticleChange, EditedArticle } from '#contract/edited-article.ts'
import type { InformationChange } from '#contract/edited-information.ts'
import type { EditedPage, TextChange } from '#contract/edited-text.ts'
import { english } from '#admin/http/form.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import type { ContentField } from './ContentFields.tsx'
import { line, moment, pictureId, products, slug, text } from './content-schemas.ts'
import {
	fieldErrorKeys,
	productsField,
	writtenTextChange,
	writtenTextFields,
	writtenTextValues,
} from './written-text.form.ts'

const texts = {
	titleId: line(160).min(1, 'titleMissing'),
	titleEn: line(160),
	summaryId: line(400).min(1, 'summaryMissing'),
	summaryEn: line(400),
	textId: text,
	textEn: text,
}

const address = {
	/** `slug` of a new page, `newSlug` of an existing one. */
	slug: slug.optional(),
	newSlug: slug.optional(),
	startsAt: moment,
}

/** A page with a fixed address. Messages are text keys of `content`. */
export const PageForm = z.object(texts)
/** An information page. */
export const InformationForm = z.object({ ...texts, ...address })
export const ArticleForm = z.object({
	...texts,
	...address,
	category: z.string().regex(/^[a-z0-9-]{1,100}$/, 'categoryMissing'),
	author: line(60),
	picture: pictureId,
	/** Set to remove the saved picture. */
	noPicture: z.string().optional(),
	altId: line(200),
	altEn: line(200),
	products,
})
export const articlePictures = ['picture']

const title: ContentField<FieldName<typeof PageForm>>[] = [
	{ name: 'titleId', maxLength: 160, required: true },
	{ name: 'titleEn', maxLength: 160, hasHelp: true },
	{ name: 'summaryId', maxLength: 400, required: true, hasHelp: true },
	{ name: 'summaryEn', maxLength: 400 },
]
/** The fields of a page with a fixed address. */
export const pageFields: ContentField<FieldName<typeof PageForm>>[] = [
	...title,
	...writtenTextFields,
]

/** The fields of an information page. */
export function informationFields(
	isNew: boolean,
): ContentField<FieldName<typeof InformationForm>>[] {
	return [
		...title,
		addressField(isNew),
		{ name: 'startsAt', kind: 'moment', hasHelp: true },
		...writtenTextFields,
	]
}

/** The fields of an article. */
export function articleFields(
	categories: { value: string; label: string }[],
	{ isNew, hasPicture }: { isNew: boolean; hasPicture: boolean },
): ContentField<FieldName<typeof ArticleForm>>[] {
	return [
		...title,
		{ name: 'category', kind: 'list', required: true, options: categories },
		{ name: 'author', maxLength: 60, hasHelp: true },
		addressField(isNew),
		{ name: 'startsAt', kind: 'moment', hasHelp: true },
		{ name: 'picture', kind: 'picture', hasHelp: true },
		...(hasPicture ? [{ name: 'noPicture', kind: 'check' } as const] : []),
		{ name: 'altId', maxLength: 200, hasHelp: true },
		{ name: 'altEn', maxLength: 200 },
		...writtenTextFields,
		productsField,
	]
}

function addressField(isNew: boolean): ContentField<'slug' | 'newSlug'> {
	return { name: isNew ? 'slug' : 'newSlug', maxLength: 100, hasHelp: true }
}

type SavedTexts = Pick<
	EditedPage,
	'titleId' | 'titleEn' | 'summaryId' | 'summaryEn' | 'htmlId' | 'htmlEn'
>

/** The form values of a page's or an article's texts. */
export function textValues(saved: SavedTexts): Record<string, string> {
	const { titleId, titleEn, summaryId, summaryEn } = saved
	return {
		titleId,
		titleEn: english(titleId, titleEn),
		summaryId,
		summaryEn: english(summaryId, summaryEn),
		...writtenTextValues(saved),
	}
}

/** The form values of an information page. */
export function informationValues(page: EditedPage, slug: string) {
	const startsAt = page.publishedAt === null ? '' : shopMinute(page.publishedAt)
	return { ...textValues(page), newSlug: slug, startsAt }
}

/** The form values of an article. */
export function articleValues(article: EditedArticle) {
	return {
		...textValues(article),
		newSlug: article.slug,
		category: article.category,
		author: article.author,
		startsAt: shopMinute(article.publishedAt),
		picture: article.mediaId ?? '',
		altId: article.altId,
		altEn: english(article.altId, article.altEn),
		products: article.products.join('\n'),
	}
}

/** What a form says of the texts. @param version null for a new page */
export function textChange(input: z.output<typeof PageForm>, version: string | null): TextChange {
	return {
		version,
		titleId: input.titleId,
		titleEn: input.titleEn || input.titleId,
		summaryId: input.summaryId,
		summaryEn: input.summaryEn || input.summaryId,
		...writtenTextChange(input),
	}
}

/** What the form of an information page says. */
export function informationChange(
	input: z.output<typeof InformationForm>,
	version: string | null,
): InformationChange {
	return {
		...textChange(input, version),
		...(input.newSlug ? { newSlug: input.newSlug } : {}),
		publishedAt: input.startsAt,
	}
}

/** What the form of an article says. @param picture id of the saved one, '' for none */
export function articleChange(
	input: z.output<typeof ArticleForm>,
	{ version, picture }: { version: string | null; picture: string },
): ArticleChange {
	const chosen = input.picture || (input.noPicture === undefined ? picture : '')
	return {
		...informationChange(input, version),
		category: input.category,
		author: input.author,
		mediaId: chosen || null,
		altId: input.altId,
		altEn: input.altEn || input.altId,
		products: input.products,
	}
}

/** Text keys for the fields that the website API rejected. */
export function textErrors(errors: Record<string, string[]>, isNew: boolean) {
	const address = isNew ? 'slug' : 'newSlug'
	return fieldErrorKeys(errors, {
		newSlug: [address, 'slugTaken'],
		category: ['category', 'categoryMissing'],
		mediaId: ['picture', 'pictureWrong'],
		products: ['products', 'productUnknown'],
		titleId: ['titleId', 'charactersWrong'],
		titleEn: ['titleEn', 'charactersWrong'],
		summaryId: ['summaryId', 'charactersWrong'],
		summaryEn: ['summaryEn', 'charactersWrong'],
		author: ['author', 'charactersWrong'],
		altId: ['altId', 'charactersWrong'],
		altEn: ['altEn', 'charactersWrong'],
	})
}
