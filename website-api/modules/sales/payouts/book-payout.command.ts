import { randomUUID } from 'node:crypto'
import type { Transaction } from '#website-api/db/database.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import {
	type HouseKind,
	PROVIDER_ACCOUNTS,
} from '#website-api/modules/money/ledger/account-kinds.ts'
import {
	lockWithdrawal,
	rejectWithdrawal,
	returnWithdrawal,
	settleSentWithdrawal,
} from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import {
	bookGuestRefund,
	lockGuestRefund,
} from '#website-api/modules/sales/payments/pay-guest-refund.command.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import type { PayoutRow } from './payout.table.ts'

/** Books that the money left the provider, and what it asked for that. */
export async function bookPaid(
	tx: Transaction,
	row: PayoutRow,
	reference = `${row.way} ${row.id}`,
) {
	const { companyId, id, way, withdrawalId, refundId, fee } = row
	const to: { kind: HouseKind } = { kind: way === 'FILE' ? 'bank_out' : PROVIDER_ACCOUNTS[way] }
	if (withdrawalId !== null) await settleSentWithdrawal(tx, companyId, withdrawalId, reference, to)
	if (refundId !== null) {
		await bookGuestRefund(tx, await lockGuestRefund(tx, companyId, refundId), reference, to)
	}
	if (fee === 0) return
	await post(tx, companyId, [
		{
			from: { kind: 'provider_fee' },
			to,
			amount: fee,
			reason: 'payout_fee',
			dedupeKey: `payout-fee:${id}`,
		},
	])
}

/** Nothing left: a member's withdrawal goes back to the balance, a guest's refund stays on the list. */
export async function releasePayout(tx: Transaction, { companyId, withdrawalId }: PayoutRow) {
	if (withdrawalId !== null) await rejectWithdrawal(tx, companyId, withdrawalId)
}

/** The bank sent it back to the provider: to the member's balance, or to the list of guests' refunds. The fee is not. */
export async function bookReturned(
	tx: Transaction,
	{ companyId, id, way, withdrawalId, refundId, amount }: PayoutRow,
) {
	if (way === 'FILE') throw new Error('A bank does not tell of a file.')
	const moved = {
		from: { kind: PROVIDER_ACCOUNTS[way] },
		amount,
		reason: 'payout_returned',
		dedupeKey: `payout-returned:${id}`,
	} as const
	if (withdrawalId !== null) {
		const row = await lockWithdrawal(tx, companyId, withdrawalId)
		await returnWithdrawal(tx, row, moved)
	}
	if (refundId !== null) {
		const { orderId, reason } = await lockGuestRefund(tx, companyId, refundId)
		await post(tx, companyId, [{ ...moved, to: { kind: 'guest_refund' }, orderId }])
		await tx.insert(guestRefund).values({ companyId, id: randomUUID(), orderId, amount, reason })
	}
}
