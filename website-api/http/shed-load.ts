import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env.ts'
import type { Importance } from '#process/load-guard.ts'
import { Problem } from './problem.ts'

const health = /^\/health\//
/** Endpoints that placing an order needs, and those that every page needs first. */
const checkout =
	/^\/(?:operator\/)?v1\/(?:api-access|address|bank|cart|coins|guest-order|order|orders|payment|region|shipping|voucher|wallet)(?:\/|$)/

/**
 * Rejects requests that this process could not answer in time: 503 UNAVAILABLE with Retry-After. Health checks are
 * always answered.
 */
export const shedLoad = createMiddleware<AppEnv>(async (c, next) => {
	const { load } = c.var
	if (!load || health.test(c.req.path)) return next()
	const release = load.admit(importanceOf(c.req.path, c.req.header('authorization')))
	if (!release) throw new Problem(503, 'UNAVAILABLE', { retryAfter: 5, reason: 'load' })
	try {
		await next()
	} finally {
		release()
	}
})

function importanceOf(path: string, authorization: string | undefined): Importance {
	if (checkout.test(path)) return 'checkout'
	return authorization === undefined ? 'anonymous' : 'known'
}
