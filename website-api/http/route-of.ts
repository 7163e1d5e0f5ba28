import type { Context } from 'hono'
import { matchedRoutes, routePath } from 'hono/route'
import type { AppEnv } from './env.ts'

/** The pattern of a request's route, for the log and the figures: of its handler, not of a guard before or after it. */
export function routeOf(c: Context<AppEnv>): string {
	const own = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))
	return own?.path ?? routePath(c, -1)
}
