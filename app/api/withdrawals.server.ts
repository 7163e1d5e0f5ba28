import {
	WithdrawalAnswerWire,
	WithdrawalPageWire,
	type WithdrawalWire,
} from '#contract/withdrawal.ts'
import type { Withdrawal, WithdrawalSource } from '#app/domain/withdrawal.ts'
import type { Call } from './call.ts'
import { ApiError } from './failures.ts'

export type WithdrawalRequest = {
	source: WithdrawalSource
	/** Whole rupiah. */
	amount: number
	/** Id of one of the customer's bank accounts. */
	bank: string
	/** Required of customers who have a password. */
	password: string | undefined
}

/** The signed-in customer's withdrawals; another customer's withdrawal is 'missing'. */
export function withdrawalsApi(call: Call) {
	return {
		/** Newest first; `hasOpen`: a withdrawal from any balance is in progress. */
		list: (source: WithdrawalSource, page = 1) =>
			call(Page, {
				path: '/withdrawal/withdrawal-list',
				query: { SOURCE: source, PAGE_INDEX: page },
			}),
		get: (id: string) => call(One, { path: `/withdrawal/${encodeURIComponent(id)}` }),
		/** 'conflict' WITHDRAWAL_OPEN, INSUFFICIENT_BALANCE or SIGN_IN_AGAIN; errors name the form's fields. */
		request: ({ source, amount, bank, password }: WithdrawalRequest, formKey: string) =>
			call(One, {
				method: 'POST',
				path: '/withdrawal',
				body: { SOURCE: source, AMOUNT: amount, BANK_ID: bank, PASSWORD: password },
				idempotencyKey: formKey,
			}).catch((error: unknown) => {
				throw error instanceof ApiError && error.redirectTo === undefined
					? error.withFields(fields)
					: error
			}),
	}
}

const fields = { AMOUNT: 'amount', BANK_ID: 'bank', PASSWORD: 'password' }

const One = WithdrawalAnswerWire.transform(({ data }) => withdrawalOf(data))
const Page = WithdrawalPageWire.transform(({ data }) => ({
	withdrawals: data.list.map(withdrawalOf),
	pages: data.TOTAL_PAGES,
	hasOpen: data.HAS_OPEN,
}))

function withdrawalOf(wire: WithdrawalWire): Withdrawal {
	return {
		id: wire.WITHDRAWAL_ID,
		code: wire.WITHDRAWAL_CODE,
		source: wire.SOURCE,
		amount: wire.AMOUNT,
		status: wire.WITHDRAWAL_STATUS,
		bankName: wire.BANK_NAME,
		masked: wire.BANK_ACCOUNT_NUMBER_MASKED,
		holder: wire.BANK_ACCOUNT_HOLDER,
		requested: new Date(wire.REQUEST_DATE),
		ended: wire.END_DATE === null ? null : new Date(wire.END_DATE),
		reference: wire.PAYOUT_REFERENCE,
		reason: wire.REJECT_REASON,
	}
}
