import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { z } from 'zod'
import type { HealthWire } from '#contract/health.ts'
import type { Database } from '#website-api/db/database.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { hasOpenFindings } from '#website-api/modules/audit/finding.queries.ts'

type Health = z.infer<typeof HealthWire>

/**
 * GET /health/live: the process answers. GET /health/ready: it can serve, which needs the database. A ledger in
 * which an audit found something is `degraded`, and the process ready all the same.
 */
export const healthRoutes = new Hono<AppEnv>()
	.get('/live', (c) => c.json({ status: 'ready' } satisfies Health))
	.get('/ready', async (c) => {
		c.header('Cache-Control', 'no-store')
		if (await isReachable(c.var)) {
			const checks = { database: 'ready', ledger: await ledgerOf(c.var.db) }
			return c.json({ status: 'ready', checks } satisfies Health)
		}
		const down: Health = { status: 'unavailable', checks: { database: 'unavailable' } }
		return c.json(down, 503)
	})

// Whether visitors are served does not hang on it: a database that is too busy to say leaves it unknown.
async function ledgerOf(db: Database): Promise<'ready' | 'degraded' | 'unknown'> {
	return hasOpenFindings(db).then(
		(isOpen) => (isOpen ? 'degraded' : 'ready'),
		() => 'unknown',
	)
}

async function isReachable({ db, isDatabaseReachable }: AppEnv['Variables']): Promise<boolean> {
	if (isDatabaseReachable) return isDatabaseReachable()
	return db.execute(sql`select 1`).then(
		() => true,
		() => false,
	)
}
