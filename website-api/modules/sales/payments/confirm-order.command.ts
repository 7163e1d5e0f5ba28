import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { moveOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'

/** Moves a paid order to PAYMENT_CONFIRMED, and one of downloads only on to DELIVERED. */
export async function confirmOrder(tx: Transaction, order: OrderRow, actor: 'staff' | 'payment') {
	const confirmed = await moveOrder(tx, order, { to: 'PAYMENT_CONFIRMED', actor })
	const lines = await tx
		.select({ isDigital: orderLine.isDigital })
		.from(orderLine)
		.where(and(eq(orderLine.companyId, order.companyId), eq(orderLine.orderId, order.id)))
	if (!lines.every((line) => line.isDigital)) return
	const processing = await moveOrder(tx, confirmed, { to: 'PROCESSING', actor: 'system' })
	await moveOrder(tx, processing, { to: 'DELIVERED', actor: 'system' })
}
