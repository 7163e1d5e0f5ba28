import path from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import type { Logger } from 'pino'
import { describe } from './log.ts'
import { createPageHandler, type Pages } from './page-handler.ts'

/** The built pages: build/server/index.js, with their errors in this process's log. */
export async function builtPages(
	folder: string,
	log: Logger,
): Promise<{ pages: Pages; stylesheet?: string }> {
	const build: ServerBuild = await import(path.join(folder, 'server', 'index.js'))
	return {
		pages: createPageHandler(withLog(build, log)),
		stylesheet: build.assets.routes.root?.css?.[0],
	}
}

/** Remix's build with its errors written to this process's log, once each and without personal data. */
export function withLog(build: ServerBuild, log: Logger): ServerBuild {
	const module: ServerBuild['entry']['module'] = {
		...build.entry.module,
		handleError(error, { request, context }) {
			// 404 and 405 are not failures.
			if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
			log.error({ correlationId: context.correlationId, ...describe(error) }, 'page failed')
		},
	}
	return { ...build, entry: { module } }
}
