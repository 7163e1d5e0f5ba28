import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { orderChange } from './order-change.table.ts'
import { type Key, openOf } from './order-change-answer.queries.ts'

/** Stores the answer to a proposed change; an expired one counts as refused. */
export async function answerChange(tx: Transaction, order: Key, status: 'ACCEPTED' | 'REFUSED') {
	await tx
		.update(orderChange)
		.set({ status, answeredAt: sql`now()` })
		.where(openOf(order))
}
