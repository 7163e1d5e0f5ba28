import type { ServerBuild } from '@remix-run/node'
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { pino } from 'pino'
import remixConfig from '../../../remix.config.ts'
import { routes } from '#app/routes.ts'
import { readEnv } from '#server/env.ts'
import { createPageHandler } from '#server/page-handler.ts'
import { withLog } from '#server/remix.ts'
import { openStorefront } from '#tests/support/open-storefront.ts'
import { tinyApi } from '#tests/support/tiny-api.ts'
import { sendRequest, type RequestOptions } from './send-request.ts'

type Module = ServerBuild['routes'][string]['module']

const fileAt = (file: string) => new URL(`../../../app/${file}`, import.meta.url).href

/** A server build from the sources: the route table, its modules and the server entry. */
async function pagesBuild(): Promise<ServerBuild> {
	const table = [{ id: 'root', path: '', file: 'root.tsx' }, ...Object.values(routes(defineRoutes))]
	const built = await Promise.all(
		table.map(async (route) => {
			const module: Module = await import(fileAt(route.file))
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
	const entry: ServerBuild['entry']['module'] = await import(fileAt('entry.server.tsx'))
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

/** The whole shop in one process: the real server with every page, and the website API of the tiny shops. */
export async function wholeShop() {
	const tiny = await tinyApi()
	const lines: string[] = []
	const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
	const build = await pagesBuild()
	const { port, close } = await openStorefront({
		env: readEnv({
			NODE_ENV: 'production',
			ETALASE_SECRET: 'a secret of the storefront that is long enough',
			WEBSITE_API_URL: 'http://website-api.test',
			ETALASE_REGISTRATION_SECONDS: '0',
			TRUSTED_PROXIES: '127.0.0.1',
		}),
		log,
		pages: createPageHandler(withLog(build, log)),
		files: () => undefined,
		transport: async (request) => tiny.api.fetch(request),
	})
	return {
		tiny,
		/** The ids of routes with an action. */
		actions: Object.values(build.assets.routes)
			.filter(({ hasAction }) => hasAction)
			.map(({ id }) => id),
		/** The logged errors. */
		lines,
		request: (options: RequestOptions) => sendRequest(port, options),
		async close() {
			await close()
			await tiny.close()
		},
	}
}

export type WholeShop = Awaited<ReturnType<typeof wholeShop>>
