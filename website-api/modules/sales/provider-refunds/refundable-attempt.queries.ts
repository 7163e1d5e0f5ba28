import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { providerTerms } from '#website-api/modules/platform/gateways/provider-terms.ts'
import {
	type AttemptRow,
	paymentAttempt,
} from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { providerRefund } from './provider-refund.table.ts'

/** A paid attempt, and what its provider can still give back of it, in whole rupiah. */
export type Refundable = { attempt: AttemptRow; left: number }

/** The attempt through which the provider can give this refund back; undefined: none. */
export function attemptFor(
	refundable: readonly Refundable[],
	refund: { orderId: string | null; amount: number },
): AttemptRow | undefined {
	return refundable.find(
		({ attempt, left }) => attempt.orderId === refund.orderId && left >= refund.amount,
	)?.attempt
}

/** The paid attempts of these orders by methods that their providers refund, oldest first. */
export async function refundableAttempts(
	db: Queryable,
	orderIds: readonly string[],
): Promise<Refundable[]> {
	if (orderIds.length === 0) return []
	const asked = sql<number>`(
		select coalesce(sum(amount), 0) from provider_refund
		where company_id = ${paymentAttempt.companyId} and attempt_id = ${paymentAttempt.id}
			and state in ('REQUESTED', 'DONE'))`.mapWith(Number)
	const rows = await db
		.select({ attempt: paymentAttempt, asked })
		.from(paymentAttempt)
		.where(and(inArray(paymentAttempt.orderId, [...orderIds]), eq(paymentAttempt.state, 'PAID')))
		.orderBy(paymentAttempt.openedAt)
	return rows
		.filter(({ attempt }) => providerTerms[attempt.provider][attempt.method].isRefundable)
		.map(({ attempt, asked: before }) => ({
			attempt,
			left: Math.max(0, attempt.amount - attempt.fee - before),
		}))
}

/** The latest request to a provider of each of these refunds. */
export async function latestRequests(db: Queryable, refundIds: readonly string[]) {
	if (refundIds.length === 0) return new Map<string, typeof providerRefund.$inferSelect>()
	const rows = await db
		.select()
		.from(providerRefund)
		.where(inArray(providerRefund.refundId, [...refundIds]))
		.orderBy(providerRefund.requestedAt)
	return new Map(rows.map((row) => [row.refundId, row]))
}
