import { useLocation } from '@remix-run/react'
import { localeOf, localePath } from '#web/i18n/paths.ts'

/** Returns a function that makes an href in the page's language from a path. */
export function usePath() {
	const locale = localeOf(useLocation().pathname)
	return (path: `/${string}`) => localePath(locale, path)
}
