import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Pages } from './page-handler.ts'

/** A Remix build that follows its sources, with Vite as middleware. */
export type DevelopmentBuild = {
	/** The build of the current sources. */
	load: () => Promise<ServerBuild>
	/** Serves Vite's own files; false for other paths. */
	files: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>
	close: () => Promise<void>
}

/** Builds an application in development; `configFile` is Vite's, default: the storefront's. */
export async function developmentBuild(
	server: Server,
	configFile?: string,
): Promise<DevelopmentBuild> {
	const { createServer } = await import('vite')
	const vite = await createServer({
		...(configFile ? { configFile } : {}),
		server: { middlewareMode: true, hmr: { server } },
		appType: 'custom',
	})
	return {
		// Remix's virtual module of the server build, whose exports Remix defines.
		load: async () => asBuild(await vite.ssrLoadModule('virtual:remix/server-build')),
		files: (incoming, outgoing) =>
			new Promise((resolve, reject) => {
				outgoing.once('close', () => resolve(true))
				vite.middlewares(incoming, outgoing, (error: unknown) =>
					error ? reject(error) : resolve(false),
				)
			}),
		close: () => vite.close(),
	}
}

/** Renders pages from the sources. */
export async function developmentPages(
	server: Server,
): Promise<DevelopmentBuild & { pages: Pages }> {
	const build = await developmentBuild(server)
	return {
		...build,
		pages: async (request, context) =>
			createRequestHandler(await build.load(), 'development')(request, context),
	}
}

function asBuild(module: Record<string, unknown>): ServerBuild {
	if (isBuild(module)) return module
	throw new Error('Vite did not give a Remix build.')
}

function isBuild(module: Record<string, unknown>): module is Record<string, unknown> & ServerBuild {
	return 'routes' in module && 'entry' in module && 'assets' in module
}
