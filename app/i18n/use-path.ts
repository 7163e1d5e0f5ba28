import { useLocation } from '@remix-run/react'
import { localeOf, localePath } from './paths.ts'

/** Turns a path of the shop into an href of the page's language. */
export function usePath() {
	const locale = localeOf(useLocation().pathname)
	return (path: `/${string}`) => localePath(locale, path)
}
