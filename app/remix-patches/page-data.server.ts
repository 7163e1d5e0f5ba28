import type { EntryContext } from '@remix-run/node'

/**
 * The data with which the browser takes a page over, as JSON that is safe within a script element: Remix's context
 * (already escaped by Remix) and the addresses of the modules of the page's routes.
 */
export function pageData({ manifest, serverHandoffString, staticHandlerContext }: EntryContext) {
	const routes = Object.fromEntries(
		staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]?.module]),
	)
	const modules = JSON.stringify({ manifest: manifest.url, entry: manifest.entry.module, routes })
	return `{"context":${serverHandoffString ?? 'null'},${modules.slice(1)}`
}
