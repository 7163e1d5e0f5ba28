import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import { isLocale } from '#web/i18n/paths.ts'

export type Pages = (request: Request, context: AppLoadContext) => Promise<Response>

export type RouteTable = Record<
	string,
	{ path?: string; index?: boolean; parentId?: string } | undefined
>

/**
 * Remix's request handler with one route table per first path segment. The router flattens, ranks and compiles its
 * whole table three times per page; only routes with the request's first segment can match (docs/decisions/0024).
 */
export function createPageHandler(build: ServerBuild): Pages {
	const tableFor = routeTables(build.routes)
	const handlers = new Map<readonly string[], Pages>()
	return (request, context) => {
		const ids = tableFor(new URL(request.url).pathname)
		let handler = handlers.get(ids)
		if (!handler) {
			handler = createRequestHandler(withRoutes(build, ids), 'production')
			handlers.set(ids, handler)
		}
		return handler(request, context)
	}
}

/** The ids of the routes that may match a path: the same array for every path with the same first segment. */
export function routeTables(routes: RouteTable): (pathname: string) => readonly string[] {
	const firsts = new Map(Object.keys(routes).map((id) => [id, firstSegmentOf(routes, id)]))
	const tables = new Map([...firsts.values()].map((first) => [first, idsFor(first)]))
	const others = idsFor('')

	function idsFor(segment: string): string[] {
		const ids = [...firsts].flatMap(([id, first]) => {
			// A layout has no path of its own: it is included with its children.
			const mayMatch = first === segment && (first !== '' || routes[id]?.index === true)
			return mayMatch || first === anySegment ? [id, ...parentsOf(routes, id)] : []
		})
		return [...new Set(ids)]
	}

	return (pathname) => tables.get(firstSegment(pathname)) ?? others
}

const anySegment = '*'

/** The first segment of a route's path after the language, '' for none; a parameter or splat is `anySegment`. */
function firstSegmentOf(routes: RouteTable, id: string): string {
	const line = [...parentsOf(routes, id).reverse(), id]
	const segments = line.flatMap((one) => routes[one]?.path?.split('/') ?? [])
	const segment =
		segments.find((part) => part !== '' && !isLocale(part.replace(/\?$/, '')))?.toLowerCase() ?? ''
	return /^[:*]|\?$/.test(segment) ? anySegment : segment
}

function parentsOf(routes: RouteTable, id: string): string[] {
	const parent = routes[id]?.parentId
	return parent === undefined ? [] : [parent, ...parentsOf(routes, parent)]
}

/** The first segment of a requested path after the language, decoded like the router does. */
function firstSegment(pathname: string): string {
	const [first = '', second = ''] = pathname.split('/').filter(Boolean).map(decoded)
	return isLocale(first) ? second : first
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment).toLowerCase()
	} catch {
		return segment
	}
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
	const { routes, assets } = build
	const pick = <T>(all: Record<string, T>) =>
		Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
	return { ...build, routes: pick(routes), assets: { ...assets, routes: pick(assets.routes) } }
}
