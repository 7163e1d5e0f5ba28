import {
	adjustCustomerWallet,
	readCustomerWallet,
	readWalletLimits,
	setWalletLimits,
} from '#contract/wallet-adjustment.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { answerOnce, digestOfBody } from '#website-api/modules/platform/forms/form-key.command.ts'
import { findCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { limitsOfRoles } from '#website-api/modules/platform/role-limits/role-limits.queries.ts'
import { storeRoleLimits } from '#website-api/modules/platform/role-limits/store-role-limits.command.ts'
import { adjustWallet } from './adjust-wallet.command.ts'
import { WALLET_LIMITS, walletLimitLeft } from './wallet-limit.queries.ts'

/** Wallets that staff add money to and take it from. */
export const walletStaffAnswers = [
	answer(readCustomerWallet, async ({ db, caller, params: { id: customerId } }) => {
		const companyId = chosenCompany(caller)
		const person = await findCustomer(db, { companyId, customerId })
		if (!person) throw new Problem(404, 'CUSTOMER_NOT_FOUND')
		return {
			name: person.name,
			balance: await balanceOf(db, companyId, customerId, 'wallet'),
			left: await walletLimitLeft(db, companyId, caller),
		}
	}),
	answer(adjustCustomerWallet, ({ db, caller, params, body, formKey: key, c }) => {
		const owner = { companyId: chosenCompany(caller), customerId: params.id }
		const form = {
			companyId: owner.companyId,
			actor: owner.customerId,
			route: 'POST /wallet-adjustments',
			key,
			requestHash: digestOfBody(adjustCustomerWallet, body),
		}
		return answerOnce(db, form, adjustCustomerWallet, async (tx) => {
			await actAs(tx, caller)
			const made = await adjustWallet(tx, owner, body, caller)
			c.set('made', made.id)
			return made
		})
	}),
	answer(readWalletLimits, async ({ db, caller }) => ({
		list: await limitsOfRoles(db, chosenCompany(caller), WALLET_LIMITS),
	})),
	answer(setWalletLimits, ({ db, caller, body }) => {
		const companyId = chosenCompany(caller)
		return inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			await storeRoleLimits(tx, companyId, WALLET_LIMITS, body.list)
			return { list: await limitsOfRoles(tx, companyId, WALLET_LIMITS) }
		})
	}),
]
