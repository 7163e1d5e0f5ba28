import { LANGUAGE_CODES } from '#contract/languages.ts'
import type { Language } from '#web/domain/language.ts'

export type Locale = Language
export const locales: readonly Locale[] = LANGUAGE_CODES
/** The language of paths without a prefix. */
export const defaultLocale: Locale = LANGUAGE_CODES[0]

/** The shop's locales. */
export function otherLocales(locale: Locale): Locale[] {
	return locales.filter((other) => other !== locale)
}

/** Whether a value is one of the shop's locales, in lower case. */
export function isLocale(text: string): text is Locale {
	return locales.some((locale) => locale === text)
}

/** The page's language, from the URL only; `/EN/about` also matches. */
export function localeOf(pathname: string): Locale {
	const prefix = /^\/([a-z]+)(?=\/|\.data$|$)/i.exec(pathname)?.[1]?.toLowerCase() ?? ''
	return isLocale(prefix) ? prefix : defaultLocale
}

/** Prefixes a path for a language; every internal href is made here. */
export function localePath(locale: Locale, path: `/${string}`): string {
	if (locale === defaultLocale) return path
	return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`
}

/** The path without its language, e.g. `/en/Cart` → `/Cart`. */
export function withoutLocale(pathname: string): `/${string}` {
	const locale = localeOf(pathname)
	const rest = locale === defaultLocale ? pathname : pathname.slice(locale.length + 1)
	return `/${rest.replace(/^\/+/, '')}`
}
