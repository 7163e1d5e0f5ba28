import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { payment } from '#website-api/modules/sales/payments/payment.table.ts'
import { paymentAttempt } from './attempt.table.ts'
import { isBeingOpened } from './attempt.queries.ts'
import type { OnlineParts } from './shown-online.ts'

/** The latest attempt to pay for an order online, and what the order did not need of the money that came. */
export async function onlineOf(db: Queryable, order: OrderRow): Promise<OnlineParts> {
	if (order.paymentMethod !== 'ONLINE') return { attempt: null, givenBack: null }
	const { companyId, id, status } = order
	const [attempt] = await db
		.select({
			method: paymentAttempt.method,
			state: paymentAttempt.state,
			amount: paymentAttempt.amount,
			fee: paymentAttempt.fee,
			instructions: paymentAttempt.instructions,
			expiresAt: paymentAttempt.expiresAt,
			isOver: sql<boolean>`${paymentAttempt.expiresAt} <= now()`,
			isBeingOpened,
		})
		.from(paymentAttempt)
		.where(and(eq(paymentAttempt.companyId, companyId), eq(paymentAttempt.orderId, id)))
		.orderBy(desc(paymentAttempt.openedAt))
		.limit(1)
	const [givenBack] = await db
		.select({
			outcome: payment.outcome,
			amount: sql<number>`sum(${payment.amount})`.mapWith(payment.amount),
		})
		.from(payment)
		.where(
			and(
				eq(payment.companyId, companyId),
				eq(payment.orderId, id),
				inArray(payment.outcome, ['CREDITED', 'MARKED']),
			),
		)
		.groupBy(payment.outcome)
	return {
		attempt: attempt ? { ...attempt, isPayable: status === 'PENDING' && !attempt.isOver } : null,
		givenBack: givenBack
			? { amount: givenBack.amount, to: givenBack.outcome === 'CREDITED' ? 'WALLET' : 'REFUND' }
			: null,
	}
}
