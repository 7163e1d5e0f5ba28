import { and, eq } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { paymentConfirmation } from './payment.table.ts'
import { waitingOf } from './confirmation.queries.ts'

type Waiting = typeof paymentConfirmation.$inferInsert

/** Stores a payment confirmation; does not mark the order paid. 409 ALREADY_CONFIRMED if another one is pending. */
export async function storeConfirmation(tx: Transaction, confirmation: Waiting) {
	try {
		await tx.insert(paymentConfirmation).values(confirmation)
	} catch (error) {
		if (breaks(error, '23505', 'payment_confirmation_one_waiting')) {
			throw new Problem(409, 'ALREADY_CONFIRMED')
		}
		throw error
	}
	// Notifies staff, who have to check it.
	const { companyId, id, orderId } = confirmation
	const found = await tx
		.select({ number: orders.number })
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
	await announce(tx, {
		companyId,
		topic: 'payment.claimed',
		dedupeKey: `payment.claimed:${id}`,
		payload: { confirmationId: id, number: onlyRow(found).number },
	})
}

/** Accepts the pending confirmation, if any, of an order that has been paid. */
export async function acceptConfirmation(tx: Transaction, order: OrderRow) {
	await tx.update(paymentConfirmation).set({ status: 'ACCEPTED' }).where(waitingOf(order))
}

/**
 * Rejects the pending confirmation, as the shop found no such payment. 404 CONFIRMATION_NOT_FOUND if none is pending.
 */
export async function rejectConfirmation(tx: Transaction, order: OrderRow) {
	const rejected = await tx
		.update(paymentConfirmation)
		.set({ status: 'REJECTED' })
		.where(waitingOf(order))
		.returning({ id: paymentConfirmation.id })
	if (rejected.length === 0) throw new Problem(404, 'CONFIRMATION_NOT_FOUND')
}
