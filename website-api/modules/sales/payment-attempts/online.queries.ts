import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { paymentAttempt } from './attempt.table.ts'
import { isBeingOpened } from './attempt.queries.ts'
import type { OnlineParts } from './shown-online.ts'

/** The latest attempt to pay for an order online, and what the order did not need of the money that came. */
export async function onlineOf(db: Queryable, order: OrderRow): Promise<OnlineParts> {
	const attempt = order.paymentMethod === 'ONLINE' ? await latestAttempt(db, order) : undefined
	return {
		attempt: attempt
			? { ...attempt, isPayable: order.status === 'PENDING' && !attempt.isOver }
			: null,
		givenBack: mayHaveGivenBack(order) ? await givenBackOf(db, order) : null,
	}
}

async function latestAttempt(db: Queryable, { companyId, id }: OrderRow) {
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
	return attempt
}

// All of the money that comes for an order that waits for it, and has not all of it, is the order's.
function mayHaveGivenBack({ status, paymentMethod }: OrderRow): boolean {
	return status !== 'PENDING' && paymentMethod !== 'WALLET'
}

async function givenBackOf(
	db: Queryable,
	{ companyId, id, customerId }: OrderRow,
): Promise<OnlineParts['givenBack']> {
	const [back] = await db
		.select({
			toWallet: sql<boolean>`bool_or(back.outcome = 'CREDITED')`,
			amount: sql<number>`coalesce(sum(back.amount), 0)`.mapWith(Number),
		})
		.from(
			// What an order did not need at all, and what was too much of a payment that it did need.
			sql`(select outcome, amount from payment
				where company_id = ${companyId} and order_id = ${id} and outcome in ('CREDITED', 'MARKED')
				union all
				select case when ${customerId}::uuid is null then 'MARKED' else 'CREDITED' end, amount from transfer
				where company_id = ${companyId} and order_id = ${id} and reason = 'overpaid') as back`,
		)
	if (!back || back.amount === 0) return null
	return { amount: back.amount, to: back.toWallet ? 'WALLET' : 'REFUND' }
}
