import { and, eq } from 'drizzle-orm'
import { orderChange } from './order-change.table.ts'

export type Key = { companyId: number; id: string }

/** The order's proposed change that is not answered yet. */
export function openOf(order: Key) {
	return and(
		eq(orderChange.companyId, order.companyId),
		eq(orderChange.orderId, order.id),
		eq(orderChange.status, 'PROPOSED'),
	)
}
