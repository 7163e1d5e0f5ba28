import { randomUUID } from 'node:crypto'
import type { Transaction } from '#website-api/db/database.ts'
import { type Movement, post } from '#website-api/modules/money/ledger/post.command.ts'
import { guestRefund } from './payment.table.ts'

type Owed = Omit<typeof guestRefund.$inferInsert, 'id' | 'at' | 'paidOutAt' | 'paidReference'>
type Moved = Pick<Movement, 'from' | 'reason' | 'dedupeKey'>

/** Puts money on the list of refunds that the shop owes to guests and to deleted accounts. */
export async function listRefund(tx: Transaction, owed: Owed, moved: Moved) {
	const { companyId, amount } = owed
	await post(tx, companyId, [{ ...moved, to: { kind: 'guest_refund' }, amount, ...sourceOf(owed) }])
	await tx.insert(guestRefund).values({ ...owed, id: randomUUID() })
}

/** The order or the withdrawal that transfers of a refund are of. */
export function sourceOf({ orderId, withdrawalId }: Pick<Owed, 'orderId' | 'withdrawalId'>) {
	if (orderId) return { orderId }
	return withdrawalId ? { withdrawalId } : {}
}
