import path from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import type { Logger } from 'pino'
import type { AdminContext } from '#admin/http/admin-context.ts'
import { createPageHandler, type Pages } from '../page-handler.ts'
import { withLog } from '../remix.ts'
import { createRouteNames } from '../route-names.ts'

export type AdminPages = (request: Request, context: AdminContext) => Promise<Response>

/** The built pages of the admin: build/admin/server/index.js. */
export async function builtAdminPages(
	folder: string,
	log: Logger,
): Promise<{
	pages: AdminPages
	stylesheet: string | undefined
	routeOf: (pathname: string) => string
}> {
	const build: ServerBuild = await import(path.join(folder, 'server', 'index.js'))
	return {
		pages: withAdminContext(createPageHandler(withLog(build, log))),
		stylesheet: stylesheetOf(build),
		routeOf: createRouteNames(build.routes),
	}
}

/** Remix has one AppLoadContext type, the storefront's: adminOf() reads the admin's. */
export function withAdminContext(pages: Pages): AdminPages {
	return (request, context) => pages(request, Object.assign(Object.create(null), context))
}

function stylesheetOf(build: ServerBuild): string | undefined {
	for (const link of build.routes.root?.module.links?.() ?? []) {
		if ('rel' in link && link.rel === 'stylesheet') return link.href
	}
	return undefined
}
