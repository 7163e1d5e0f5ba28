import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { getProfile } from '#contract/account.ts'
import { listSavedBanks } from '#contract/bank.ts'
import { requestWithdrawal, type Withdrawal } from '#contract/withdrawal.ts'
import { ApiError } from '#app/api/failures.ts'
import { withdrawForm } from '#app/features/wallet/withdraw.form.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { refuseFailed, refuse } from '../refuse.server.ts'

const texts = {
	codes: {
		WITHDRAWAL_OPEN: 'balance:refused.open',
		SIGN_IN_AGAIN: 'balance:refused.signInAgain',
		BANK_NOT_FOUND: 'balance:refused.bankGone',
		KEY_REUSED: 'balance:refused.keyReused',
	},
	fields: {
		amount: 'balance:amount.wrong',
		bank: 'balance:bank.required',
		password: 'balance:password.wrong',
	},
}

type Outcome =
	| { withdrawal: Withdrawal; refusal?: undefined }
	| { withdrawal?: undefined; refusal: ReturnType<typeof refuse> }

/** Requests a withdrawal to a bank account: the withdrawal, or the form with errors. */
export async function withdraw(
	{ api }: AppLoadContext,
	form: FormData,
	source: Withdrawal['source'],
): Promise<Outcome> {
	const [banks, { hasPassword }] = await orRespond(
		Promise.all([api.call(listSavedBanks, {}), api.call(getProfile, {})]),
	)
	const schema = withdrawForm({ banks: banks.list.map(({ id }) => id), hasPassword })
	const submission = parseWithZod(form, { schema })
	if (submission.status !== 'success') return { refusal: refuse(submission) }
	const { formKey: idempotencyKey, ...wanted } = submission.value
	try {
		const body = { source, ...wanted }
		return { withdrawal: await api.call(requestWithdrawal, { body, idempotencyKey }) }
	} catch (error) {
		if (error instanceof ApiError && error.code === 'INSUFFICIENT_BALANCE') {
			return {
				refusal: refuse(submission, 422, { fieldErrors: { amount: ['balance:amount.most'] } }),
			}
		}
		return { refusal: refuseFailed(error, submission, texts) }
	}
}
