import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { OPEN_RETURN_STATUSES, returns } from '#website-api/modules/sales/returns/return.table.ts'
import type { OrderRow, OrderStatus } from '../order.table.ts'

/**
 * Statuses in which an order holds the buyer's money: from payment until completion, except while a change is
 * proposed, which may need some of it.
 */
const holding: readonly OrderStatus[] = ['PAYMENT_CONFIRMED', 'PROCESSING', 'SHIPPING', 'DELIVERED']

/** The refundable amount of an order, whole rupiah: the money it holds, minus the amounts of open returns. */
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
