import type { ServerBuild } from '@remix-run/node'
import type { RouteManifest } from '@remix-run/dev/dist/config/routes.js'
import remixConfig from '../../../remix.config.ts'

type Module = ServerBuild['routes'][string]['module']

const fileAt = (folder: string, file: string) =>
	new URL(`../../../${folder}/${file}`, import.meta.url).href

/** A server build from the sources of `app` or `admin`: the route table, its modules and the server entry. */
export async function sourceBuild(
	folder: 'app' | 'admin',
	routes: RouteManifest,
): Promise<ServerBuild> {
	const table = [{ id: 'root', path: '', file: 'root.tsx' }, ...Object.values(routes)]
	const built = await Promise.all(
		table.map(async (route) => {
			const module: Module = await import(fileAt(folder, route.file))
			const { id, path } = route
			const parentId = 'parentId' in route ? route.parentId : undefined
			const index = 'index' in route ? route.index : undefined
			return { id, path, parentId, index, module }
		}),
	)
	const assets = built.map(({ module, ...route }) => ({
		...route,
		module: '/x.js',
		imports: [],
		hasClientAction: false,
		hasClientLoader: false,
		hasAction: 'action' in module,
		hasLoader: 'loader' in module,
		hasErrorBoundary: 'ErrorBoundary' in module,
	}))
	const entry: ServerBuild['entry']['module'] = await import(fileAt(folder, 'entry.server.tsx'))
	return {
		mode: 'production',
		entry: { module: entry },
		routes: Object.fromEntries(built.map((route) => [route.id, route])),
		assets: {
			entry: { module: '/entry.js', imports: [] },
			url: '/manifest.js',
			version: '1',
			routes: Object.fromEntries(assets.map((route) => [route.id, route])),
		},
		publicPath: '/',
		assetsBuildDirectory: 'build/client',
		isSpaMode: false,
		future: remixConfig.future,
	}
}
