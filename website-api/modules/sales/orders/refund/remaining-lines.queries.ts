import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { orderLine } from '../order-line.table.ts'
import { partOf } from './share.ts'
import type { OrderRow } from '../order.table.ts'

/** A line with the amount paid for the remaining units, whole rupiah. */
export type RemainingLine = { position: number; quantity: number; net: number }

/** An order's lines without removed and returned units, and without discounts. */
export async function remainingLines(
	db: Queryable,
	{ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
): Promise<RemainingLine[]> {
	const lines = await db
		.select()
		.from(orderLine)
		.where(and(eq(orderLine.companyId, companyId), eq(orderLine.orderId, id)))
		.orderBy(asc(orderLine.position))
	return lines.map((line) => {
		const quantity = line.quantity - line.removed - line.returned
		const net = line.subTotal - line.discount
		return {
			position: line.position,
			quantity,
			net: partOf(net, quantity, line.quantity),
		}
	})
}
