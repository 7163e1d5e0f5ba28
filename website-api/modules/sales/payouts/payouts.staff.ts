import {
	approvePayout,
	cancelPayout,
	checkPayout,
	listBankPayouts,
	requestPayout,
	requestRefundPayout,
	resolvePayout,
} from '#contract/bank-payout.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import { companyOfWithdrawal } from '#website-api/modules/money/withdrawals/staff-withdrawals.queries.ts'
import { payoutProviders } from '#website-api/modules/platform/gateways/payouts/company-payouts.queries.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { companyOfRefund } from '#website-api/modules/sales/payments/guest-refunds.staff.ts'
import { approvePayout as approve } from './approve-payout.command.ts'
import { checkHolder } from './check-holder.command.ts'
import { findPayout, payoutsOf } from './payout-list.queries.ts'
import * as requests from './request-payout.command.ts'
import { resolvePayout as resolve } from './resolve-payout.command.ts'
import { pushPayout } from './send-payout.command.ts'

/** Payouts by providers, which one person asks for and another one approves. */
export const payoutAnswers = [
	answer(listBankPayouts, async ({ db, caller, query }) => ({
		list: await payoutsOf(db, caller, query),
		providers: await payoutProviders(db, chosenCompany(caller)),
	})),
	answer(requestPayout, async ({ caller, params: { id }, body: { provider }, ...place }) => {
		const { db, gateways } = place
		const companyId = await companyOfWithdrawal(db, caller, id)
		const wanted = { companyId, id, provider, by: caller }
		const made = await checkedPayout(place, (tx) => requests.requestWithdrawalPayout(tx, wanted))
		await checkHolder(db, gateways.payouts, made)
		return one(db, caller, made.id)
	}),
	answer(requestRefundPayout, async ({ caller, params: { id }, body, ...place }) => {
		const { db, gateways } = place
		const { provider, ...bank } = body
		const companyId = await companyOfRefund(db, caller, id)
		const wanted = { companyId, id, provider, by: caller }
		const made = await checkedPayout(place, (tx) => requests.requestGuestPayout(tx, wanted, bank))
		await checkHolder(db, gateways.payouts, made)
		return one(db, caller, made.id)
	}),
	answer(approvePayout, async ({ caller, params: { id }, body, db, log, gateways }) => {
		const found = await findPayout(db, caller, id)
		await approve({ db, log, gatewayOf: gateways.payouts }, found, { by: caller, ...body })
		return one(db, caller, id)
	}),
	answer(cancelPayout, async ({ caller, params: { id }, db }) => {
		const found = await findPayout(db, caller, id)
		await inTransaction(db, (tx) => requests.cancelPayout(tx, found))
		return one(db, caller, id)
	}),
	answer(checkPayout, async ({ caller, params: { id }, db, gateways }) => {
		const found = await findPayout(db, caller, id)
		if (found.approvedAt === null) await checkHolder(db, gateways.payouts, found)
		else await pushPayout(db, gateways.payouts, found)
		return one(db, caller, id)
	}),
	answer(resolvePayout, async ({ caller, params: { id }, body, db }) => {
		const found = await findPayout(db, caller, id)
		if (found.requestedBy === caller.id) throw new Problem(403, 'PAYOUT_NEEDS_ANOTHER')
		await inTransaction(db, (tx) => resolve(tx, found, { ...body, by: caller.label }))
		return one(db, caller, id)
	}),
]

async function one(db: Queryable, caller: Caller, id: string) {
	return onlyRow(await payoutsOf(db, caller, { id }))
}
