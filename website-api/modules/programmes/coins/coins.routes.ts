import { getCoinStatement } from '#contract/statement.ts'
import { answer } from '#website-api/http/answer.ts'
import { statementPage } from '#website-api/modules/money/ledger/statement-page.queries.ts'
import { coinsLeft } from './coins.queries.ts'

/** The signed-in customer's coins. */
export const coinAnswers = [
	answer(getCoinStatement, async (request) => {
		const statement = await statementPage(request, 'coins')
		const left = await coinsLeft(request.db, request.owner)
		const expiries = left.map(({ amount, expiresAt }) => ({ date: expiresAt, coins: amount }))
		return { ...statement, expiries }
	}),
]
