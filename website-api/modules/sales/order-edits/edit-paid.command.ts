import { and, eq, sql } from 'drizzle-orm'
import type { WantedEdit } from '#contract/order-edit.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { releaseRemovedUnits } from '#website-api/modules/catalog/stock/stock.command.ts'
import {
	orderChange,
	orderChangeLine,
} from '#website-api/modules/sales/customer-orders/order-change.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { refundPart } from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import { unitsRefund } from '#website-api/modules/sales/orders/refund/units-refund.queries.ts'
import { applyReturnedUnits } from '#website-api/modules/sales/orders/transition/order-effects.command.ts'
import type { Edited } from './edited.ts'
import type { LineRow } from './order-edits.queries.ts'

/**
 * Takes units off a paid order and gives their money back. More of anything, another price of a line or of the delivery is
 * another payment, so another order: 409 EDIT_NEEDS_PAYMENT.
 */
export async function editPaid(
	tx: Transaction,
	order: OrderRow,
	lines: LineRow[],
	wanted: WantedEdit,
	number: number,
): Promise<Edited> {
	const { companyId, id: orderId, shippingPrice, total } = order
	const isOtherDelivery =
		wanted.shippingPrice !== undefined && wanted.shippingPrice !== shippingPrice
	const isMore = wanted.lines.some(({ id, quantity, price }) => {
		const own = lines.filter(({ variantId }) => variantId === id)
		const units = own.reduce((sum, line) => sum + line.quantity - line.removed, 0)
		return units < quantity || own.some((line) => price !== null && price !== line.price)
	})
	if (isMore || isOtherDelivery) throw new Problem(409, 'EDIT_NEEDS_PAYMENT')
	const taken = takenOff(lines, wanted)
	if (taken.length === 0) return { totalAfter: total, refund: 0 }
	// Before it is packed, an order has no change that its buyer was asked about: these count down.
	const key = { companyId, orderId, version: -number }
	let held = order.paid - order.refunded
	const rows: (typeof orderChangeLine.$inferInsert)[] = []
	for (const { line, units } of taken) {
		const without = { ...line, removed: line.removed + units }
		const refund = Math.min(held, await unitsRefund(tx, without, units))
		held -= refund
		const quantityBefore = line.quantity - line.removed
		const quantityAfter = quantityBefore - units
		rows.push({ ...key, position: line.position, quantityBefore, quantityAfter, refund })
		await tx
			.update(orderLine)
			.set({ removed: without.removed })
			.where(
				and(
					eq(orderLine.companyId, companyId),
					eq(orderLine.orderId, orderId),
					eq(orderLine.position, line.position),
				),
			)
	}
	const refund = rows.reduce((sum, row) => sum + (row.refund ?? 0), 0)
	const answered = { status: 'ACCEPTED' as const, answeredAt: sql`now()` }
	await tx.insert(orderChange).values({ ...key, ...answered, reason: wanted.reason, refund })
	await tx.insert(orderChangeLine).values(rows)
	const units = taken.map(({ line, units: quantity }) => ({
		position: line.position,
		variantId: line.variantId,
		quantity,
	}))
	await releaseRemovedUnits(tx, companyId, orderId, units, `edit:${number}`)
	const dedupeKey = `change:${orderId}:${key.version}`
	await refundPart(tx, order, refund, 'CHANGED', dedupeKey)
	await applyReturnedUnits(tx, { order, units, dedupeKey })
	return { totalAfter: total, refund }
}

/** The units of each line that the edit takes off; the last lines of an item lose theirs first. */
function takenOff(lines: LineRow[], wanted: WantedEdit): { line: LineRow; units: number }[] {
	const left = new Map(wanted.lines.map(({ id, quantity }) => [id, quantity]))
	return lines.flatMap((line) => {
		const present = line.quantity - line.removed
		const kept = Math.min(present, left.get(line.variantId) ?? 0)
		left.set(line.variantId, (left.get(line.variantId) ?? 0) - kept)
		return kept === present ? [] : [{ line, units: present - kept }]
	})
}
