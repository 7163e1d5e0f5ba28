import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { READ_AFTER_HEADER } from '#contract/page-change.ts'
import type { AppEnv } from './env.ts'

/**
 * Answers an anonymous visitor's request from a replica, if there is one that shows what the storefront was told of (see
 * READ_AFTER_HEADER). Only for what everybody is shown: whoever is signed in has written something.
 */
export const readRecent = (method: 'GET' | 'POST') =>
	createMiddleware<AppEnv>(async (c, next) => {
		const { db, forReading } = c.var
		const isAnonymous = c.req.header('authorization') === undefined
		if (!forReading || !isAnonymous || c.req.method !== method) return next()
		c.set('db', forReading.recent(toldPosition(c)))
		try {
			await next()
		} finally {
			c.set('db', db)
		}
	})

function toldPosition(c: Context<AppEnv>): number {
	const header = c.req.header(READ_AFTER_HEADER)
	if (header === undefined) return 0
	return /^\d{1,15}$/.test(header) ? Number(header) : Infinity
}
