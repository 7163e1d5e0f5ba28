import { defer, type ServerBuild } from '@remix-run/node'

type Route = ServerBuild['routes'][string]

/**
 * The build for documents: their pages get the data of the loaders as they return it. Remix writes it as JSON into a
 * response and reads that again, before it writes it once more for the browser (docs/decisions/0029).
 */
export function withUnwrittenData(build: ServerBuild): ServerBuild {
	const routes = Object.entries(build.routes).map(([id, route]) => [id, unwritten(route)])
	return { ...build, routes: Object.fromEntries(routes) }
}

function unwritten(route: Route): Route {
	const { loader } = route.module
	// A route without a page answers with a response.
	if (!loader || !('default' in route.module)) return route
	const unwrittenLoader: typeof loader = async (args) => {
		const data: unknown = await loader(args)
		return isPlain(data) ? defer(data) : data
	}
	return { ...route, module: { ...route.module, loader: unwrittenLoader } }
}

function isPlain(data: unknown): data is Record<string, unknown> {
	return (
		typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype
	)
}
