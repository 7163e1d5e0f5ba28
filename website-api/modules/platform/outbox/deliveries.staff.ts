import { Hono } from 'hono'
import { OperatorRetryWire } from '#contract/operator.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { deadLetters } from './dead-letters.queries.ts'
import { retryDeadLetters } from './dead-letters.command.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'

/** /operator/v1/deliveries: mails and other deliveries that failed too often. */
export const deliveryStaffRoutes = new Hono<OperatorEnv>()
	.get('/dead', async (c) => {
		const rows = await deadLetters(c.var.db, c.var.operator.companyId)
		const list = rows.map((row) => ({
			DELIVERY_ID: row.id,
			COMPANY_API_ID: row.companyId,
			TOPIC: row.topic,
			TRIES: row.tries,
			DEAD_DATE: row.deadAt?.toISOString() ?? null,
			CAUSE: row.cause,
		}))
		return c.json({ data: { list } })
	})
	.post('/retry', async (c) => {
		const { DELIVERY_ID } = await readJson(c, OperatorRetryWire)
		const RETRIED = await retryDeadLetters(c.var.db, c.var.operator.companyId, DELIVERY_ID)
		if (RETRIED === 0 && DELIVERY_ID !== undefined) throw new Problem(404, 'NOT_FOUND')
		return c.json({ data: { RETRIED } })
	})
