import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'

/**
 * The buyer of a locked order says that the parcel has not arrived: it does not count as delivered by itself any more, and
 * staff are told. Repeating it changes nothing. 409 ORDER_CHANGED unless it is on its way.
 */
export async function reportNotArrived(tx: Transaction, order: OrderRow) {
	if (order.status !== 'SHIPPING') throw new Problem(409, 'ORDER_CHANGED')
	if (order.notArrivedAt !== null) return
	const { companyId, id } = order
	await tx
		.update(orders)
		.set({ notArrivedAt: sql`now()`, dueAt: null })
		.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
	await announce(tx, {
		companyId,
		topic: 'order.not-arrived',
		dedupeKey: `order.not-arrived:${id}:${order.version}`,
		payload: { orderId: id, number: order.number },
	})
}
