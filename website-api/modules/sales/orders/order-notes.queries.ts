import { and, asc, eq } from 'drizzle-orm'
import type { OrderNoteWire } from '#contract/operator.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { orderNote } from './order-note.table.ts'
import type { FoundOrder } from './staff-orders.queries.ts'

/** The staff notes about an order, oldest first. */
export async function orderNotes(
	db: Queryable,
	{ companyId, id }: FoundOrder,
): Promise<OrderNoteWire[]> {
	const rows = await db
		.select()
		.from(orderNote)
		.where(and(eq(orderNote.companyId, companyId), eq(orderNote.orderId, id)))
		.orderBy(asc(orderNote.id))
		.limit(500)
	return rows.map((row) => ({
		NOTE_ID: row.id,
		TEXT: row.text,
		MADE_BY: row.madeBy,
		NOTE_DATE: row.at.toISOString(),
	}))
}
