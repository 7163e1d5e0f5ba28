import { createMiddleware } from 'hono/factory'
import { driverCodeOf, isUnavailable, sqlFailureOf } from '#website-api/db/sql-error.ts'
import type { AppEnv } from './env.ts'
import { Problem } from './problem.ts'

/**
 * Notes what became of each order; a refusal of its caller's making says nothing. One with status 500 is ours, or of a
 * database that lacks a part.
 */
export const watchOrders = createMiddleware<AppEnv>(async (c, next) => {
	await next()
	if (c.req.method !== 'POST') return
	if (c.error) c.var.metrics?.orderRefusal(reasonOf(c.error))
	if (c.error && (isUnavailable(c.error) || c.res.status === 500)) {
		c.var.orderHealth.refused()
		c.var.metrics?.order('refused')
	} else if (c.res.status < 300) {
		c.var.orderHealth.placed()
		c.var.metrics?.order('placed')
	}
})

function reasonOf(error: Error): string {
	if (error instanceof Problem) return error.code
	return sqlFailureOf(error)?.sqlState ?? driverCodeOf(error) ?? 'INTERNAL'
}
