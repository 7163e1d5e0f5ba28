import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orderEdit } from './order-edit.table.ts'

type OfOrder = { companyId: number; id: string }
export type LineRow = typeof orderLine.$inferSelect

/** A line as edits name it. */
export function nameOf({
	productName,
	variantLabel,
}: Pick<LineRow, 'productName' | 'variantLabel'>) {
	return [productName, variantLabel].filter(Boolean).join(', ')
}

/** The edits of an order, the oldest first. */
export async function editsOf(db: Queryable, { companyId, id }: OfOrder) {
	const rows = await db
		.select()
		.from(orderEdit)
		.where(and(eq(orderEdit.companyId, companyId), eq(orderEdit.orderId, id)))
		.orderBy(asc(orderEdit.number))
	// Edits of before do not have it.
	return rows.map((row) => ({
		...row,
		lines: row.lines.map((line) => ({ ...line, priceReason: line.priceReason ?? '' })),
	}))
}

/** The lines of an order, in order. */
export function linesOf(db: Queryable, { companyId, id }: OfOrder): Promise<LineRow[]> {
	return db
		.select()
		.from(orderLine)
		.where(and(eq(orderLine.companyId, companyId), eq(orderLine.orderId, id)))
		.orderBy(asc(orderLine.position))
}

/** Whether an order can be paid through a provider at this moment. */
export async function hasOpenAttempt(db: Queryable, { companyId, id }: OfOrder): Promise<boolean> {
	const rows = await db
		.select({ id: paymentAttempt.id })
		.from(paymentAttempt)
		.where(
			and(
				eq(paymentAttempt.companyId, companyId),
				eq(paymentAttempt.orderId, id),
				inArray(paymentAttempt.state, ['OPENING', 'OPEN']),
			),
		)
		.limit(1)
	return rows.length > 0
}
