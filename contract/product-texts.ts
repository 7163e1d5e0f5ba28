import { z } from 'zod'
import { recordOf } from './record-of.ts'
import { lineText } from './text.ts'

/**
 * The translated texts of a product besides its name, by which its database columns are named: the end of their names on
 * the wire, what shoppers get, what staff may enter in each language, whether a search looks at their words, whether the
 * product's page shows them as a section: HTML below a heading, the text `product.<name>` of `catalog`, in this order; and
 * the title of the column of product files that has them in Indonesian, null: none.
 */
export const PRODUCT_TEXTS = {
	/** One sentence of plain text. */
	summary: {
		wireName: 'SUMMARY',
		shown: z.string(),
		entered: lineText().max(500),
		isSearched: true,
		isSection: false,
		// Made of the description.
		fileTitle: null,
	},
	/** HTML, as every section; the storefront sanitises it. */
	description: {
		wireName: 'DESCRIPTION',
		shown: z.string(),
		entered: z.string().max(200_000),
		isSearched: true,
		isSection: true,
		// The column `body`, which other shops have too.
		fileTitle: null,
	},
	/** Title for search engines; '' means the name. */
	seoTitle: {
		wireName: 'SEO_TITLE',
		shown: z.string().default(''),
		entered: lineText().max(120),
		isSearched: false,
		isSection: false,
		fileTitle: 'SEO Title',
	},
	/** Description for search engines; '' means the summary. */
	seoDescription: {
		wireName: 'SEO_DESCRIPTION',
		shown: z.string().default(''),
		entered: lineText().max(320),
		isSearched: false,
		isSection: false,
		fileTitle: 'SEO Description',
	},
} as const

type Texts = typeof PRODUCT_TEXTS
export type ProductText = keyof Texts
/** A field of a text in one language. */
export type ProductTextField = `${ProductText}${'Id' | 'En'}`

const isText = (name: string): name is ProductText => Object.hasOwn(PRODUCT_TEXTS, name)
export const PRODUCT_TEXT_NAMES: readonly ProductText[] = Object.keys(PRODUCT_TEXTS).filter(isText)

/** A text that is a section of the product's page. */
export type SectionText = {
	[K in ProductText]: Texts[K]['isSection'] extends true ? K : never
}[ProductText]
const isSection = (name: ProductText): name is SectionText => PRODUCT_TEXTS[name].isSection
export const SECTION_TEXT_NAMES: readonly SectionText[] = PRODUCT_TEXT_NAMES.filter(isSection)

/** A text with a column of its own in product files, which is named as the text. */
export type FileText = {
	[K in ProductText]: Texts[K]['fileTitle'] extends string ? K : never
}[ProductText]
const isInFiles = (name: ProductText): name is FileText => PRODUCT_TEXTS[name].fileTitle !== null
export const FILE_TEXT_NAMES: readonly FileText[] = PRODUCT_TEXT_NAMES.filter(isInFiles)
/** Its name on the wire. */
export type FileTextWire = Texts[FileText]['wireName']

/** The fields of each text, in Indonesian and in English. */
export const PRODUCT_TEXT_FIELDS = PRODUCT_TEXT_NAMES.flatMap((text) => [
	{ field: `${text}Id` as const, text, language: 'id' as const },
	{ field: `${text}En` as const, text, language: 'en' as const },
])

type ShownTexts = {
	readonly [K in ProductText]: readonly [`PRODUCT_${Texts[K]['wireName']}`, Texts[K]['shown']]
}
type InFiles = {
	readonly [K in FileText]: readonly [Texts[K]['wireName'], z.ZodOptional<z.ZodString>]
}
type InLanguages = {
	readonly [K in ProductText as `${K}Id`]: readonly [`${Texts[K]['wireName']}_ID`, z.ZodString]
} & {
	readonly [K in ProductText as `${K}En`]: readonly [`${Texts[K]['wireName']}_EN`, z.ZodString]
}

/** The fields of a message that shows the texts in one language. */
export function shownTexts(): ShownTexts
export function shownTexts(): unknown {
	return recordOf(PRODUCT_TEXT_NAMES, (name) => {
		const { wireName, shown } = PRODUCT_TEXTS[name]
		return [name, [`PRODUCT_${wireName}`, shown]]
	})
}

/** The fields of a message that has the texts in both languages. */
export function textsInLanguages(checkOf: (text: ProductText) => z.ZodString): InLanguages
export function textsInLanguages(checkOf: (text: ProductText) => z.ZodString): unknown {
	return recordOf(PRODUCT_TEXT_FIELDS, ({ field, text, language }) => [
		field,
		[`${PRODUCT_TEXTS[text].wireName}_${language.toUpperCase()}`, checkOf(text)],
	])
}

/** The fields of a message that has what a file says of the texts. */
export function textsInFiles(): InFiles
export function textsInFiles(): unknown {
	return recordOf(FILE_TEXT_NAMES, (name) => {
		const { wireName, entered } = PRODUCT_TEXTS[name]
		return [name, [wireName, entered.optional()]]
	})
}
