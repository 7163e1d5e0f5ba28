import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orderChangeLine } from './order-change.table.ts'

/** The lines whose quantity a change of an order reduces, with their names. */
export function changeLinesOf(
	db: Queryable,
	order: { companyId: number; id: string },
	version: number,
) {
	return db
		.select({
			position: orderChangeLine.position,
			before: orderChangeLine.quantityBefore,
			after: orderChangeLine.quantityAfter,
			variantId: orderLine.variantId,
			productName: orderLine.productName,
			variantLabel: orderLine.variantLabel,
		})
		.from(orderChangeLine)
		.innerJoin(
			orderLine,
			and(
				eq(orderLine.companyId, orderChangeLine.companyId),
				eq(orderLine.orderId, orderChangeLine.orderId),
				eq(orderLine.position, orderChangeLine.position),
			),
		)
		.where(
			and(
				eq(orderChangeLine.companyId, order.companyId),
				eq(orderChangeLine.orderId, order.id),
				eq(orderChangeLine.version, version),
			),
		)
		.orderBy(asc(orderChangeLine.position))
}
