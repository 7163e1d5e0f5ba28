import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import { requirePayable } from '#website-api/modules/money/audit/payout-check.queries.ts'
import { lockApproved } from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import {
	payoutAccountOf,
	type PayoutGatewayOf,
} from '#website-api/modules/platform/gateways/payouts/company-payouts.queries.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { lockUnpaidRefund } from '#website-api/modules/sales/payments/pay-guest-refund.command.ts'
import { checkHolder } from './check-holder.command.ts'
import { isPayout, payout, type PayoutKey, type PayoutRow } from './payout.table.ts'
import { lockPayout } from './request-payout.command.ts'
import { pushPayout } from './send-payout.command.ts'

type Place = { db: Database; log: Logger; gatewayOf: PayoutGatewayOf }
type Approval = {
	by: Pick<Caller, 'id' | 'label' | 'role'>
	/** Of the provider's account, if it wants one. */
	code?: string | undefined
	/** The name at the bank that the approver looked at. */
	acceptedHolder?: string | undefined
}

/**
 * Approves what somebody else asked for, and sends it. One that is SENDING is sent again with the same key. 404
 * PAYOUT_NOT_FOUND; 403 PAYOUT_NEEDS_ANOTHER, PAYOUT_NEEDS_OWNER; 409 PAYOUT_STATE, PAYOUTS_OFF, HOLDER_DIFFERS,
 * PAYOUT_HELD; 503 PAYMENT_PROVIDER_AWAY while the holder's name can't be asked for.
 */
export async function approvePayout(
	place: Place,
	key: PayoutKey,
	approval: Approval,
): Promise<PayoutRow> {
	const { db, gatewayOf } = place
	const [found] = await db.select().from(payout).where(isPayout(key))
	if (!found) throw new Problem(404, 'PAYOUT_NOT_FOUND')
	if (found.way === 'FILE') throw new Problem(409, 'PAYOUT_STATE')
	await requireApprover(db, { ...found, way: found.way }, approval.by)
	if (found.state === 'SENDING') return pushPayout(db, gatewayOf, found, approval.code)
	await requireHolder(place, found)
	const approved = await checkedPayout(place, (tx) => approve(tx, key, approval))
	return pushPayout(db, gatewayOf, approved, approval.code)
}

async function requireApprover(
	db: Database,
	{ companyId, way, requestedBy }: PayoutRow & { way: PaymentProvider },
	by: Approval['by'],
) {
	if (by.id === requestedBy) throw new Problem(403, 'PAYOUT_NEEDS_ANOTHER')
	const account = await payoutAccountOf(db, { companyId, provider: way })
	if (!account?.isOn) throw new Problem(409, 'PAYOUTS_OFF')
	if (account.approvers === 'OWNER' && by.role !== 'owner') {
		throw new Problem(403, 'PAYOUT_NEEDS_OWNER')
	}
}

/** Has the holder's name asked for, if the provider tells it and it is not known yet. */
async function requireHolder({ db, gatewayOf }: Place, row: PayoutRow) {
	if (row.state !== 'REQUESTED' || row.bankHolder !== null || row.way === 'FILE') return
	const gateway = await gatewayOf(row.companyId, row.way)
	if (!gateway) throw new Problem(409, 'PAYOUTS_OFF')
	if (gateway.holderOf === null) return
	const checked = await checkHolder(db, gatewayOf, row)
	if (checked.state === 'REQUESTED' && checked.bankHolder === null) {
		throw new Problem(503, 'PAYMENT_PROVIDER_AWAY')
	}
}

async function approve(
	tx: Transaction,
	key: PayoutKey,
	{ by, acceptedHolder }: Approval,
): Promise<PayoutRow> {
	const row = await lockPayout(tx, key)
	if (row.state !== 'REQUESTED' && row.state !== 'HELD') throw new Problem(409, 'PAYOUT_STATE')
	const isAccepted = row.bankHolder !== '' && row.bankHolder === acceptedHolder
	if (row.state === 'HELD' && !isAccepted) throw new Problem(409, 'HOLDER_DIFFERS')
	await requireStillDue(tx, row)
	const [approved] = await tx
		.update(payout)
		.set({
			state: 'SENDING',
			approvedBy: by.id,
			approver: by.label,
			approvedAt: sql`now()`,
			nextAskAt: sql`now() + interval '1 minute'`,
		})
		.where(isPayout(row))
		.returning()
	if (!approved) throw new Problem(409, 'PAYOUT_STATE')
	return approved
}

async function requireStillDue(tx: Transaction, { companyId, withdrawalId, refundId }: PayoutRow) {
	if (withdrawalId !== null) {
		await requirePayable(tx, companyId, await lockApproved(tx, companyId, withdrawalId))
	} else if (refundId !== null) {
		const refundOf = await lockUnpaidRefund(tx, companyId, refundId)
		await requirePayable(tx, companyId, { refundOf })
	}
}
