import type { Transaction } from '#website-api/db/database.ts'
import { orderNote } from './order-note.table.ts'
import type { FoundOrder } from './staff-orders.queries.ts'

/** Adds a staff note to an order. */
export async function addOrderNote(
	tx: Transaction,
	{ companyId, id: orderId }: FoundOrder,
	note: { text: string; madeBy: string },
): Promise<void> {
	await tx.insert(orderNote).values({ companyId, orderId, ...note })
}
