import { getWithdrawal, listWithdrawals, requestWithdrawal } from '#contract/withdrawal.ts'
import { answer } from '#website-api/http/answer.ts'
import { requireSelf } from '#website-api/modules/customers/auth/require-self.ts'
import { bankOfCustomer } from '#website-api/modules/money/banks/bank.queries.ts'
import { answerOnce, digestOfBody } from '#website-api/modules/platform/forms/form-key.command.ts'
import { withdrawalOf, withdrawalPage } from './withdrawal-list.queries.ts'
import { insertWithdrawal } from './withdrawal.command.ts'

/** The signed-in customer's withdrawals. */
export const withdrawalAnswers = [
	answer(listWithdrawals, ({ db, owner, query }) => withdrawalPage(db, owner, query)),
	answer(requestWithdrawal, async ({ body, formKey: key, ...request }) => {
		const { db, owner } = request
		await requireSelf(request, body.password)
		const form = {
			companyId: owner.companyId,
			actor: owner.customerId,
			route: 'POST /withdrawal',
			key,
			// Without the password: a repeat with a corrected password is the same request.
			requestHash: digestOfBody(requestWithdrawal, { ...body, password: undefined }),
		}
		return answerOnce(db, form, requestWithdrawal, async (tx) => {
			const bank = await bankOfCustomer(tx, owner, body.bank)
			const id = await insertWithdrawal(tx, owner.companyId, {
				customerId: owner.customerId,
				source: body.source,
				amount: body.amount,
				bank: { code: bank.bankCode, number: bank.number, holder: bank.holder },
			})
			return withdrawalOf(tx, owner, id)
		})
	}),
	answer(getWithdrawal, ({ db, owner, params }) => withdrawalOf(db, owner, params.id)),
]
