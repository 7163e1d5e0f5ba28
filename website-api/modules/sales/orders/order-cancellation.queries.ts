import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { orderCancellation } from './order-cancellation.table.ts'
import type { OrderRow } from './order.table.ts'

/** The reason why staff cancelled this order; null if they did not, or gave none. */
export async function cancelReasonOf(
	db: Queryable,
	order: Pick<OrderRow, 'companyId' | 'id' | 'status'>,
) {
	if (order.status !== 'CANCEL') return null
	const [row] = await db
		.select({ reason: orderCancellation.reason })
		.from(orderCancellation)
		.where(
			and(
				eq(orderCancellation.companyId, order.companyId),
				eq(orderCancellation.orderId, order.id),
			),
		)
	return row?.reason ?? null
}
