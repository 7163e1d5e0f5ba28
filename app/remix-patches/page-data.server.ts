import type { EntryContext } from '@remix-run/node'
import { defaultLocale, otherLocales } from '#web/i18n/paths.ts'

const otherLanguages = JSON.stringify(otherLocales(defaultLocale))

/**
 * The hydration data as JSON that is safe within a script element: Remix's context (already escaped by Remix), the
 * module URLs of the page's routes, and the language prefixes.
 */
export function pageData({ manifest, serverHandoffString, staticHandlerContext }: EntryContext) {
	const routes = Object.fromEntries(
		staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]?.module]),
	)
	const modules = JSON.stringify({ manifest: manifest.url, entry: manifest.entry.module, routes })
	return `{"languages":${otherLanguages},"context":${serverHandoffString ?? 'null'},${modules.slice(1)}`
}
