import type { EntryContext } from '@remix-run/node'

/**
 * Remix's context with only the routes of the page: for every page, `<RemixServer>` makes the whole table anew and the
 * router flattens, ranks and compiles it to find the routes that are known already (docs/decisions/0024).
 */
export function withMatchedRoutes(context: EntryContext): EntryContext {
	const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
	const { manifest, routeModules } = context
	return {
		...context,
		manifest: { ...manifest, routes: pick(manifest.routes, ids) },
		routeModules: pick(routeModules, ids),
	}
}

function pick<T>(all: Record<string, T>, ids: string[]): Record<string, T> {
	return Object.fromEntries(
		ids.flatMap((id) => {
			const one = all[id]
			return one === undefined ? [] : [[id, one]]
		}),
	)
}
