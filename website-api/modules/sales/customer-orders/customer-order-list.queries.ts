import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CustomerOrderQueryWire, CustomerOrderSummaryWire } from '#contract/customer-order.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { deliveryKindOf } from '#website-api/modules/sales/orders/delivery-kind.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { linesOfOrders } from './customer-order.queries.ts'

/** A page of the customer's orders, newest first, with the number of orders per status. */
export async function listOrdersOf(
	db: Queryable,
	owner: Owner,
	query: z.output<typeof CustomerOrderQueryWire>,
) {
	const own = and(eq(orders.companyId, owner.companyId), eq(orders.customerId, owner.customerId))
	const where = and(
		own,
		query.ORDER_STATUS && eq(orders.status, query.ORDER_STATUS),
		query.TEXT_SEARCH === undefined ? undefined : holds(query.TEXT_SEARCH),
	)
	const rows = await db
		.select()
		.from(orders)
		.where(where)
		.orderBy(desc(orders.placedAt), desc(orders.id))
		.limit(query.DATA_PER_PAGE)
		.offset((query.PAGE_INDEX - 1) * query.DATA_PER_PAGE)
	const [[counted], statuses, lines] = await Promise.all([
		db.select({ total: count() }).from(orders).where(where),
		db
			.select({ ORDER_STATUS: orders.status, ORDER_COUNT: count() })
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
): CustomerOrderSummaryWire {
	return {
		ORDER_NUMBER: order.number,
		ORDER_STATUS: order.status,
		ORDER_DATE: order.placedAt.toISOString(),
		EXPIRED_DATE: order.status === 'PENDING' ? (order.dueAt?.toISOString() ?? null) : null,
		TOTAL: order.total,
		DELIVERY_KIND: deliveryKindOf(order, lines),
		PRODUCT_COUNT: lines.reduce((sum, { quantity }) => sum + quantity, 0),
		LINE_LIST: lines.slice(0, 2).map((line) => ({
			PRODUCT_SLUG: line.productSlug,
			PRODUCT_NAME: line.productName,
			VARIANT_ID: line.variantId,
			VARIANT_LABEL: line.variantLabel,
			VARIANT_SKU: line.variantSku,
			LINE_QTY: line.quantity,
			LINE_PRICE: line.price,
			LINE_PRICE_BEFORE: line.priceBefore,
			IS_FLASH_SALE: line.flashItemId !== null,
			LINE_SUB_TOTAL: line.subTotal,
			REMOVED_QTY: line.removed,
			PRODUCT_IMAGE_ID: line.imageId,
		})),
	}
}

function holds(typed: string) {
	const pattern = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
	return sql`(${orders.number} ilike ${pattern} or exists (
		select 1 from ${orderLine}
		where ${orderLine.companyId} = ${orders.companyId} and ${orderLine.orderId} = ${orders.id}
			and ${orderLine.productName} ilike ${pattern}))`
}
