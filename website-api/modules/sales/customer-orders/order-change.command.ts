import { ProposedChange } from '#contract/order-step.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { applyReturnedUnits } from '#website-api/modules/sales/orders/transition/order-effects.command.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { refundPart } from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import { unitsRefund } from '#website-api/modules/sales/orders/refund/units-refund.queries.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { releaseRemovedUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import { changeLinesOf } from './change-lines.queries.ts'
import { openOf } from './order-change-answer.queries.ts'
import { answerChange } from './order-change-answer.command.ts'
import { orderChange, orderChangeLine } from './order-change.table.ts'

/**
 * Proposes fewer units: PROCESSING to CHANGE_PROCESSING. 409 for a guest's order, since guests cannot answer; 422 if
 * a line is unknown or not reduced, or if nothing would be left.
 */
export async function proposeChange(tx: Transaction, order: OrderRow, proposal: ProposedChange) {
	if (order.customerId === null) throw new Problem(409, 'CHANGE_NEEDS_CUSTOMER')
	const lines = await linesOf(tx, order)
	const wanted = new Map(proposal.lines.map((line) => [line.position, line.quantityAfter]))
	const unknown = proposal.lines.some(({ position }) => !lines.some((l) => l.position === position))
	const changed = lines.flatMap((line) => {
		const before = line.quantity - line.removed
		const after = wanted.get(line.position) ?? before
		return after === before ? [] : [{ ...line, before, after }]
	})
	if (unknown || changed.length === 0 || changed.some(({ before, after }) => after > before)) {
		throw fieldProblem(ProposedChange, 'lines', { message: 'CHANGE_LINES_WRONG' })
	}
	const left = lines.reduce(
		(sum, line) => sum + (wanted.get(line.position) ?? line.quantity - line.removed),
		0,
	)
	if (left === 0) throw fieldProblem(ProposedChange, 'lines', { message: 'CHANGE_LEAVES_NOTHING' })
	const moved = await moveOrder(tx, order, { to: 'CHANGE_PROCESSING', actor: 'staff' })
	const key = { companyId: order.companyId, orderId: order.id, version: moved.version }
	// There may be earlier partial refunds.
	let held = order.paid - order.refunded
	const taken: (typeof orderChangeLine.$inferInsert)[] = []
	for (const { before, after, ...line } of changed) {
		const units = before - after
		const without = { ...line, removed: line.removed + units }
		const refund = Math.min(held, await unitsRefund(tx, without, units))
		held -= refund
		taken.push({
			...key,
			position: line.position,
			quantityBefore: before,
			quantityAfter: after,
			refund,
		})
	}
	const refund = taken.reduce((sum, line) => sum + (line.refund ?? 0), 0)
	await tx.insert(orderChange).values({ ...key, reason: proposal.reason, refund })
	await tx.insert(orderChangeLine).values(taken)
}

/** Accepts a proposed change: releases the removed units, refunds the difference and continues the order. */
export async function acceptChange(tx: Transaction, order: OrderRow) {
	const change = await openChange(tx, order)
	const lines = (await changeLinesOf(tx, order, change.version)).map(
		({ position, variantId, before, after }) => ({ position, variantId, quantity: before - after }),
	)
	const moved = await moveOrder(tx, order, { to: 'PROCESSING', actor: 'customer' })
	for (const line of lines) {
		await tx
			.update(orderLine)
			.set({ removed: sql`${orderLine.removed} + ${line.quantity}` })
			.where(
				and(
					eq(orderLine.companyId, order.companyId),
					eq(orderLine.orderId, order.id),
					eq(orderLine.position, line.position),
				),
			)
	}
	await releaseRemovedUnits(tx, order.companyId, order.id, lines, change.version)
	const key = `change:${order.id}:${change.version}`
	await refundPart(tx, moved, change.refund, 'CHANGED', key)
	await applyReturnedUnits(tx, { order: moved, units: lines, dedupeKey: key })
	await answerChange(tx, order, 'ACCEPTED')
	const left = (await linesOf(tx, order)).filter((line) => line.quantity > line.removed)
	if (left.every((line) => line.isDigital)) await deliverDownloads(tx, order)
}

// Only downloads are left: the order is delivered at once, like a paid order of downloads only.
async function deliverDownloads(tx: Transaction, { companyId, number }: OrderRow) {
	const order = await lockOrder(tx, companyId, number)
	await moveOrder(tx, order, { to: 'DELIVERED', actor: 'system' })
}

async function openChange(tx: Transaction, order: OrderRow) {
	const [change] = await tx.select().from(orderChange).where(openOf(order))
	if (!change) throw new Problem(409, 'ORDER_CHANGED')
	return change
}

function linesOf(tx: Transaction, order: OrderRow) {
	return tx
		.select()
		.from(orderLine)
		.where(and(eq(orderLine.companyId, order.companyId), eq(orderLine.orderId, order.id)))
		.orderBy(asc(orderLine.position))
}
