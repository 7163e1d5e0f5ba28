import { and, eq, sql } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { PROVIDER_ACCOUNTS } from '#website-api/modules/money/ledger/account-kinds.ts'
import {
	type GatewayOf,
	requireGateway,
} from '#website-api/modules/platform/gateways/gateway-of.ts'
import {
	GatewayFailure,
	type RefundState,
} from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import {
	isAttempt,
	paymentAttempt,
} from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { listRefund } from '#website-api/modules/sales/payments/list-refund.command.ts'
import { lockGuestRefund } from '#website-api/modules/sales/payments/pay-guest-refund.command.ts'
import { isRefund, providerRefund, type ProviderRefundRow } from './provider-refund.table.ts'

/** Days after the request during which a refund is asked for that is neither done nor failed. */
const mostDays = 14

/** Asks what became of a refund that was accepted. One that failed is to be paid again, and staff are told. */
export async function checkRefund(db: Database, gatewayOf: GatewayOf, refund: ProviderRefundRow) {
	const { companyId, attemptId, id: key, providerId } = refund
	const isOfRefund = isAttempt({ companyId, id: attemptId })
	const attempt = onlyRow(await db.select().from(paymentAttempt).where(isOfRefund))
	try {
		const gateway = await requireGateway(gatewayOf, attempt)
		await settleCheck(
			db,
			refund,
			attempt.provider,
			await gateway.askRefund({ attempt, key, providerId }),
		)
	} catch (error) {
		// It stays due, a little later.
		if (!(error instanceof GatewayFailure)) throw error
	}
}

async function settleCheck(
	db: Database,
	refund: ProviderRefundRow,
	provider: PaymentProvider,
	{ state, said }: RefundState,
) {
	const { companyId } = refund
	const isDone = and(isRefund(refund), eq(providerRefund.state, 'DONE'))
	await inTransaction(db, async (tx) => {
		const owed = await lockGuestRefund(tx, companyId, refund.refundId)
		if (owed.orderId === null) throw new Error('No provider gives a withdrawal back.')
		if (state !== 'FAILED') {
			const isOver = sql`${providerRefund.requestedAt} < now() - make_interval(days => ${mostDays})`
			const [waiting] = await tx
				.select({ isOver: sql<boolean>`${isOver}` })
				.from(providerRefund)
				.where(isDone)
			const isLast = state === 'DONE' || waiting?.isOver !== false
			await tx
				.update(providerRefund)
				.set({ nextTryAt: isLast ? null : sql`now() + interval '1 day'` })
				.where(isDone)
			return
		}
		const [failed] = await tx
			.update(providerRefund)
			.set({ state: 'REFUSED', said: said.slice(0, 200), nextTryAt: null })
			.where(isDone)
			.returning({ id: providerRefund.id })
		if (!failed) return
		const { orderId, amount, reason } = owed
		// The paid one keeps its history.
		await listRefund(
			tx,
			{ companyId, orderId, amount, reason },
			{
				from: { kind: PROVIDER_ACCOUNTS[provider] },
				reason: 'refund_returned',
				dedupeKey: `refund-returned:${refund.id}`,
			},
		)
		const ofRefund = and(eq(orders.companyId, companyId), eq(orders.id, orderId))
		const { number } = onlyRow(
			await tx.select({ number: orders.number }).from(orders).where(ofRefund),
		)
		await announce(tx, {
			companyId,
			topic: 'refund.failed',
			dedupeKey: `refund.failed:${refund.id}`,
			payload: { orderId, number, amount },
		})
	})
}
