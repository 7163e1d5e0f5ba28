import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { z } from 'zod'
import { version } from '#process/instance.ts'
import type { HealthWire } from '#contract/health.ts'
import type { Database, Reading } from '#website-api/db/database.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { isAuditOverdue } from '#website-api/modules/money/audit/audit-round.queries.ts'
import { companyOfHost } from '#website-api/modules/platform/companies/company.queries.ts'
import { hostOfReferer } from '#website-api/modules/platform/companies/host.ts'
import { hasOpenFindings } from '#website-api/modules/money/audit/finding.queries.ts'

const PATIENCE_MS = 1_000

type Health = z.infer<typeof HealthWire>

/**
 * GET /health/live: the process responds. GET /health/host?domain=…: whether a shop has this host, 200 or 404, for proxies
 * that get certificates on demand. GET /health/ready: it can serve requests, which needs the database. A database
 * that takes no orders, a replica that is away or too far behind, open findings of the audit, an overdue audit and failing
 * mail delivery are reported as `degraded`, a restored copy that nobody has activated as `passive`; the process stays ready,
 * as pages can still be read.
 */
export const healthRoutes = new Hono<AppEnv>()
	.get('/live', (c) => c.json({ status: 'ready' } satisfies Health))
	.get('/host', async (c) => {
		c.header('Cache-Control', 'no-store')
		const isKnown = await isHostOfShop(c.var.db, c.req.query('domain') ?? '')
		return c.json(
			{ status: isKnown ? 'ready' : 'unavailable' } satisfies Health,
			isKnown ? 200 : 404,
		)
	})
	.get('/ready', async (c) => {
		c.header('Cache-Control', 'no-store')
		if (c.var.isStopping?.()) return c.json({ status: 'stopping' } satisfies Health, 503)
		const isUp = await isReachable(c.var)
		const checks: Health['checks'] = { database: isUp ? 'ready' : 'unavailable' }
		if (isUp) {
			const [orders, ledger] = [c.var.orderHealth.state(), ledgerOf(c.var.db)]
			checks.orders = await orUnknown(orders)
			checks.ledger = await orUnknown(ledger)
		}
		const { forReading } = c.var
		if (isUp && forReading) checks.replica = await orUnknown(replicaOf(forReading))
		if (c.var.isMailerDegraded) checks.mailer = c.var.isMailerDegraded() ? 'degraded' : 'ready'
		if (c.var.passiveSince?.() !== undefined) checks.timers = 'passive'
		const status = isUp ? 'ready' : 'unavailable'
		const health: Health = { status, version, checks }
		return c.json(health, isUp ? 200 : 503)
	})

async function ledgerOf(db: Database): Promise<'ready' | 'degraded'> {
	const problems = await Promise.all([hasOpenFindings(db), isAuditOverdue(db)])
	return problems.includes(true) ? 'degraded' : 'ready'
}

async function replicaOf(reading: Reading): Promise<'ready' | 'degraded'> {
	return (await reading.isUsable()) ? 'ready' : 'degraded'
}

// Readiness does not depend on it: if the database is too busy, the state is unknown.
function orUnknown(
	state: Promise<'ready' | 'degraded'>,
): Promise<'ready' | 'degraded' | 'unknown'> {
	const late = new Promise<'unknown'>((resolve) => {
		setTimeout(() => resolve('unknown'), PATIENCE_MS).unref()
	})
	return Promise.race([state.catch(() => 'unknown' as const), late])
}

async function isHostOfShop(db: Database, domain: string): Promise<boolean> {
	const host = hostOfReferer(`https://${domain}`)
	if (host === undefined || host !== domain.toLowerCase()) return false
	return (await companyOfHost(db, host)) !== undefined
}

async function isReachable({ db, isDatabaseReachable }: AppEnv['Variables']): Promise<boolean> {
	if (isDatabaseReachable) return isDatabaseReachable()
	return db.execute(sql`select 1`).then(
		() => true,
		() => false,
	)
}
