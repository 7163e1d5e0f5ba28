import { Hono } from 'hono'
import {
	OPERATOR_ROLES,
	type Permission,
	permissionRule,
	STAFF_ROLES,
} from '#contract/operator/permissions.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { queueCounts, salesOf } from './dashboard.queries.ts'

/** Staff routes of the dashboard: queues and sales, under /operator/v1. */
export const dashboardStaffRoutes = new Hono<OperatorEnv>()
	.get('/queues', async (c) => {
		const { db, operator } = c.var
		const list = await queueCounts(db, chosenCompany(operator), (permission) =>
			isPermitted(operator, permission),
		)
		return c.json({ data: { list } })
	})
	.get('/sales', async (c) => {
		return c.json({ data: await salesOf(c.var.db, chosenCompany(c.var.operator)) })
	})

function isPermitted({ role, session }: Operator, permission: Permission): boolean {
	const rule = permissionRule(permission)
	return session
		? STAFF_ROLES.some((one) => one === role && rule.staff.includes(one))
		: OPERATOR_ROLES.some((one) => one === role && rule.keys.includes(one))
}
