import { LANGUAGE_CODES } from '#contract/languages.ts'
import type { Language } from '#app/domain/language.ts'

export type Locale = Language
export const locales: readonly Locale[] = LANGUAGE_CODES
/** The language of addresses that name none. */
export const defaultLocale: Locale = LANGUAGE_CODES[0]

/** The locales a page can be changed to. */
export function otherLocales(locale: Locale): Locale[] {
	return locales.filter((other) => other !== locale)
}

/** Whether it is the name of one of the shop's locales, in small letters. */
export function isLocale(text: string): text is Locale {
	return locales.some((locale) => locale === text)
}

/** The page's language, from the address and nothing else; `/EN/about` also matches. */
export function localeOf(pathname: string): Locale {
	const prefix = /^\/([a-z]+)(?=\/|\.data$|$)/i.exec(pathname)?.[1]?.toLowerCase() ?? ''
	return isLocale(prefix) ? prefix : defaultLocale
}

/** Every in-app href goes through here, so no page knows where it is mounted. */
export function localePath(locale: Locale, path: `/${string}`): string {
	if (locale === defaultLocale) return path
	return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`
}

/** The address without its language, e.g. `/en/Cart` → `/Cart`. */
export function withoutLocale(pathname: string): `/${string}` {
	const locale = localeOf(pathname)
	const rest = locale === defaultLocale ? pathname : pathname.slice(locale.length + 1)
	return `/${rest.replace(/^\/+/, '')}`
}
