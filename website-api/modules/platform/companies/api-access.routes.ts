import { Hono } from 'hono'
import { ApiAccess } from '#contract/api-access.ts'
import { toWire } from '#contract/message-codec.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { issueApiKey } from './api-key.ts'
import { companyOfHost } from './company.queries.ts'
import { hostOfReferer } from './host.ts'

const unregistered: ApiAccess = { key: '', company: { companyId: 0, affiliateDays: 0 } }

/** GET /api-access (spec section 7): the key of the company that owns the Referer's host. */
export const apiAccessRoutes = new Hono<AppEnv>().get('/', async (c) => {
	c.header('Cache-Control', 'no-store')
	const host = hostOfReferer(c.req.header('referer'))
	const owner = host ? await companyOfHost(c.var.db, host) : undefined
	if (!host || !owner) return c.json(toWire(ApiAccess, unregistered))
	const key = issueApiKey({ companyId: owner.id, host }, c.var.secret, c.var.clock())
	const company = { companyId: owner.id, affiliateDays: owner.affiliateCookieDays }
	return c.json(toWire(ApiAccess, { key, company }))
})
