import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { type AttemptRow, paymentAttempt } from './attempt.table.ts'

/** Longer than a call of a provider may take. */
const openingSeconds = 15

/** Another request is opening it at this moment; one that failed has said so. */
export const isBeingOpened = sql<boolean>`${paymentAttempt.state} = 'OPENING' and ${paymentAttempt.said} = ''
	and ${paymentAttempt.openedAt} > now() - make_interval(secs => ${openingSeconds})`

/** The attempt with this reference of ours. */
export async function attemptByReference(
	db: Database,
	companyId: number,
	reference: string,
): Promise<AttemptRow | undefined> {
	const [row] = await db
		.select()
		.from(paymentAttempt)
		.where(and(eq(paymentAttempt.companyId, companyId), eq(paymentAttempt.reference, reference)))
	return row
}

/** The attempt of an order that can still be paid, or may be. */
export async function waitingAttempt(
	db: Database,
	{ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
): Promise<AttemptRow | undefined> {
	const [row] = await db
		.select()
		.from(paymentAttempt)
		.where(
			and(
				eq(paymentAttempt.companyId, companyId),
				eq(paymentAttempt.orderId, id),
				inArray(paymentAttempt.state, ['OPENING', 'OPEN']),
			),
		)
	return row
}

/** The attempts to pay for an order, the newest first. */
export function attemptsOf(
	db: Queryable,
	{ companyId, id }: { companyId: number; id: string },
): Promise<AttemptRow[]> {
	return db
		.select()
		.from(paymentAttempt)
		.where(and(eq(paymentAttempt.companyId, companyId), eq(paymentAttempt.orderId, id)))
		.orderBy(desc(paymentAttempt.openedAt), desc(paymentAttempt.reference))
}
