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
import { holdCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import { listRefund } from '#website-api/modules/sales/payments/list-refund.command.ts'
import {
	bookGuestRefund,
	lockGuestRefund,
} from '#website-api/modules/sales/payments/pay-guest-refund.command.ts'
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

/**
 * The bank sent it back to the provider: to the member's balance, or to the list of refunds for guests and for members whose
 * account was deleted meanwhile. The fee is not.
 */
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
		if (await holdCustomer(tx, row)) await returnWithdrawal(tx, row, moved)
		else await listRefund(tx, { companyId, withdrawalId, amount, reason: 'WITHDRAWN' }, moved)
	}
	if (refundId !== null) {
		const paid = await lockGuestRefund(tx, companyId, refundId)
		const { orderId, withdrawalId: of, reason } = paid
		await listRefund(tx, { companyId, orderId, withdrawalId: of, amount, reason }, moved)
	}
}
