import { createMiddleware } from 'hono/factory'
import { OPERATOR_EXPORT_HEADER } from '#contract/operator-access.ts'
import type { OperatorApiEnv } from './operator-guard.ts'

const STATEMENT = 'POST /companies/:code/statement'

/**
 * Reads reports, statements and what goes into a file from a replica that shows everything committed before: they read
 * much, and change nothing. Everything else of the staff is read from the primary.
 */
export const readReports = createMiddleware<OperatorApiEnv>(async (c, next) => {
	const { db, forReading, operation = '' } = c.var
	const isReport = operation.startsWith('GET /reports/') || operation === STATEMENT
	const isExport =
		operation.startsWith('GET ') && c.req.header(OPERATOR_EXPORT_HEADER) !== undefined
	if (!forReading || !(isReport || isExport)) return next()
	c.set('db', await forReading.current())
	try {
		await next()
	} finally {
		// The record of an export is written around this.
		c.set('db', db)
	}
})
