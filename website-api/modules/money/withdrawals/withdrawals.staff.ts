import type { Logger } from 'pino'
import {
	approveWithdrawal,
	listStaffWithdrawals,
	payWithdrawal,
	rejectWithdrawal,
	requestWithdrawalFor,
	type StaffWithdrawal,
} from '#contract/payout.ts'
import type { Database, Queryable, Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import { answerOnce, digestOfBody } from '#website-api/modules/platform/forms/form-key.command.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import {
	companyOfCustomer,
	companyOfWithdrawal,
	listWithdrawals,
} from './staff-withdrawals.queries.ts'
import * as withdrawals from './withdrawal.command.ts'

/** Withdrawals as staff pay them out. */
export const withdrawalStaffAnswers = [
	answer(listStaffWithdrawals, async ({ db, caller, query }) => ({
		list: await listWithdrawals(db, caller, query),
	})),
	answer(approveWithdrawal, (asked) => change(asked, withdrawals.approveWithdrawal)),
	answer(payWithdrawal, ({ body: { reference }, ...asked }) =>
		change(asked, (tx, companyId, id) =>
			withdrawals.settleWithdrawal(tx, companyId, id, reference),
		),
	),
	answer(rejectWithdrawal, ({ body: { reason = null }, ...asked }) =>
		change(asked, (tx, companyId, id) => withdrawals.rejectWithdrawal(tx, companyId, id, reason)),
	),
	answer(requestWithdrawalFor, async ({ db, caller, params, body, formKey, c }) => {
		const customerId = params.id
		const companyId = await companyOfCustomer(db, caller, customerId)
		const form = {
			companyId,
			actor: customerId,
			route: 'POST /withdrawals',
			key: formKey,
			requestHash: digestOfBody(requestWithdrawalFor, body),
		}
		const { source, amount, bankCode: code, number, holder } = body
		const request = { customerId, source, amount, bank: { code, number, holder } }
		return answerOnce(db, form, requestWithdrawalFor, async (tx) => {
			const id = await withdrawals.insertWithdrawal(tx, companyId, request)
			c.set('made', id)
			return one(tx, caller, id)
		})
	}),
]

/** A request about the withdrawal of its path. */
type Named = { db: Database; log: Logger; caller: Caller; params: { id: string } }

async function change(
	{ caller, params: { id }, ...place }: Named,
	work: (tx: Transaction, companyId: number, id: string) => Promise<void>,
): Promise<StaffWithdrawal> {
	const companyId = await companyOfWithdrawal(place.db, caller, id)
	await checkedPayout(place, (tx) => work(tx, companyId, id))
	return one(place.db, caller, id)
}

async function one(db: Queryable, caller: Caller, id: string): Promise<StaffWithdrawal> {
	const [found] = await listWithdrawals(db, caller, { id })
	if (!found) throw new Problem(404, 'WITHDRAWAL_NOT_FOUND')
	return found
}
