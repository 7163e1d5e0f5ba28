import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import {
	GatewayFailure,
	type PaymentGateway,
} from '#website-api/modules/platform/gateways/payment-gateway.ts'
import {
	type GatewayOf,
	requireGateway,
} from '#website-api/modules/platform/gateways/gateway-of.ts'
import { eachDue } from '#website-api/modules/platform/timers/each-due.command.ts'
import { type AttemptRow, paymentAttempt, isAttempt } from './attempt.table.ts'
import { settleAttempt } from './settle-attempt.command.ts'

/** Asks the provider of an attempt, and books what it says. @throws GatewayFailure */
export async function askAttempt(
	db: Database,
	gateway: PaymentGateway,
	attempt: AttemptRow,
): Promise<AttemptRow> {
	const said = await gateway.ask(attempt)
	// The provider still waits after the end: it is told to stop, and says so or that it has been paid.
	const isLate = said.state === 'OPEN' && (await isOver(db, attempt))
	return settleAttempt(db, attempt, isLate ? await gateway.end(attempt) : said)
}

async function isOver(db: Database, attempt: AttemptRow): Promise<boolean> {
	const rows = await db
		.select({ isOver: sql<boolean>`${paymentAttempt.expiresAt} <= now()` })
		.from(paymentAttempt)
		.where(isAttempt(attempt))
	return onlyRow(rows).isOver
}

/** Until an attempt is tried again whose provider gave no answer. */
const retrySeconds = 60

/**
 * Asks for the attempts whose time has come, each in a transaction of its own after the call; several processes share them.
 * Returns how many were asked for.
 */
export const askDueAttempts = eachDue(
	{ table: paymentAttempt, at: paymentAttempt.nextAskAt, pause: sql`${retrySeconds}` },
	async (db, key, gatewayOf: GatewayOf) => {
		const attempt = onlyRow(await db.select().from(paymentAttempt).where(isAttempt(key)))
		try {
			await askAttempt(db, await requireGateway(gatewayOf, attempt), attempt)
		} catch (error) {
			// It stays due, a little later.
			if (!(error instanceof GatewayFailure)) throw error
		}
	},
)
