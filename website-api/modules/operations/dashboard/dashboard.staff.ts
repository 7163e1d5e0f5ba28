import { getRecentSales, listWaitingWork } from '#contract/dashboard.ts'
import {
	OPERATOR_KEY_ROLES,
	type Permission,
	permissionRule,
	STAFF_ROLES,
} from '#contract/operator/permissions.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { waitingWork, salesOf } from './dashboard.queries.ts'

/** Staff endpoints of the dashboard. */
export const dashboardStaffAnswers = [
	answer(listWaitingWork, async ({ db, caller }) => ({
		list: await waitingWork(db, chosenCompany(caller), (permission) =>
			isPermitted(caller, permission),
		),
	})),
	answer(getRecentSales, ({ db, caller }) => salesOf(db, chosenCompany(caller))),
]

function isPermitted({ role, session }: Caller, permission: Permission): boolean {
	const rule = permissionRule(permission)
	return session
		? STAFF_ROLES.some((one) => one === role && rule.staff.includes(one))
		: OPERATOR_KEY_ROLES.some((one) => one === role && rule.keys.includes(one))
}
