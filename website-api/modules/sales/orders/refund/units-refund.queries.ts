import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import {
	orderChange,
	orderChangeLine,
} from '#website-api/modules/sales/customer-orders/order-change.table.ts'
import { returnLine, returns } from '#website-api/modules/sales/returns/return.table.ts'
import type { orderLine } from '../order-line.table.ts'
import { partOf } from './share.ts'

type LineRow = typeof orderLine.$inferSelect

/**
 * Refund for units of a line, whole rupiah: their share of its net price, rounded down, and for the last units
 * everything that is left, so that all parts add up exactly to the net price. `line` already counts these units as
 * removed or returned.
 */
export async function unitsRefund(tx: Transaction, line: LineRow, units: number): Promise<number> {
	const net = line.subTotal - line.discount
	if (line.removed + line.returned === line.quantity) return net - (await refundedOf(tx, line))
	return partOf(net, units, line.quantity)
}

// Units of accepted changes, and of open or completed returns.
async function refundedOf(tx: Transaction, line: LineRow): Promise<number> {
	const [changed] = await tx
		.select({ amount: sql<number>`coalesce(sum(${orderChangeLine.refund}), 0)`.mapWith(Number) })
		.from(orderChangeLine)
		.innerJoin(
			orderChange,
			and(
				eq(orderChange.companyId, orderChangeLine.companyId),
				eq(orderChange.orderId, orderChangeLine.orderId),
				eq(orderChange.version, orderChangeLine.version),
			),
		)
		.where(
			and(
				eq(orderChangeLine.companyId, line.companyId),
				eq(orderChangeLine.orderId, line.orderId),
				eq(orderChangeLine.position, line.position),
				eq(orderChange.status, 'ACCEPTED'),
			),
		)
	const [returned] = await tx
		.select({ amount: sql<number>`coalesce(sum(${returnLine.refund}), 0)`.mapWith(Number) })
		.from(returnLine)
		.innerJoin(
			returns,
			and(eq(returns.companyId, returnLine.companyId), eq(returns.id, returnLine.returnId)),
		)
		.where(
			and(
				eq(returnLine.companyId, line.companyId),
				eq(returnLine.orderId, line.orderId),
				eq(returnLine.position, line.position),
				sql`${returns.status} not in ('REJECTED', 'CANCELLED')`,
			),
		)
	return (changed?.amount ?? 0) + (returned?.amount ?? 0)
}
