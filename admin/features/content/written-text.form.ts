import { htmlOf, textOf } from '#contract/written-text.ts'
import { english } from '#admin/http/form.ts'
import type { ContentField } from './ContentFields.tsx'
import { maxTextLength } from './content-schemas.ts'

/** The text of a page, an article or a banner in both languages. */
export const writtenTextFields: ContentField<'textId' | 'textEn'>[] = [
	{ name: 'textId', kind: 'area', rows: 14, maxLength: maxTextLength, hasHelp: true },
	{ name: 'textEn', kind: 'area', rows: 14, maxLength: maxTextLength },
]

/** The products below an article or a banner. */
export const productsField: ContentField<'products'> = {
	name: 'products',
	kind: 'area',
	rows: 3,
	maxLength: 4_000,
	hasHelp: true,
	wide: true,
}

/** The form values of a text. */
export function writtenTextValues({ htmlId, htmlEn }: { htmlId: string; htmlEn: string }) {
	return { textId: textOf(htmlId), textEn: english(textOf(htmlId), textOf(htmlEn)) }
}

/** The text of a form as HTML. */
export function writtenTextChange({ textId, textEn }: { textId: string; textEn: string }) {
	return { htmlId: htmlOf(textId), htmlEn: htmlOf(textEn || textId) }
}

/** Text keys by form field for errors of the website API, by the names in `keys`. */
export function fieldErrorKeys(
	errors: Record<string, string[]>,
	keys: Record<string, [field: string, key: string]>,
): Record<string, string> {
	return Object.fromEntries(Object.keys(errors).flatMap((name) => (keys[name] ? [keys[name]] : [])))
}
