import { Hono } from 'hono'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { HealthWire } from '#contract/health.ts'
import type { AppEnv } from '#website-api/http/env.ts'

type Health = z.infer<typeof HealthWire>

/** GET /health/live: the process answers. GET /health/ready: it can serve, which needs the database. */
export const healthRoutes = new Hono<AppEnv>()
	.get('/live', (c) => c.json({ status: 'ready' } satisfies Health))
	.get('/ready', async (c) => {
		c.header('Cache-Control', 'no-store')
		if (await isReachable(c.var)) {
			return c.json({ status: 'ready', checks: { database: 'ready' } } satisfies Health)
		}
		const down: Health = { status: 'unavailable', checks: { database: 'unavailable' } }
		return c.json(down, 503)
	})

async function isReachable({ db, isDatabaseReachable }: AppEnv['Variables']): Promise<boolean> {
	if (isDatabaseReachable) return isDatabaseReachable()
	return db.execute(sql`select 1`).then(
		() => true,
		() => false,
	)
}
