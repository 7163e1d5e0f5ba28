import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { PaymentProvider } from '#contract/online-method.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import { requirePayable } from '#website-api/modules/money/audit/payout-check.queries.ts'
import { PROVIDER_ACCOUNTS } from '#website-api/modules/money/ledger/account-kinds.ts'
import {
	type GatewayOf,
	requireGateway,
} from '#website-api/modules/platform/gateways/gateway-of.ts'
import {
	GatewayFailure,
	type RefundAnswer,
} from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { eachDue } from '#website-api/modules/platform/timers/each-due.command.ts'
import {
	paymentAttempt,
	isAttempt,
} from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import {
	bookGuestRefund,
	lockGuestRefund,
} from '#website-api/modules/sales/payments/pay-guest-refund.command.ts'
import { checkRefund } from './check-refund.command.ts'
import { isRefund, providerRefund, type ProviderRefundRow } from './provider-refund.table.ts'
import { attemptFor, refundableAttempts } from './refundable-attempt.queries.ts'

/** Until the provider is asked again that gave no answer. */
const retrySeconds = 60
/** Until a provider is asked what became of a refund that it accepted. */
const firstCheckSeconds = 3_600

type Place = { db: Database; log: Logger; gatewayOf: GatewayOf }
type Wanted = { companyId: number; refundId: string; requestedBy: string }

/**
 * Asks the provider of the payment to give a guest's refund back. Without an answer it stays REQUESTED and is tried again with
 * the same key, so that it is never paid twice. 404 REFUND_NOT_FOUND; 409 REFUND_PAID, REFUND_RUNNING, PAYOUT_RUNNING,
 * REFUND_NOT_BY_PROVIDER, PAYOUT_HELD.
 */
export async function refundByProvider(place: Place, wanted: Wanted): Promise<ProviderRefundRow> {
	const claimed = await checkedPayout(place, async (tx) => {
		const { companyId, refundId, requestedBy } = wanted
		const refund = await lockGuestRefund(tx, companyId, refundId)
		if (refund.paidOutAt !== null) throw new Problem(409, 'REFUND_PAID')
		await requirePayable(tx, companyId, { refundOf: refund })
		const { orderId } = refund
		const attempt = attemptFor(await refundableAttempts(tx, orderId ? [orderId] : []), refund)
		if (!attempt) throw new Problem(409, 'REFUND_NOT_BY_PROVIDER')
		try {
			const made = await tx
				.insert(providerRefund)
				.values({
					companyId,
					id: randomUUID(),
					refundId,
					attemptId: attempt.id,
					amount: refund.amount,
					requestedBy,
					nextTryAt: sql`now() + make_interval(secs => ${retrySeconds})`,
				})
				.returning()
			return onlyRow(made)
		} catch (error) {
			if (breaks(error, '23505', 'provider_refund_one')) throw new Problem(409, 'REFUND_RUNNING')
			if (breaks(error, '23514', 'payout_running')) throw new Problem(409, 'PAYOUT_RUNNING')
			throw error
		}
	})
	return tryRefund(place.db, place.gatewayOf, claimed)
}

/**
 * Tries the refunds again that got no answer, and asks what became of those that were accepted; several processes share
 * them. Returns how many.
 */
export const retryProviderRefunds = eachDue(
	{ table: providerRefund, at: providerRefund.nextTryAt, pause: sql`${retrySeconds}` },
	async (db, key, gatewayOf: GatewayOf) => {
		const row = onlyRow(await db.select().from(providerRefund).where(isRefund(key)))
		await (row.state === 'DONE' ? checkRefund : tryRefund)(db, gatewayOf, row)
	},
)

async function tryRefund(
	db: Database,
	gatewayOf: GatewayOf,
	refund: ProviderRefundRow,
): Promise<ProviderRefundRow> {
	const { companyId, attemptId } = refund
	const isPaying = isAttempt({ companyId, id: attemptId })
	const attempt = onlyRow(await db.select().from(paymentAttempt).where(isPaying))
	try {
		const gateway = await requireGateway(gatewayOf, attempt)
		const { id: key, amount } = refund
		const reason = 'Pengembalian dana'
		const said = await gateway.refund({ attempt, key, amount, reason })
		return await settle(db, refund, attempt.provider, said)
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error
		return note(db, refund, error.message)
	}
}

/** Books what the provider answered, once. */
function settle(
	db: Database,
	refund: ProviderRefundRow,
	provider: PaymentProvider,
	{ state, said, providerId = null }: RefundAnswer,
) {
	const isGiven = state === 'ACCEPTED'
	return inTransaction(db, async (tx) => {
		const row = await lockGuestRefund(tx, refund.companyId, refund.refundId)
		const [now] = await tx
			.update(providerRefund)
			.set({
				state: isGiven ? 'DONE' : 'REFUSED',
				said: said.slice(0, 200),
				providerId: sql`coalesce(${providerId}::text, ${providerRefund.providerId})`,
				nextTryAt: isGiven ? sql`now() + make_interval(secs => ${firstCheckSeconds})` : null,
			})
			.where(and(isRefund(refund), eq(providerRefund.state, 'REQUESTED')))
			.returning()
		if (!now) return onlyRow(await tx.select().from(providerRefund).where(isRefund(refund)))
		if (isGiven) {
			const kind = PROVIDER_ACCOUNTS[provider]
			await bookGuestRefund(tx, row, `${provider} ${refund.id}`, { kind })
		}
		return now
	})
}

async function note(db: Database, refund: ProviderRefundRow, said: string) {
	const [row] = await db
		.update(providerRefund)
		.set({ said: said.slice(0, 200) })
		.where(isRefund(refund))
		.returning()
	return row ?? refund
}
