/**
 * The shop's languages, in the order in which they are offered, and how each writes numbers. The first is the
 * language of addresses that name none.
 */
export const languages = {
	id: { tag: 'id-ID', openGraph: 'id_ID', decimalMark: ',' },
	en: { tag: 'en-GB', openGraph: 'en_US', decimalMark: '.' },
} as const

export type Language = keyof typeof languages

/** A number of JavaScript, such as `1.5`, as a language writes it. */
export function localDecimal(text: string, language: Language): string {
	return text.replace('.', languages[language].decimalMark)
}
