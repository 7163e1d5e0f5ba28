import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { z } from 'zod'
import type { HealthWire } from '#contract/health.ts'
import type { Database } from '#website-api/db/database.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { isAuditOverdue } from '#website-api/modules/money/audit/audit-round.queries.ts'
import { hasOpenFindings } from '#website-api/modules/money/audit/finding.queries.ts'

const LEDGER_PATIENCE_MS = 1_000

type Health = z.infer<typeof HealthWire>

/**
 * GET /health/live: the process responds. GET /health/ready: it can serve requests, which needs the database. Open
 * findings of the audit, an overdue audit and failing mail delivery are reported as `degraded`; the process stays ready.
 */
export const healthRoutes = new Hono<AppEnv>()
	.get('/live', (c) => c.json({ status: 'ready' } satisfies Health))
	.get('/ready', async (c) => {
		c.header('Cache-Control', 'no-store')
		const isUp = await isReachable(c.var)
		const checks: Health['checks'] = { database: isUp ? 'ready' : 'unavailable' }
		if (isUp) checks.ledger = await ledgerOf(c.var.db)
		if (c.var.isMailerDegraded) checks.mailer = c.var.isMailerDegraded() ? 'degraded' : 'ready'
		const health: Health = { status: isUp ? 'ready' : 'unavailable', checks }
		return c.json(health, isUp ? 200 : 503)
	})

// Readiness does not depend on it: if the database is too busy, the state is unknown.
async function ledgerOf(db: Database): Promise<'ready' | 'degraded' | 'unknown'> {
	const answer = Promise.all([hasOpenFindings(db), isAuditOverdue(db)]).then(
		(problems) => (problems.includes(true) ? 'degraded' : 'ready'),
		() => 'unknown' as const,
	)
	const late = new Promise<'unknown'>((resolve) => {
		setTimeout(() => resolve('unknown'), LEDGER_PATIENCE_MS).unref()
	})
	return Promise.race([answer, late])
}

async function isReachable({ db, isDatabaseReachable }: AppEnv['Variables']): Promise<boolean> {
	if (isDatabaseReachable) return isDatabaseReachable()
	return db.execute(sql`select 1`).then(
		() => true,
		() => false,
	)
}
