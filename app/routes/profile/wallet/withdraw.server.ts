import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import type { Withdrawal, WithdrawalSource } from '#app/domain/withdrawal.ts'
import { withdrawForm } from '#app/features/wallet/withdraw.form.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { refusalOf, refuse } from '../refuse.server.ts'

const words = {
	codes: {
		WITHDRAWAL_OPEN: 'balance:refused.open',
		INSUFFICIENT_BALANCE: 'balance:refused.little',
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

/** Asks for money to be sent to the bank: the withdrawal, or the form with what is wrong. */
export async function withdraw(
	{ api }: AppLoadContext,
	form: FormData,
	source: WithdrawalSource,
): Promise<Outcome> {
	const [banks, { hasPassword }, available] = await orRespond(
		Promise.all([api.banks.list(), api.person.get(), availableOf(api, source)]),
	)
	const schema = withdrawForm({
		...{ banks: banks.map(({ id }) => id), hasPassword, available },
	})
	const submission = parseWithZod(form, { schema })
	if (submission.status !== 'success') return { refusal: refuse(submission) }
	const { formKey, amount, bank, password } = submission.value
	try {
		const wish = { source, amount, bank, password }
		return { withdrawal: await api.withdrawals.request(wish, formKey) }
	} catch (error) {
		return { refusal: refusalOf(error, submission, words) }
	}
}

/** What can be withdrawn of a balance. @throws ApiError */
async function availableOf(api: AppLoadContext['api'], source: WithdrawalSource): Promise<number> {
	if (source === 'agent') return (await api.agency.account()).available
	return (await api.account.info())[source]
}
