import { and, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#website-api/db/database.ts'
import { storeMessage } from '#website-api/modules/platform/provider-messages/store-message.command.ts'
import { workOnMessages } from '#website-api/modules/platform/provider-messages/work-on-messages.command.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { askAttempt } from './ask-attempts.command.ts'
import { isTestReference } from '#website-api/modules/platform/gateways/accounts/test-reference.ts'
import { noteHeard } from '#website-api/modules/platform/gateways/accounts/note-call.command.ts'
import { paymentAccount } from '#website-api/modules/platform/gateways/accounts/payment-account.table.ts'
import {
	type GatewayOf,
	requireGateway,
} from '#website-api/modules/platform/gateways/gateway-of.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/online-method.ts'
import {
	isRefund,
	providerRefund,
} from '#website-api/modules/sales/provider-refunds/provider-refund.table.ts'
import { attemptByReference } from './attempt.queries.ts'
import { type AttemptRow, isAttempt, paymentAttempt } from './attempt.table.ts'

export type Arrived = {
	companyId: number
	provider: PaymentProvider
	headers: Headers
	body: Uint8Array
}

/** Headers that are kept: what says the form and the kind; not the proof, which is checked and then worth nothing. */
const keptHeaders = ['content-type', 'user-agent', 'webhook-id']

/**
 * Stores a provider's notification, also a repetition, if its proof is right.
 */
export async function receiveNotification(
	db: Database,
	gatewayOf: GatewayOf,
	{ companyId, provider, headers, body }: Arrived,
): Promise<'STORED' | 'UNREADABLE' | 'FORGED' | 'NO_ACCOUNT'> {
	const gateway = await gatewayOf(companyId, provider)
	if (!gateway) return 'NO_ACCOUNT'
	const read = gateway.readNotification(headers, body)
	if (read.verdict !== 'VALID') return read.verdict
	const kept = keptHeaders.flatMap((name) => {
		const value = headers.get(name)
		return value === null ? [] : [[name, value.slice(0, 200)] as const]
	})
	await storeMessage(db, {
		companyId,
		provider,
		eventKey: read.eventKey.slice(0, 200),
		reference: read.reference.slice(0, 100),
		headers: Object.fromEntries(kept),
		body,
	})
	await noteHeard(db, paymentAccount, { companyId, provider })
	return 'STORED'
}

/** A notification about a refund has our key of it: the provider is asked what became of it. Answers its attempt. */
async function hasRefundChecked(
	db: Database,
	companyId: number,
	key: string,
): Promise<AttemptRow | undefined> {
	if (!z.uuid().safeParse(key).success) return undefined
	const [refund] = await db
		.update(providerRefund)
		.set({ nextTryAt: sql`now()` })
		.where(
			and(isRefund({ companyId, id: key }), inArray(providerRefund.state, ['REQUESTED', 'DONE'])),
		)
		.returning({ attemptId: providerRefund.attemptId })
	if (!refund) return undefined
	const isOfRefund = isAttempt({ companyId, id: refund.attemptId })
	const [attempt] = await db.select().from(paymentAttempt).where(isOfRefund)
	return attempt
}

/**
 * Asks for the attempts that stored notifications name, and books what the provider says; nothing in a notification is
 * believed. One for an attempt that this company does not have is kept for staff. Returns how many it worked on.
 */
export const workOnNotifications = workOnMessages(
	PAYMENT_PROVIDERS,
	async (db, { companyId, provider, reference }, gatewayOf: GatewayOf) => {
		const attempt =
			(await attemptByReference(db, companyId, reference)) ??
			(await hasRefundChecked(db, companyId, reference))
		if (!attempt && isTestReference(reference)) return 'TEST'
		if (!attempt || attempt.provider !== provider) return 'UNKNOWN'
		try {
			const gateway = await requireGateway(gatewayOf, attempt)
			return (await askAttempt(db, gateway, attempt)).state
		} catch (error) {
			if (error instanceof GatewayFailure) return null
			throw error
		}
	},
)
