import { and, asc, eq } from 'drizzle-orm'
import type { OrderNote } from '#contract/order-note.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { orderNote } from './order-note.table.ts'
import type { FoundOrder } from './staff-orders.queries.ts'

/** The staff notes about an order, oldest first. */
export function orderNotes(db: Queryable, { companyId, id }: FoundOrder): Promise<OrderNote[]> {
	return db
		.select()
		.from(orderNote)
		.where(and(eq(orderNote.companyId, companyId), eq(orderNote.orderId, id)))
		.orderBy(asc(orderNote.id))
		.limit(500)
}
