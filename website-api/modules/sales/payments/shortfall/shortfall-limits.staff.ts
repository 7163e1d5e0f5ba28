import { readWaiverLimits, setWaiverLimits } from '#contract/shortfall.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { limitsOfRoles } from '#website-api/modules/platform/role-limits/role-limits.queries.ts'
import { storeRoleLimits } from '#website-api/modules/platform/role-limits/store-role-limits.command.ts'
import { WAIVER_LIMITS } from './waiver-limit.queries.ts'

/** How much of an amount due each role may waive. */
export const waiverLimitAnswers = [
	answer(readWaiverLimits, async ({ db, caller }) => ({
		list: await limitsOfRoles(db, chosenCompany(caller), WAIVER_LIMITS),
	})),
	answer(setWaiverLimits, ({ db, caller, body }) => {
		const companyId = chosenCompany(caller)
		return inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			await storeRoleLimits(tx, companyId, WAIVER_LIMITS, body.list)
			return { list: await limitsOfRoles(tx, companyId, WAIVER_LIMITS) }
		})
	}),
]
