import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
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
			toWallet: sql<boolean>`bool_or(back.outcome = 'CREDITED')`,
			amount: sql<number>`coalesce(sum(back.amount), 0)`.mapWith(Number),
		})
		.from(
			// What an order did not need at all, and what was too much of a payment that it did need.
			sql`(select outcome, amount from payment
				where company_id = ${companyId} and order_id = ${id} and outcome in ('CREDITED', 'MARKED')
				union all
				select case when ${order.customerId}::uuid is null then 'MARKED' else 'CREDITED' end, amount from transfer
				where company_id = ${companyId} and order_id = ${id} and reason = 'overpaid') as back`,
		)
	return {
		attempt: attempt ? { ...attempt, isPayable: status === 'PENDING' && !attempt.isOver } : null,
		givenBack:
			givenBack && givenBack.amount > 0
				? { amount: givenBack.amount, to: givenBack.toWallet ? 'WALLET' : 'REFUND' }
				: null,
	}
}
