import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { rupiahText } from '#website-api/i18n/rupiah-text.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/amount-due.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { requirePayable } from '../confirmation.queries.ts'
import { acceptConfirmation } from '#website-api/modules/sales/payments/confirmation.command.ts'
import { confirmOrder } from '../confirm-order.command.ts'
import { payment } from '../payment.table.ts'
import { orderWaiver } from './waiver.table.ts'

export type Shortfall = {
	reason: string
	/** Name of the staff member or key. */
	by: string
	/** The most that they may waive, whole rupiah; null: no limit. */
	most: number | null
}

/**
 * Accepts what a locked, unpaid order has received as its full payment: the rest is waived. 409 ORDER_EXPIRED,
 * ORDER_CANCELLED, ALREADY_PAID, NOTHING_RECEIVED, SHORTFALL_TOO_LARGE.
 */
export async function acceptShortfall(tx: Transaction, order: OrderRow, shortfall: Shortfall) {
	requirePayable(order)
	const [received] = await tx
		.select({ id: payment.id })
		.from(payment)
		.where(
			and(
				eq(payment.companyId, order.companyId),
				eq(payment.orderId, order.id),
				inArray(payment.outcome, ['PART', 'PAID']),
			),
		)
		.limit(1)
	if (!received) throw new Problem(409, 'NOTHING_RECEIVED')
	await waive(tx, order, shortfall)
	await acceptConfirmation(tx, order)
	await confirmOrder(tx, order, 'staff')
}

async function waive(tx: Transaction, order: OrderRow, { reason, by, most }: Shortfall) {
	const { companyId, id: orderId } = order
	const amount = amountDue(order)
	requireWaivable(amount, most)
	await tx.insert(orderWaiver).values({ companyId, orderId, amount, reason, madeBy: by })
	await tx
		.update(orders)
		.set({ waived: amount })
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
}

/** 409 SHORTFALL_TOO_LARGE if this amount is more than the caller may waive. */
function requireWaivable(amount: number, most: number | null) {
	if (most === null || amount <= most) return
	throw new Problem(409, 'SHORTFALL_TOO_LARGE', {
		params: { amount: rupiahText(amount), most: rupiahText(most) },
	})
}
