import { Hono } from 'hono'
import type { ApiAccessWire } from '#contract/api-access.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { issueApiKey } from './api-key.ts'
import { companyOfHost } from './company.queries.ts'
import { hostOfReferer } from './host.ts'

const unregistered: ApiAccessWire = {
	API_ACCESS: '',
	data: { COMPANY_API_ID: 0, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 0 },
}

/** GET /api-access (spec section 7): the key of the company that owns the Referer's host. */
export const apiAccessRoutes = new Hono<AppEnv>().get('/', async (c) => {
	c.header('Cache-Control', 'no-store')
	const host = hostOfReferer(c.req.header('referer'))
	const owner = host ? await companyOfHost(c.var.db, host) : undefined
	if (!host || !owner) return c.json(unregistered)
	const answer: ApiAccessWire = {
		API_ACCESS: issueApiKey({ companyId: owner.id, host }, c.var.secret, c.var.clock()),
		data: {
			COMPANY_API_ID: owner.id,
			CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: owner.affiliateCookieDays,
		},
	}
	return c.json(answer)
})
