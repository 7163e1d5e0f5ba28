import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '#contract/languages.ts'

/** Languages of the API's messages. */
export const LOCALES = LANGUAGE_CODES
export type Locale = LanguageCode

/** The language of Accept-Language; `en` if none is supported (spec section 7). */
export function localeFrom(acceptLanguage: string | undefined): Locale {
	const wishes = (acceptLanguage ?? '')
		.slice(0, 500)
		.split(',')
		.map(parseLanguageRange)
		.filter((wish) => wish.weight > 0)
		.sort((a, b) => b.weight - a.weight)
	for (const { language } of wishes) {
		const locale = LOCALES.find((known) => known === language)
		if (locale) return locale
	}
	return 'en'
}

function parseLanguageRange(part: string) {
	const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
	const quality = parameters
		.map((parameter) => parameter.trim())
		.find((text) => text.startsWith('q='))
	const weight = quality === undefined ? 1 : Number(quality.slice(2))
	return { language: tag.split('-')[0], weight: Number.isFinite(weight) ? weight : 0 }
}

/** Calls a function once per language. */
export function perLocale<T>(make: (language: (typeof LANGUAGES)[Locale]) => T) {
	const made = new Map<Locale, T>()
	return (locale: Locale): T => {
		const known = made.get(locale) ?? make(LANGUAGES[locale])
		made.set(locale, known)
		return known
	}
}
