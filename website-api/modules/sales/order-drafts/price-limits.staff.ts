import { readPriceLimits, setPriceLimits } from '#contract/price-limit.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import { storePriceLimits } from './price-limits.command.ts'
import { priceLimits } from './price-limits.queries.ts'

/** How far below the shop's prices each role may go. */
export const priceLimitAnswers = [
	answer(readPriceLimits, async ({ db, operator }) => ({
		list: await priceLimits(db, chosenCompany(operator)),
	})),
	answer(setPriceLimits, ({ db, operator, body }) => {
		const companyId = chosenCompany(operator)
		return inTransaction(db, async (tx) => {
			await actAs(tx, operator)
			await storePriceLimits(tx, companyId, body.list)
			return { list: await priceLimits(tx, companyId) }
		})
	}),
]
