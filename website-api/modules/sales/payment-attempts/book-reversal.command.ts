import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ReversalKind } from '#contract/payment-reversal.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { PROVIDER_ACCOUNTS } from '#website-api/modules/money/ledger/account-kinds.ts'
import { transfer } from '#website-api/modules/money/ledger/ledger.table.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { paymentReversal } from '#website-api/modules/sales/orders/refund/payment-reversal.table.ts'
import { payment } from '#website-api/modules/sales/payments/payment.table.ts'
import type { AttemptRow } from './attempt.table.ts'

const feeKey = ({ id }: AttemptRow) => `provider-fee:${id}`

/** Books what the buyer paid for the provider's fee, once. */
export async function bookFee(tx: Transaction, attempt: AttemptRow, amount: number) {
	if (amount === 0) return
	const { companyId, orderId, provider } = attempt
	await post(tx, companyId, [
		{
			from: { kind: PROVIDER_ACCOUNTS[provider] },
			to: { kind: 'provider_fee' },
			amount,
			reason: 'provider_fee',
			dedupeKey: feeKey(attempt),
			orderId,
		},
	])
}

/**
 * Books that the provider took a paid attempt's money back: the shop is owed it. Nothing is sent while that is open, and what
 * the order gives back is kept.
 */
export async function bookReversal(
	tx: Transaction,
	{ companyId, id: orderId, number }: OrderRow,
	attempt: AttemptRow,
	kind: ReversalKind,
) {
	const amount = await receivedOf(tx, attempt)
	const id = randomUUID()
	await tx
		.insert(paymentReversal)
		.values({ companyId, id, orderId, attemptId: attempt.id, kind, amount })
	await post(tx, companyId, [
		{
			from: { kind: 'disputed' },
			to: { kind: PROVIDER_ACCOUNTS[attempt.provider] },
			amount,
			reason: 'reversal',
			dedupeKey: `reversal:${attempt.id}`,
			orderId,
		},
	])
	await announce(tx, {
		companyId,
		topic: 'payment.taken-back',
		dedupeKey: `payment.taken-back:${id}`,
		payload: { orderId, number, amount },
	})
}

/** What was booked for an attempt: its payment, and the buyer's part of the fee. */
async function receivedOf(tx: Transaction, attempt: AttemptRow): Promise<number> {
	const { companyId, provider, reference } = attempt
	const paid = onlyRow(
		await tx
			.select({ amount: payment.amount })
			.from(payment)
			.where(
				and(
					eq(payment.companyId, companyId),
					eq(payment.provider, provider),
					eq(payment.reference, reference),
				),
			),
	)
	const [fee] = await tx
		.select({ amount: transfer.amount })
		.from(transfer)
		.where(and(eq(transfer.companyId, companyId), eq(transfer.dedupeKey, feeKey(attempt))))
	return paid.amount + (fee?.amount ?? 0)
}
