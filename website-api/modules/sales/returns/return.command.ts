import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RefundTarget } from '#contract/order.ts'
import type { ReturnStatusWire } from '#contract/return.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { applyReturnedUnits } from '#website-api/modules/sales/orders/transition/order-effects.command.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { refundPart } from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import { requireProvider } from '#website-api/modules/sales/orders/refund/require-provider.queries.ts'
import { orders, type OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { OPEN_RETURN_STATUSES, returnLine, returns } from './return.table.ts'
import type { ReturnRow } from './return.queries.ts'

export type ReturnStatus = z.infer<typeof ReturnStatusWire>

type Change = {
	to: ReturnStatus
	actor: 'customer' | 'staff'
	rejectReason?: string
	courier?: string
	trackingNumber?: string
	/** Of a refund; a guest's, or a deleted account's, is listed in any case. */
	refundTo?: RefundTarget
}

/**
 * Moves a return to another status, with its units, its money and its order's completion date. Locks the order first,
 * like every other change. 409 RETURN_REFUSED if the database does not allow the change, or it was changed
 * concurrently; REFUND_NOT_BY_PROVIDER, COD_UNREMITTED.
 */
export async function moveReturn(tx: Transaction, row: ReturnRow, change: Change) {
	const order = await lockOrderById(tx, row.companyId, row.orderId)
	await changeStatus(tx, row, change)
	if (change.to === 'REJECTED' || change.to === 'CANCELLED') await unclaimUnits(tx, row)
	if (change.to === 'REFUNDED') await payBack(tx, order, row, change.refundTo)
	await setOrderClock(tx, row.companyId, row.orderId)
	await announce(tx, {
		companyId: row.companyId,
		topic: 'return.status',
		dedupeKey: `return.status:${row.id}:${row.version + 1}`,
		payload: { returnId: row.id, number: row.number, orderId: row.orderId, to: change.to },
	})
}

/**
 * Sets the order's completion date: none during an open return, nor before a courier has passed on its money, otherwise counted
 * from delivery.
 */
export async function setOrderClock(tx: Transaction, companyId: number, orderId: string) {
	const open = sql.join(
		OPEN_RETURN_STATUSES.map((status) => sql`${status}`),
		sql`, `,
	)
	await tx.execute(sql`
		update orders set due_at = next.at
		from (
			select company_id, id, case when exists (
				select 1 from returns
				where returns.company_id = present.company_id and order_id = present.id and returns.status in (${open})
			) or (present.payment_method = 'COD' and present.paid = 0) then null else greatest(now() + interval '1 hour', delivered_at + interval '3 days') end as at
			from orders as present where company_id = ${companyId} and id = ${orderId} and status = 'DELIVERED'
			offset 0
		) as next
		where orders.company_id = next.company_id and orders.id = next.id`)
}

/** An order, locked until the transaction ends; it must exist. */
async function lockOrderById(tx: Transaction, companyId: number, id: string) {
	const [order] = await tx
		.select()
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
		.for('update')
	if (!order) throw new Error(`No order ${id}`)
	return order
}

async function changeStatus(tx: Transaction, row: ReturnRow, change: Change) {
	const { to, actor, ...details } = change
	const refused = () =>
		new Problem(409, 'RETURN_REFUSED', { params: { from: row.status, to: change.to } })
	try {
		const moved = await tx
			.update(returns)
			.set({ status: to, version: sql`${returns.version} + 1`, movedBy: actor, ...details })
			.where(
				and(
					eq(returns.companyId, row.companyId),
					eq(returns.id, row.id),
					eq(returns.status, row.status),
					eq(returns.version, row.version),
				),
			)
			.returning({ id: returns.id })
		if (moved.length === 0) throw refused()
	} catch (error) {
		if (breaks(error, '23503', 'return_event_allowed_fk') || breaks(error, '23514')) throw refused()
		throw error
	}
}

async function payBack(
	tx: Transaction,
	order: OrderRow,
	row: ReturnRow,
	to: RefundTarget | undefined,
) {
	// What its courier collected has to come first.
	if (order.paymentMethod === 'COD' && order.paid === 0) throw new Problem(409, 'COD_UNREMITTED')
	if (to === 'PROVIDER') await requireProvider(tx, order, row.refund)
	const dedupeKey = `return:${row.id}`
	await refundPart(tx, order, row.refund, 'RETURNED', dedupeKey, to)
	const units = await tx
		.select({ position: returnLine.position, quantity: returnLine.quantity })
		.from(returnLine)
		.where(and(eq(returnLine.companyId, row.companyId), eq(returnLine.returnId, row.id)))
	await applyReturnedUnits(tx, { order, units, dedupeKey })
}

async function unclaimUnits(tx: Transaction, row: ReturnRow) {
	await tx.execute(sql`
		update ${orderLine} set returned = returned - asked.quantity
		from (
			select position, quantity from ${returnLine}
			where company_id = ${row.companyId} and return_id = ${row.id}
		) as asked
		where ${orderLine.companyId} = ${row.companyId} and ${orderLine.orderId} = ${row.orderId}
			and ${orderLine.position} = asked.position`)
}
