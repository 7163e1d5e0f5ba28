import path from 'node:path'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import type { Logger } from 'pino'
import type * as StorefrontEntry from '#app/entry.server.tsx'
import { describe } from '#process/log.ts'
import { createPageHandler, type Pages } from './page-handler.ts'
import { createRouteNames } from './route-names.ts'

/** The built pages: build/server/index.js, with their errors in this process's log. */
export async function builtPages(
	folder: string,
	log: Logger,
): Promise<{
	pages: Pages
	application: <T>(create: (build: ServerBuild) => T) => T
	stylesheet?: string
	routeOf: (pathname: string) => string
}> {
	const build: ServerBuild = await import(path.join(folder, 'server', 'index.js'))
	return {
		application: (create) => create(build),
		pages: createPageHandler(withLog(build, log)),
		routeOf: createRouteNames(build.routes),
		stylesheet: build.assets.routes.root?.css?.[0],
	}
}

type Entry = Pick<typeof StorefrontEntry, 'createApplication'>

/** The storefront's server of a build, which is bundled with its pages. */
export function applicationOf({ entry: { module } }: ServerBuild): Entry['createApplication'] {
	if (isEntry(module)) return module.createApplication
	throw new Error('The build has no server.')
}

function isEntry(module: object): module is Entry {
	return 'createApplication' in module && typeof module.createApplication === 'function'
}

/** Remix's build with its errors written to this process's log, once each and without personal data. */
export function withLog(build: ServerBuild, log: Logger): ServerBuild {
	return withFailures(build, (error, { correlationId }) =>
		log.error({ correlationId, ...describe(error) }, 'page failed'),
	)
}

/** Remix's build that gives each unexpected error of a page to `onFailure`. */
export function withFailures(
	build: ServerBuild,
	onFailure: (error: unknown, context: AppLoadContext) => void,
): ServerBuild {
	const module: ServerBuild['entry']['module'] = {
		...build.entry.module,
		handleError(error, { request, context }) {
			// 404 and 405 are not failures.
			if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
			onFailure(error, context)
		},
	}
	return { ...build, entry: { module } }
}
