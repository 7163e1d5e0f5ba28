import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#website-api/db/database.ts'
import { GatewayFailure } from '../payment-gateway.ts'

/** Calls in a row without an answer, after which a provider is not called for a while. */
const mostFailures = 3
const awaySeconds = 60

/** An account of any kind of provider, whose row counts the calls that were not answered. */
export type WatchedAccount = {
	table: PgTable
	isThis: SQL | undefined
	/** As the row said when it was read. */
	isAway: boolean
	failures: number
	/** Called whatever the row says: staff want to see whether it answers again. */
	isCalledAnyway?: boolean
}

/**
 * Calls a provider, unless it is away, and notes on its account whether it answered. When its time is over, one call is made
 * first, of all website APIs; until it is answered, the provider is still away for all others.
 *
 * @throws GatewayFailure that of the call; BUSY while it is away
 */
export async function watchedCall<T>(
	db: Database,
	account: WatchedAccount,
	call: () => Promise<T>,
): Promise<T> {
	if (!(await mayCall(db, account)))
		throw new GatewayFailure('BUSY', 'Not called: it did not answer before.')
	try {
		const answered = await call()
		if (account.failures > 0) await noteAnswer(db, account)
		return answered
	} catch (error) {
		if (error instanceof GatewayFailure && isAway(error)) await noteFailure(db, account)
		throw error
	}
}

/** Whether a provider is called now. Of those who ask for one that was away, the first may, and answers for all. */
async function mayCall(db: Database, account: WatchedAccount): Promise<boolean> {
	const { table, isThis, isAway: isNotCalled, failures, isCalledAnyway } = account
	if (isCalledAnyway) return true
	if (isNotCalled) return false
	if (failures < mostFailures) return true
	const { rows } = await db.execute<{ may: boolean }>(sql`
		with first as (
			update ${table} set away_until = now() + make_interval(secs => ${awaySeconds})
			where ${isThis} and failures >= ${mostFailures} and coalesce(away_until <= now(), true)
			returning 1
		)
		select exists (select from first) or exists (
			select from ${table} where ${isThis} and failures < ${mostFailures}) as may`)
	return rows[0]?.may === true
}

/** A refusal is an answer. A key that is not accepted makes every method useless. */
function isAway({ kind }: GatewayFailure): boolean {
	return kind !== 'REFUSED'
}

/** Notes that a provider answered. */
async function noteAnswer(db: Database, { table, isThis }: WatchedAccount) {
	await db.execute(
		sql`update ${table} set failures = 0, away_until = null, silent_since = null where ${isThis}`,
	)
}

/** Notes a call without an answer; after the third in a row the provider is away. */
async function noteFailure(db: Database, { table, isThis }: WatchedAccount) {
	const { rows } = await db.execute<{ failures: number }>(sql`
		update ${table} set failures = failures + 1, silent_since = least(silent_since, now())
		where ${isThis} returning failures`)
	if (Number(rows[0]?.failures ?? 0) < mostFailures) return
	await db.execute(sql`
		update ${table} set away_until = now() + make_interval(secs => ${awaySeconds}) where ${isThis}`)
}
