import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { OPEN_RETURN_STATUSES, returns } from '#website-api/modules/sales/returns/return.table.ts'
import type { OrderRow, OrderStatus } from '../order.table.ts'

/** An order holds the buyer's money from its payment until it is completed; a change that is asked about has a claim to some. */
const holding: readonly OrderStatus[] = ['PAYMENT_CONFIRMED', 'PROCESSING', 'SHIPPING', 'DELIVERED']

/** What of an order's money can still be given back, whole rupiah: what it holds, less what open returns claim. */
export async function refundableOf(
	db: Queryable,
	order: Pick<OrderRow, 'companyId' | 'id' | 'status' | 'paid' | 'refunded'>,
): Promise<number> {
	if (!holding.includes(order.status)) return 0
	const [claimed] = await db
		.select({ amount: sql<number>`coalesce(sum(${returns.refund}), 0)`.mapWith(Number) })
		.from(returns)
		.where(
			and(
				eq(returns.companyId, order.companyId),
				eq(returns.orderId, order.id),
				inArray(returns.status, [...OPEN_RETURN_STATUSES]),
			),
		)
	return Math.max(0, order.paid - order.refunded - (claimed?.amount ?? 0))
}
