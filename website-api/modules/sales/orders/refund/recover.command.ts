import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import type { AccountName } from '#website-api/modules/money/ledger/account-kinds.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import type { OrderRow } from '../order.table.ts'
import { isOpenReversal, openPartOf, paymentReversal } from './payment-reversal.table.ts'

/**
 * Keeps of money that would go to the buyer what the buyer's bank took back of this order before. The order is locked.
 * Returns how much it kept.
 */
export async function recover(
	tx: Transaction,
	{ companyId, id: orderId }: OrderRow,
	from: AccountName,
	amount: number,
	{ reason, dedupeKey }: { reason: string; dedupeKey: string },
): Promise<number> {
	const reversals = await tx
		.select()
		.from(paymentReversal)
		.where(
			and(
				eq(paymentReversal.companyId, companyId),
				eq(paymentReversal.orderId, orderId),
				isOpenReversal,
			),
		)
		.orderBy(asc(paymentReversal.at))
	let kept = 0
	for (const reversal of reversals) {
		const part = Math.min(openPartOf(reversal), amount - kept)
		if (part === 0) break
		kept += part
		await tx
			.update(paymentReversal)
			.set({ recovered: reversal.recovered + part })
			.where(and(eq(paymentReversal.companyId, companyId), eq(paymentReversal.id, reversal.id)))
	}
	if (kept === 0) return 0
	await post(tx, companyId, [
		{
			from,
			to: { kind: 'disputed' },
			amount: kept,
			reason,
			dedupeKey: `${dedupeKey}:recovered`,
			orderId,
		},
	])
	return kept
}
