export const locales = ['id', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'id'

/** The page's language, from the address and nothing else; `/EN/about` also matches. */
export function localeOf(pathname: string): Locale {
	return /^\/en(?=\/|\.data$|$)/i.test(pathname) ? 'en' : defaultLocale
}

/** Every in-app href goes through here, so no page knows where it is mounted. */
export function localePath(locale: Locale, path: `/${string}`): string {
	if (locale === defaultLocale) return path
	return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`
}

/** The address without its language, e.g. `/en/Cart` → `/Cart`. */
export function withoutLocale(pathname: string): `/${string}` {
	const rest = localeOf(pathname) === defaultLocale ? pathname : pathname.slice(3)
	return `/${rest.replace(/^\/+/, '')}`
}
