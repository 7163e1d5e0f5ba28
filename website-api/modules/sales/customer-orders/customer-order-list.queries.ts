import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Value } from '#contract/message.ts'
import type { listOrders, OrderSummary } from '#contract/customer-order.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { deliveryKindOf } from '#website-api/modules/sales/orders/delivery-kind.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { shownLine } from '#website-api/modules/sales/orders/order-wire.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { linesOfOrders } from './customer-order.queries.ts'

type Asked = Value<(typeof listOrders)['declared']['query']>

/** A page of the customer's orders, newest first, with the number of orders per status. */
export async function findOrdersOf(
	db: Queryable,
	owner: Owner,
	{ status, text, page, pageSize }: Asked,
) {
	const own = and(eq(orders.companyId, owner.companyId), eq(orders.customerId, owner.customerId))
	const where = and(
		own,
		status && eq(orders.status, status),
		text === undefined ? undefined : holds(text),
	)
	const rows = await db
		.select()
		.from(orders)
		.where(where)
		.orderBy(desc(orders.placedAt), desc(orders.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	const [[counted], statuses, lines] = await Promise.all([
		db.select({ total: count() }).from(orders).where(where),
		db
			.select({ status: orders.status, count: count() })
			.from(orders)
			.where(own)
			.groupBy(orders.status),
		linesOfOrders(
			db,
			owner.companyId,
			rows.map(({ id }) => id),
		),
	])
	const list = rows.map((row) =>
		summaryOf(
			row,
			lines.filter(({ orderId }) => orderId === row.id),
		),
	)
	return { list, total: counted?.total ?? 0, statuses }
}

function summaryOf(
	order: typeof orders.$inferSelect,
	lines: (typeof orderLine.$inferSelect)[],
): OrderSummary {
	return {
		number: order.number,
		status: order.status,
		date: order.placedAt,
		expiresAt: order.status === 'PENDING' ? order.dueAt : null,
		total: order.total,
		delivery: deliveryKindOf(order, lines),
		units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
		lines: lines.slice(0, 2).map(shownLine),
	}
}

function holds(typed: string) {
	const pattern = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
	return sql`(${orders.number} ilike ${pattern} or exists (
		select 1 from ${orderLine}
		where ${orderLine.companyId} = ${orders.companyId} and ${orderLine.orderId} = ${orders.id}
			and ${orderLine.productName} ilike ${pattern}))`
}
