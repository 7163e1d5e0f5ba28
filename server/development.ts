import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Pages } from './remix.ts'

/** Pages straight from the sources, with Vite as a part of this server. */
export async function developmentPages(server: Server): Promise<{
	pages: Pages
	/** Vite's own files; false when the address is none of them. */
	files: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>
	close: () => Promise<void>
}> {
	const { createServer } = await import('vite')
	const vite = await createServer({
		server: { middlewareMode: true, hmr: { server } },
		appType: 'custom',
	})
	return {
		// Remix names its build by this virtual module; what it exports is Remix's own promise.
		pages: async (request, context) => {
			const build = await vite.ssrLoadModule('virtual:remix/server-build')
			return createRequestHandler(asBuild(build), 'development')(request, context)
		},
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

function asBuild(module: Record<string, unknown>): ServerBuild {
	if (isBuild(module)) return module
	throw new Error('Vite did not give a Remix build.')
}

function isBuild(module: Record<string, unknown>): module is Record<string, unknown> & ServerBuild {
	return 'routes' in module && 'entry' in module && 'assets' in module
}
