import { isLocale } from '#web/i18n/paths.ts'
import { type RouteTable, routeTables } from './page-handler.ts'

/** The name of what no route of a page matches. */
const noRoute = '/*'

type Named = { name: string; pattern: RegExp; rank: number }

/**
 * Names requests for pages by the pattern of their route, without the language: for the log and the figures, which must
 * not grow with what is asked for.
 */
export function createRouteNames(routes: RouteTable): (pathname: string) => string {
	const idsFor = routeTables(routes)
	const named = new Map(Object.keys(routes).map((id) => [id, nameOf(segmentsOf(routes, id))]))
	const ranked = new Map<readonly string[], Named[]>()
	return (pathname) => {
		const ids = idsFor(pathname)
		let candidates = ranked.get(ids)
		if (!candidates) {
			candidates = ids
				.flatMap((id) => (isPage(routes, id) ? (named.get(id) ?? []) : []))
				.toSorted((one, other) => other.rank - one.rank)
			ranked.set(ids, candidates)
		}
		return candidates.find(({ pattern }) => pattern.test(pathname))?.name ?? noRoute
	}
}

function isPage(routes: RouteTable, id: string): boolean {
	return routes[id]?.path !== undefined || routes[id]?.index === true
}

function segmentsOf(routes: RouteTable, id: string): string[] {
	const route = routes[id]
	if (!route) return []
	const above = route.parentId === undefined ? [] : segmentsOf(routes, route.parentId)
	const own = (route.path ?? '').split('/').filter(Boolean)
	return [...above, ...own].filter((segment) => !isLocale(segment.replace(/\?$/, '')))
}

function nameOf(segments: string[]): Named {
	const name = `/${segments.join('/')}`
	const pattern = segments.map(patternOf).join('')
	const rank = segments.reduce((sum, segment) => sum + rankOf(segment), segments.length)
	return { name, pattern: new RegExp(`^(?:/en)?${pattern}/?$`, 'i'), rank }
}

function patternOf(segment: string): string {
	if (segment === '*') return '(?:/.*)?'
	const plain = segment.replace(/\?$/, '')
	const one = plain.startsWith(':') ? '/[^/]+' : `/${plain.replace(/[.+()[\]$^\\]/g, '\\$&')}`
	return plain === segment ? one : `(?:${one})?`
}

function rankOf(segment: string): number {
	if (segment === '*') return -3
	return segment.startsWith(':') ? 3 : 10
}
