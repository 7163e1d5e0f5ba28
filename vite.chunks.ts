import type { Rollup } from 'vite'

type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>

/** What every page needs, and what pages with a form need. */
const packages: [name: string, files: RegExp][] = [
	[
		'vendor',
		/\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|i18next|react-i18next|remix-i18next|html-parse-stringify|void-elements|class-variance-authority|clsx)\/|commonjsHelpers/,
	],
	['forms', /\/node_modules\/(zod|@conform-to)\//],
]

/** As many pages load a module that it is worth a place in a file which they share. */
const minPages = 8

/**
 * Puts the browser's modules into few files, which compress well and keep the route manifest short: packages; `shop`,
 * what the frame of every page needs and what home shares with other pages; `forms`, what only pages with a form need;
 * and `shared`, what many other pages need. Everything else stays with its page, or in a file of the pages that share it.
 */
export function createChunks(): Rollup.GetManualChunk {
	let chunks: Map<string, string> | undefined
	return (id, graph) => {
		if (id.includes('/node_modules/') || id.includes('commonjsHelpers'))
			return packages.find(([, files]) => files.test(id))?.[0]
		chunks ??= chunksOf(graph)
		return chunks.get(id)
	}
}

function chunksOf(graph: Graph): Map<string, string> {
	const ids = [...graph.getModuleIds()]
	const routes = ids.filter(isRoute)
	const pages = routes.filter((id) => id.includes('.tsx?'))
	// A route's own module is its file: Remix asks for it by its name. The entry runs when it is loaded.
	const own = new Set([
		...routes,
		...routes.flatMap((id) => importsOf(graph, id)),
		...ids.filter(isEntry),
	])
	const usesOf = new Map(pages.map((id) => [id, reachableFrom(graph, [id])]))
	const frame = reachableFrom(
		graph,
		ids.filter((id) => isEntry(id) || isFrame(id)),
	)
	const chunks = new Map<string, string>()
	for (const id of ids) {
		if (own.has(id) || id.endsWith('.css')) continue
		const users = pages.filter((page) => usesOf.get(page)?.has(id))
		if (frame.has(id) || (users.length > 1 && users.some(isHome))) chunks.set(id, 'shop')
		else if (users.length >= minPages) {
			const haveForms = users.every((page) => [...(usesOf.get(page) ?? [])].some(isForms))
			chunks.set(id, haveForms ? 'forms' : 'shared')
		}
	}
	return chunks
}

const isRoute = (id: string) => id.endsWith('?__remix-build-client-route')
const isEntry = (id: string) => id.endsWith('/app/entry.client.tsx')
const isFrame = (id: string) =>
	isRoute(id) && /\/app\/(root|routes\/layouts\/default)\.tsx/.test(id)
const isHome = (id: string) => id.includes('/app/routes/catalog/home.tsx')
const isForms = (id: string) => id.includes('/node_modules/@conform-to/')

function importsOf(graph: Graph, id: string): readonly string[] {
	return graph.getModuleInfo(id)?.importedIds ?? []
}

/** The modules, and all that they import. */
function reachableFrom(graph: Graph, start: readonly string[]): Set<string> {
	const found = new Set<string>()
	const waiting = [...start]
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		if (found.has(id)) continue
		found.add(id)
		waiting.push(...importsOf(graph, id))
	}
	return found
}
