import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import { courierServiceName } from '#contract/courier-name.ts'
import type { CodDebt } from '#contract/cod-remittance.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { codOrder } from './cod-order.table.ts'

/** A page of what couriers owe a company, the oldest first, and the sum of all. */
export async function codDebts(
	db: Queryable,
	companyId: number,
	{ page, pageSize, number }: { page: number; pageSize: number; number?: string | undefined },
): Promise<{ list: CodDebt[]; pages: number; count: number; owed: number }> {
	const isOwed = and(eq(codOrder.companyId, companyId), eq(codOrder.state, 'DUE'))
	const rows = await db
		.select({ cod: codOrder, order: orders, parcel })
		.from(codOrder)
		.innerJoin(
			orders,
			and(eq(orders.companyId, codOrder.companyId), eq(orders.id, codOrder.orderId)),
		)
		.leftJoin(
			parcel,
			and(
				eq(parcel.companyId, codOrder.companyId),
				eq(parcel.orderId, codOrder.orderId),
				ne(parcel.state, 'CANCELLED'),
			),
		)
		.where(and(isOwed, number === undefined ? undefined : eq(orders.number, number)))
		.orderBy(asc(codOrder.dueAt), asc(orders.number))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	const owed = sql<number>`coalesce(sum(${codOrder.amount} - ${codOrder.received} - ${codOrder.writtenOff}), 0)`
	const [all] = await db
		.select({ count: count(), owed: owed.mapWith(Number) })
		.from(codOrder)
		.where(isOwed)
	const total = all?.count ?? 0
	return {
		list: rows.map(({ cod, order, parcel: sent }) => ({
			number: order.number,
			customerName: order.customerName,
			courierName: courierServiceName(
				sent?.vendorName ?? order.vendorName,
				sent?.vendorMethodName ?? order.vendorMethodName,
			),
			trackingNumber: sent?.trackingNumber ?? null,
			parcelState: sent?.state ?? null,
			since: cod.dueAt ?? order.placedAt,
			amount: cod.amount,
			received: cod.received,
		})),
		pages: Math.ceil(total / pageSize),
		count: total,
		owed: all?.owed ?? 0,
	}
}
