import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { OperatorTestMailWire } from '#contract/operator-setup.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { readinessOf, TEST_MAIL_TOPIC } from './readiness.queries.ts'

/** Staff routes of the setup checklist, under /operator/v1/sites/{code}. */
export const readinessStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/readiness', async (c) =>
		c.json({ data: await readinessOf(c.var, await companyOf(c)) }),
	)
	.post('/:code/test-mail', async (c) => {
		const companyId = await companyOf(c)
		const { EMAIL: email } = await readJson(c, OperatorTestMailWire)
		const key = secretDigest({ companyId, secret: c.var.secret }, 'staff-test-mail')
		await countAttempt(c.var.db, companyId, [{ key, max: 5, minutes: 60 }])
		const { label: name } = c.var.operator
		await inTransaction(c.var.db, (tx) =>
			announce(tx, {
				companyId,
				topic: TEST_MAIL_TOPIC,
				dedupeKey: `${TEST_MAIL_TOPIC}:${randomUUID()}`,
				payload: { email, name, locale: c.var.locale },
			}),
		)
		return c.json({ data: { IS_DONE: true } })
	})
