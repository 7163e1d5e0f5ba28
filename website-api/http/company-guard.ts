import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { readApiKey } from '#website-api/modules/platform/companies/api-key.ts'
import { ownsHost } from '#website-api/modules/platform/companies/company.queries.ts'
import type { AppEnv } from './env.ts'
import { Problem } from './problem.ts'

/**
 * Requires a valid api-access key and sets `c.var.companyId`, the only source of the company for all queries. 401
 * API_ACCESS_INVALID otherwise.
 */
export const requireCompany = createMiddleware<AppEnv>(async (c, next) => {
	// An unknown path is a 404 with any key.
	if (!matchedRoutes(c).some((route) => route.method !== 'ALL')) return next()
	const { db, secret, clock } = c.var
	const key = readApiKey(c.req.header('api-access') ?? '', secret, clock())
	if (!key || !(await ownsHost(db, key.companyId, key.host))) {
		throw new Problem(401, 'API_ACCESS_INVALID')
	}
	c.set('companyId', key.companyId)
	c.set('host', key.host)
	await next()
})
