import { setTimeout } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import {
	type Attempt,
	GatewayFailure,
	type PaymentGateway,
} from '#website-api/modules/platform/gateways/payment-gateway.ts'
import type { GatewayOf } from '#website-api/modules/platform/gateways/gateway-of.ts'
import { waitingAttempt } from './attempt.queries.ts'
import { type AttemptRow, paymentAttempt, isAttempt } from './attempt.table.ts'
import { claimAttempt, type Wanted } from './claim-attempt.command.ts'
import { settleAttempt } from './settle-attempt.command.ts'

/** What the buyer reads and where they come back to. */
export type Shown = Pick<Attempt, 'description' | 'returnUrl' | 'notifyUrl'>

/** Until an order is looked at again whose attempt another request is opening. */
const pauseMs = 250
/** Together longer than a call of a provider may take. */
const mostLooks = 60

/**
 * Opens an order's payment at a provider, or answers the open one of the same method. Another one that is still open is
 * ended at its provider first; if that turns out to be paid, it is booked. Never two that can be paid. 404
 * ORDER_NOT_FOUND; 409 ORDER_EXPIRED, ORDER_CANCELLED, ALREADY_PAID; 503 PAYMENT_PROVIDER_AWAY.
 */
export async function openAttempt(
	db: Database,
	gatewayOf: GatewayOf,
	wanted: Wanted,
	shown: Shown,
): Promise<AttemptRow> {
	for (let looks = 0; looks < mostLooks; looks++) {
		const { kind, attempt, order } = await claimAttempt(db, wanted)
		if (kind === 'SAME') return attempt
		if (kind === 'BUSY') {
			await setTimeout(pauseMs)
			continue
		}
		const gateway = await gatewayOf(attempt.companyId, attempt.provider)
		if (!gateway) break
		if (kind === 'NEW') return openAtProvider(db, gateway, attempt, order, shown)
		const ended = await endAttempt(db, gateway, attempt)
		if (ended.state === 'OPEN') break
	}
	throw new Problem(503, 'PAYMENT_PROVIDER_AWAY')
}

async function openAtProvider(
	db: Database,
	gateway: PaymentGateway,
	attempt: AttemptRow,
	order: OrderRow,
	shown: Shown,
): Promise<AttemptRow> {
	const { reference, method, amount, expiresAt } = attempt
	const buyer = {
		name: order.customerName,
		email: order.customerEmail,
		phone: order.customerPhone,
	}
	try {
		const opened = await gateway.open({ reference, method, amount, expiresAt, buyer, ...shown })
		const [row] = await db
			.update(paymentAttempt)
			.set({ state: 'OPEN', ...opened })
			.where(and(isAttempt(attempt), eq(paymentAttempt.state, 'OPENING')))
			.returning()
		if (row) return row
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error
		await noteFailure(db, attempt, error)
		throw new Problem(503, 'PAYMENT_PROVIDER_AWAY')
	}
	// It was ended while the provider was opening it: it must not stay payable.
	return endAttempt(db, gateway, attempt)
}

/** A refusal ends the attempt; without an answer nobody knows, and the provider is asked later. */
async function noteFailure(db: Database, attempt: AttemptRow, { kind, message }: GatewayFailure) {
	const isKnown = kind !== 'SILENT'
	await db
		.update(paymentAttempt)
		.set({
			said: message.slice(0, 200),
			...(isKnown ? { state: 'FAILED' as const, nextAskAt: null } : {}),
		})
		.where(and(isAttempt(attempt), eq(paymentAttempt.state, 'OPENING')))
}

/**
 * Ends the attempt of an order that can still be paid, before another way to pay is taken. Booked if it turns out to be
 * paid. 503 PAYMENT_PROVIDER_AWAY.
 */
export async function endOpenAttempt(
	db: Database,
	gatewayOf: GatewayOf,
	order: Pick<OrderRow, 'companyId' | 'id'>,
) {
	const attempt = await waitingAttempt(db, order)
	if (!attempt) return
	const gateway = await gatewayOf(attempt.companyId, attempt.provider)
	const ended = gateway && (await endAttempt(db, gateway, attempt))
	if (!ended || ended.state === 'OPEN') throw new Problem(503, 'PAYMENT_PROVIDER_AWAY')
}

/** Ends an open attempt at its provider, and books what it says. 503 PAYMENT_PROVIDER_AWAY. */
async function endAttempt(
	db: Database,
	gateway: PaymentGateway,
	attempt: AttemptRow,
): Promise<AttemptRow> {
	try {
		const said = await gateway.end(attempt)
		// Of a page on which nothing was chosen the provider knows nothing, and it can't be ended: its own time does.
		const isOver = said.state === 'ABSENT' ? { ...said, state: 'ENDED' as const } : said
		return await settleAttempt(db, attempt, isOver)
	} catch (error) {
		if (error instanceof GatewayFailure) throw new Problem(503, 'PAYMENT_PROVIDER_AWAY')
		throw error
	}
}
