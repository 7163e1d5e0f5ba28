import { getAccountInfo } from '#contract/account.ts'
import { getWalletStatement } from '#contract/statement.ts'
import { answer } from '#website-api/http/answer.ts'
import { balanceOf, balancesOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { statementPage } from '#website-api/modules/money/ledger/statement-page.queries.ts'
import { customerOf } from '#website-api/modules/platform/identity/customer.queries.ts'

/** The signed-in customer's balances (spec section 7). */
export const walletAnswers = [
	answer(getWalletStatement, async (request) => {
		const { db, companyId, customerId } = request
		const statement = await statementPage(request, 'wallet')
		return { ...statement, held: await balanceOf(db, companyId, customerId, 'wallet_held') }
	}),
	answer(getAccountInfo, async ({ db, owner }) => {
		const { companyId, customerId } = owner
		const [{ affiliateCode }, balances] = await Promise.all([
			customerOf(db, owner),
			balancesOf(db, companyId, customerId, ['coins', 'wallet', 'affiliate_available']),
		])
		return {
			affiliateCode,
			coins: balances.coins,
			wallet: balances.wallet,
			affiliate: balances.affiliate_available,
		}
	}),
]
