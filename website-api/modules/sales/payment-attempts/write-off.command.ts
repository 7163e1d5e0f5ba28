import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import {
	openPartOf,
	paymentReversal,
} from '#website-api/modules/sales/orders/refund/payment-reversal.table.ts'

/**
 * Gives up what is open of a payment that was taken back: the loss is the shop's, and the order can be sent. 404
 * REVERSAL_NOT_FOUND, 409 REVERSAL_SETTLED.
 */
export async function writeOff(
	tx: Transaction,
	companyId: number,
	id: string,
	{ reason, by }: { reason: string; by: string },
) {
	const mine = and(eq(paymentReversal.companyId, companyId), eq(paymentReversal.id, id))
	const [reversal] = await tx.select().from(paymentReversal).where(mine).for('update')
	if (!reversal) throw new Problem(404, 'REVERSAL_NOT_FOUND')
	const open = openPartOf(reversal)
	if (open === 0) throw new Problem(409, 'REVERSAL_SETTLED')
	await tx
		.update(paymentReversal)
		.set({ writtenOff: reversal.writtenOff + open, writeOffReason: reason, writtenOffBy: by })
		.where(mine)
	await post(tx, companyId, [
		{
			from: { kind: 'bad_debt' },
			to: { kind: 'disputed' },
			amount: open,
			reason: 'write_off',
			// More may be taken later, and be given up, too.
			dedupeKey: `write-off:${id}:${reversal.amount}`,
			orderId: reversal.orderId,
		},
	])
}
