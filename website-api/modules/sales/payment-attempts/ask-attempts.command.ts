import { and, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import {
	GatewayFailure,
	type PaymentGateway,
} from '#website-api/modules/platform/gateways/payment-gateway.ts'
import {
	type GatewayOf,
	requireGateway,
} from '#website-api/modules/platform/gateways/gateway-of.ts'
import { eachOf } from '#process/each-of.ts'
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

/** Attempts asked for in one round, so that a silent provider does not hold up everything else. */
const mostOfRound = 20
/** A provider that does not answer holds one of them for ten seconds. */
const mostAtOnce = 5
/** Until an attempt is tried again whose provider gave no answer. */
const retrySeconds = 60

/**
 * Asks for the attempts whose time has come, each in a transaction of its own after the call; several processes share them.
 * Returns how many were asked for. A failing one does not block others; its error is thrown at the end.
 */
export async function askDueAttempts(db: Database, gatewayOf: GatewayOf): Promise<number> {
	const due = await takeDue(db)
	await eachOf(due, mostAtOnce, async (attempt) => {
		try {
			await askAttempt(db, await requireGateway(gatewayOf, attempt), attempt)
		} catch (error) {
			// It stays due, a little later: `takeDue` has moved it.
			if (!(error instanceof GatewayFailure)) throw error
		}
	})
	return due.length
}

/** Takes due attempts: others see them as due only after a while, in case this process ends. */
function takeDue(db: Database): Promise<AttemptRow[]> {
	return inTransaction(db, async (tx) => {
		const rows = await tx
			.select()
			.from(paymentAttempt)
			.where(and(sql`${paymentAttempt.nextAskAt} <= now()`, isServed(paymentAttempt.companyId)))
			.orderBy(paymentAttempt.nextAskAt)
			.limit(mostOfRound)
			.for('update', { skipLocked: true })
		for (const row of rows) {
			await tx
				.update(paymentAttempt)
				.set({ nextAskAt: sql`now() + make_interval(secs => ${retrySeconds})` })
				.where(isAttempt(row))
		}
		return rows
	})
}
