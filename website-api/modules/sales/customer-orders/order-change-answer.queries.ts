import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { orderChange } from './order-change.table.ts'

type Key = { companyId: number; id: string }

/** The proposal of an order that waits for an answer. */
export function openOf(order: Key) {
	return and(
		eq(orderChange.companyId, order.companyId),
		eq(orderChange.orderId, order.id),
		eq(orderChange.status, 'PROPOSED'),
	)
}

/** Stores the answer to a proposal; an expired one counts as refused. */
export async function answerChange(tx: Transaction, order: Key, status: 'ACCEPTED' | 'REFUSED') {
	await tx
		.update(orderChange)
		.set({ status, answeredAt: sql`now()` })
		.where(openOf(order))
}
