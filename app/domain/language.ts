import { LANGUAGES, type LanguageCode } from '#contract/languages.ts'

export type Language = LanguageCode

/** The shop's languages and how each writes numbers and dates. */
export const languages = LANGUAGES

/** A number of JavaScript, such as `1.5`, as a language writes it. */
export function localDecimal(text: string, language: Language): string {
	return text.replace('.', languages[language].decimalMark)
}
