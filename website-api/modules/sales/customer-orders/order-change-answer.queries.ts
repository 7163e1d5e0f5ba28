import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { orderChange } from './order-change.table.ts'

type Key = { companyId: number; id: string }

/** The order's proposed change that is not answered yet. */
export function openOf(order: Key) {
	return and(
		eq(orderChange.companyId, order.companyId),
		eq(orderChange.orderId, order.id),
		eq(orderChange.status, 'PROPOSED'),
	)
}

/** Stores the answer to a proposed change; an expired one counts as refused. */
export async function answerChange(tx: Transaction, order: Key, status: 'ACCEPTED' | 'REFUSED') {
	await tx
		.update(orderChange)
		.set({ status, answeredAt: sql`now()` })
		.where(openOf(order))
}
