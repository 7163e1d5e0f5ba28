import { and, eq } from 'drizzle-orm'
import type { PaymentConfirmationWire } from '#contract/payment.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { type FieldError, Problem } from '#website-api/http/problem.ts'
import { rupiahText } from '#website-api/i18n/rupiah-text.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.queries.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { payeeOf } from './methods.ts'
import { paymentConfirmation } from './payment.table.ts'

type Waiting = typeof paymentConfirmation.$inferInsert

/** 409 unless an order can still be paid: ORDER_EXPIRED, ORDER_CANCELLED, ALREADY_PAID. */
export function requirePayable(order: OrderRow) {
	if (order.status === 'PENDING') return
	if (order.status === 'EXPIRED') throw new Problem(409, 'ORDER_EXPIRED')
	if (order.status === 'CANCEL') throw new Problem(409, 'ORDER_CANCELLED')
	throw new Problem(409, 'ALREADY_PAID')
}

const dayMs = 24 * 3_600_000
const jakartaMs = 7 * 3_600_000

// Up to three days before the order: staff check small deviations, larger ones are typing errors.
function earliestDay(order: OrderRow): string {
	return new Date(order.placedAt.getTime() + jakartaMs - 3 * dayMs).toISOString().slice(0, 10)
}

/** 422 with errors per field unless the confirmation matches the order. */
export function requireMatchingConfirmation(
	order: OrderRow,
	request: PaymentConfirmationWire,
	today: string,
) {
	const errors: Record<string, FieldError[]> = {}
	const due = amountDue(order)
	if (request.PAYMENT_AMOUNT !== due && request.AMOUNT_IS_MEANT === undefined) {
		errors.PAYMENT_AMOUNT = [{ message: 'AMOUNT_DIFFERS', params: { amount: rupiahText(due) } }]
	}
	if (request.BANK_CODE !== payeeOf(order)) errors.BANK_CODE = [{ message: 'BANK_UNKNOWN' }]
	if (request.PAYMENT_DATE > today) errors.PAYMENT_DATE = [{ message: 'FUTURE_DATE' }]
	if (request.PAYMENT_DATE < earliestDay(order)) errors.PAYMENT_DATE = [{ message: 'EARLY_DATE' }]
	if (Object.keys(errors).length > 0) throw new Problem(422, 'INVALID', { errors })
}

/** Whether the order has a pending confirmation, as far as is known before `storeConfirmation` decides. */
export async function hasWaitingConfirmation(db: Queryable, order: OrderRow): Promise<boolean> {
	const [waiting] = await db
		.select({ id: paymentConfirmation.id })
		.from(paymentConfirmation)
		.where(waitingOf(order))
		.limit(1)
	return waiting !== undefined
}

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
	const [order] = await tx
		.select({ number: orders.number })
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
	await announce(tx, {
		companyId,
		topic: 'payment.claimed',
		dedupeKey: `payment.claimed:${id}`,
		payload: { confirmationId: id, number: order?.number ?? '' },
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

function waitingOf(order: OrderRow) {
	return and(
		eq(paymentConfirmation.companyId, order.companyId),
		eq(paymentConfirmation.orderId, order.id),
		eq(paymentConfirmation.status, 'WAITING'),
	)
}
