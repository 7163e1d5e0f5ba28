import { pageFinder } from '#web/domain/page-finder.ts'
import { defaultLocale, isLocale } from '#web/i18n/paths.ts'
import type { AccountPage, Page } from '#app/pages/page.ts'
import { pages } from '#app/pages/pages.ts'

/** Every address of the storefront. */
export const everyPage: readonly (Page | AccountPage)[] = Object.values(pages).flatMap((group) =>
	Object.values(group),
)

const find = pageFinder(everyPage)

/** The page at a path with or without its language, as the router matches it; undefined: none. */
export function pageAt(pathname: string): Page | AccountPage | undefined {
	return find(routePath(pathname))
}

/** Largest body of what programs send to a path; undefined: they send nothing there. */
export function programBytes(pathname: string): number | undefined {
	const page = pageAt(pathname)
	return page && 'takesBytes' in page ? page.takesBytes : undefined
}

/** Whether the entry of the page at a path says this of it (app/pages/page.ts). */
export function saysOfPage(
	pathname: string,
	fact: 'differsForKnown' | 'keepsFrame' | 'wholeForMembers',
): boolean {
	return pageAt(pathname)?.[fact] === true
}

/** Whether a path is at or below /profile, where everything is for signed-in customers. */
export function isProfile(pathname: string): boolean {
	return /^\/profile(?:\/|$)/.test(routePath(pathname))
}

/** A path as the router matches it: without its language, decoded, lower case, without extra slashes. */
function routePath(pathname: string): string {
	const parts = pathname.split('/').map(decoded).filter(Boolean)
	const [first = ''] = parts
	const place = isLocale(first) && first !== defaultLocale ? parts.slice(1) : parts
	return `/${place.join('/')}`
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part).replaceAll('/', '%2f').toLowerCase()
	} catch {
		return part.toLowerCase()
	}
}
