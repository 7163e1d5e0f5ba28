import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { ParcelToCheck } from '#contract/parcel-step.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { parcel } from './parcel.table.ts'

/** A company's parcels that wait for staff, the oldest first. */
export async function parcelsToCheck(db: Queryable, companyId: number): Promise<ParcelToCheck[]> {
	const rows = await db
		.select({ row: parcel, order: orders })
		.from(parcel)
		.innerJoin(orders, and(eq(orders.companyId, parcel.companyId), eq(orders.id, parcel.orderId)))
		.where(and(eq(parcel.companyId, companyId), isNotNull(parcel.staffSince)))
		.orderBy(asc(parcel.staffSince))
		.limit(100)
	return rows.flatMap(({ row, order }) =>
		row.staffSince === null
			? []
			: {
					orderNumber: order.number,
					parcel: row.number,
					customerName: order.customerName,
					state: row.state,
					problem: row.problem,
					since: row.staffSince,
				},
	)
}
