import { LANGUAGES, type LanguageCode } from '#contract/languages.ts'

export type Language = LanguageCode

/** The shop's languages and their number and date formats. */
export const languages = LANGUAGES

/** Formats a number such as `1.5` for a language. */
export function localDecimal(text: string, language: Language): string {
	return text.replace('.', languages[language].decimalMark)
}
