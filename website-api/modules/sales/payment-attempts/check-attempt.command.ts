import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import {
	type GatewayOf,
	requireGateway,
} from '#website-api/modules/platform/gateways/gateway-of.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { askAttempt } from './ask-attempts.command.ts'
import { type AttemptRow, paymentAttempt, isAttempt } from './attempt.table.ts'
import { isBeingOpened } from './attempt.queries.ts'

/** Between two questions to the provider that a buyer causes. */
const pauseSeconds = 5
/** After a buyer has paid and asked too early, without any notification. */
const againSeconds = 45

/**
 * Asks the provider about an order's attempt because its buyer wants to know, and once more a little later while it waits.
 * Without effect if it was asked a moment ago, is being opened, or has ended. 503 PAYMENT_PROVIDER_AWAY.
 */
export async function checkAttempt(
	db: Database,
	gatewayOf: GatewayOf,
	order: Pick<OrderRow, 'companyId' | 'id'>,
) {
	const attempt = await takeToAsk(db, order)
	if (!attempt) return
	try {
		await askAttempt(db, await requireGateway(gatewayOf, attempt), attempt)
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error
		throw new Problem(503, 'PAYMENT_PROVIDER_AWAY')
	} finally {
		await askAgain(db, attempt)
	}
}

async function takeToAsk(
	db: Database,
	{ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
): Promise<AttemptRow | undefined> {
	const { checkedAt, state } = paymentAttempt
	const [attempt] = await db
		.update(paymentAttempt)
		.set({ checkedAt: sql`now()` })
		.where(
			and(
				eq(paymentAttempt.companyId, companyId),
				eq(paymentAttempt.orderId, id),
				inArray(state, ['OPENING', 'OPEN', 'UNCLEAR']),
				sql`not (${isBeingOpened})`,
				or(
					sql`${checkedAt} is null`,
					sql`${checkedAt} <= now() - make_interval(secs => ${pauseSeconds})`,
				),
			),
		)
		.returning()
	return attempt
}

async function askAgain(db: Database, attempt: AttemptRow) {
	const { nextAskAt } = paymentAttempt
	await db
		.update(paymentAttempt)
		.set({ nextAskAt: sql`least(${nextAskAt}, now() + make_interval(secs => ${againSeconds}))` })
		.where(and(isAttempt(attempt), inArray(paymentAttempt.state, ['OPENING', 'OPEN'])))
}
