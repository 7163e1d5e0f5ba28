import { getRecentSales, listWaitingWork } from '#contract/dashboard.ts'
import {
	OPERATOR_ROLES,
	type Permission,
	permissionRule,
	STAFF_ROLES,
} from '#contract/operator/permissions.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { waitingWork, salesOf } from './dashboard.queries.ts'

/** Staff endpoints of the dashboard. */
export const dashboardStaffAnswers = [
	answer(listWaitingWork, async ({ db, operator }) => ({
		list: await waitingWork(db, chosenCompany(operator), (permission) =>
			isPermitted(operator, permission),
		),
	})),
	answer(getRecentSales, ({ db, operator }) => salesOf(db, chosenCompany(operator))),
]

function isPermitted({ role, session }: Operator, permission: Permission): boolean {
	const rule = permissionRule(permission)
	return session
		? STAFF_ROLES.some((one) => one === role && rule.staff.includes(one))
		: OPERATOR_ROLES.some((one) => one === role && rule.keys.includes(one))
}
