import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { isRetryable } from './sql-error.ts'

type Answer<Row> = { rows: Row[] }

/** Result of `execute` of both drivers: plain rows, 64-bit integers as numbers. */
interface Rows extends PgQueryResultHKT {
	type: Answer<this['row']>
}

/** PGlite or PostgreSQL, with the same interface. */
export type Database = PgDatabase<Rows>
/**
 * The transaction of `inTransaction`. On PGlite, using the outer Database inside of it would wait forever: pass this
 * on.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For queries that may run alone or inside a transaction. */
export type Queryable = Database | Transaction

/** Connections of a pool, and requests that wait for one. */
export type ConnectionCounts = { busy: number; idle: number; waiting: number }

/** Reading from a replica, for what may be as old as configured, or reads much. Never for what is written after. */
export type Reading = {
	/**
	 * For readers without writes of their own: the replica if it is recent and shows at least `position`; otherwise the
	 * primary.
	 */
	recent(position?: number): Database
	/** Everything that is committed by now: the replica as soon as it shows that, or the primary if it takes long. */
	current(): Promise<Database>
	/** What the primary has written, as a position for `recent`. */
	position(): Promise<number>
	/** Asks now whether the replica is used. */
	isUsable(): Promise<boolean>
	figures(): { isUsable: boolean; lagMs: number; lagBytes: number; fallbacks: number }
	close(): Promise<void>
}

export type OpenDatabase = {
	db: Database
	/** The same database for long queries of jobs, which run one at a time. */
	forJobs: Database
	/** Reading from a replica; absent: there is none. */
	forReading?: Reading | undefined
	kind: 'pglite' | 'postgresql'
	/**
	 * Whether the database is reachable; uses a separate connection, so that a busy pool does not count as
	 * unreachable.
	 */
	isReachable(): Promise<boolean>
	/** Of the pool for requests; absent: there is none. */
	connections?: () => ConnectionCounts
	/** A compressed copy of the embedded database's folder; absent: PostgreSQL, which has its own tools. */
	dump?: () => Promise<Blob>
	/** Ends connections and releases the folder; waits for running statements. */
	close(): Promise<void>
}

/** The connection was lost while the transaction was being committed: it may or may not have happened. */
export class UnknownCommit extends Error {
	constructor(cause: unknown) {
		super('The outcome of a commit is unknown', { cause })
	}
}

const tries = 5

/**
 * Runs `work` in one READ COMMITTED transaction and retries it on serialisation failures and deadlocks: five
 * attempts, with jitter. `work` must have no effects outside of `tx`. If it `isRepeatable`, that is begins by looking
 * whether it was done before, it is also retried after a commit of unknown outcome.
 */
export async function inTransaction<T>(
	db: Database,
	work: (tx: Transaction) => Promise<T>,
	{ isRepeatable = false } = {},
): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await db.transaction(work)
		} catch (error) {
			const isUncertain = isRepeatable && error instanceof UnknownCommit
			if (attempt === tries || !(isRetryable(error) || isUncertain)) throw error
			await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
		}
	}
}

/** Sets the statement timeout, in ms, for the rest of this transaction. */
export async function setStatementTimeout(tx: Transaction, ms: number) {
	await setLocal(tx, 'statement_timeout', String(ms))
}

/**
 * Sets a setting for the rest of this transaction, also on the machine that Citus has placed the schema on: it hands on
 * SET LOCAL, but not set_config().
 */
export async function setLocal(tx: Transaction, name: string, value: string) {
	await tx.execute(sql.raw(`set local ${name} = '${value.replaceAll("'", "''")}'`))
}
