import { Hono } from 'hono'
import { OperatorWaiverLimitsWire } from '#contract/shortfall.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import { waiverLimits } from './waiver-limit.queries.ts'
import { setWaiverLimits } from './waiver-limit.command.ts'

/** How much of an amount due each role may waive, under /operator/v1/shortfall-limits. */
export const shortfallLimitStaffRoutes = new Hono<OperatorEnv>()
	.get('/', async (c) => {
		return c.json({ data: { list: await waiverLimits(c.var.db, chosenCompany(c.var.operator)) } })
	})
	.put('/', async (c) => {
		const { list } = await readJson(c, OperatorWaiverLimitsWire)
		const { db, operator } = c.var
		const companyId = chosenCompany(operator)
		const set = await inTransaction(db, async (tx) => {
			await actAs(tx, operator)
			await setWaiverLimits(tx, companyId, list)
			return waiverLimits(tx, companyId)
		})
		return c.json({ data: { list: set } })
	})
