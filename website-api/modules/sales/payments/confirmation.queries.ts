import { and, eq } from 'drizzle-orm'
import { PaymentConfirmation } from '#contract/payment.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblems } from '#website-api/http/field-problem.ts'
import { type FieldError, Problem } from '#website-api/http/problem.ts'
import { rupiahText } from '#website-api/i18n/rupiah-text.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/amount-due.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { payeeOf } from './methods.queries.ts'
import { paymentConfirmation } from './payment.table.ts'

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
	{ amount, isMeant, bank, date }: PaymentConfirmation,
	today: string,
) {
	const errors: Partial<Record<keyof PaymentConfirmation, FieldError>> = {}
	const due = amountDue(order)
	if (amount !== due && isMeant === undefined) {
		errors.amount = { message: 'AMOUNT_DIFFERS', params: { amount: rupiahText(due) } }
	}
	if (bank !== payeeOf(order)) errors.bank = { message: 'BANK_UNKNOWN' }
	if (date > today) errors.date = { message: 'FUTURE_DATE' }
	if (date < earliestDay(order)) errors.date = { message: 'EARLY_DATE' }
	if (Object.keys(errors).length > 0) throw fieldProblems(PaymentConfirmation, errors)
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

export function waitingOf(order: OrderRow) {
	return and(
		eq(paymentConfirmation.companyId, order.companyId),
		eq(paymentConfirmation.orderId, order.id),
		eq(paymentConfirmation.status, 'WAITING'),
	)
}

/** The file that came with a confirmation of an order. 404 CONFIRMATION_NOT_FOUND. */
export async function proofOf(
	db: Queryable,
	order: { companyId: number; id: string },
	confirmationId: string,
) {
	const [proof] = await db
		.select({ id: upload.id, contentType: upload.contentType, content: upload.content })
		.from(paymentConfirmation)
		.innerJoin(
			upload,
			and(
				eq(upload.companyId, paymentConfirmation.companyId),
				eq(upload.id, paymentConfirmation.proofId),
			),
		)
		.where(
			and(
				eq(paymentConfirmation.companyId, order.companyId),
				eq(paymentConfirmation.orderId, order.id),
				eq(paymentConfirmation.id, confirmationId),
			),
		)
	if (!proof) throw new Problem(404, 'CONFIRMATION_NOT_FOUND')
	return proof
}
