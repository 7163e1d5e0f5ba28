import { readPriceLimits, setPriceLimits } from '#contract/price-limit.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storePriceLimits } from './price-limits.command.ts'
import { priceLimits } from './price-limits.queries.ts'

/** How far below the shop's prices each role may go. */
export const priceLimitAnswers = [
	answer(readPriceLimits, async ({ db, caller }) => ({
		list: await priceLimits(db, chosenCompany(caller)),
	})),
	answer(setPriceLimits, ({ db, caller, body }) => {
		const companyId = chosenCompany(caller)
		return inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			await storePriceLimits(tx, companyId, body.list)
			return { list: await priceLimits(tx, companyId) }
		})
	}),
]
