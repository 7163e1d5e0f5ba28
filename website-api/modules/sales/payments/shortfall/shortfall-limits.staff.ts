import { readWaiverLimits, setWaiverLimits } from '#contract/shortfall.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import { waiverLimits } from './waiver-limit.queries.ts'
import { storeWaiverLimits } from './waiver-limit.command.ts'

/** How much of an amount due each role may waive. */
export const waiverLimitAnswers = [
	answer(readWaiverLimits, async ({ db, operator }) => ({
		list: await waiverLimits(db, chosenCompany(operator)),
	})),
	answer(setWaiverLimits, ({ db, operator, body }) => {
		const companyId = chosenCompany(operator)
		return inTransaction(db, async (tx) => {
			await actAs(tx, operator)
			await storeWaiverLimits(tx, companyId, body.list)
			return { list: await waiverLimits(tx, companyId) }
		})
	}),
]
