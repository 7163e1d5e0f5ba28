import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { isRetryable } from './sql-error.ts'

type Answer<Row> = { rows: Row[] }

/** What both drivers answer to `execute`: plain rows, 64-bit integers as numbers. */
interface Rows extends PgQueryResultHKT {
	type: Answer<this['row']>
}

/** PGlite or PostgreSQL: code that takes one runs on either. */
export type Database = PgDatabase<Rows>
/** Inside `inTransaction`. On PGlite, using the outer Database here waits for ever: pass this on. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For queries that may run alone or inside a transaction. */
export type Queryable = Database | Transaction

export type OpenDatabase = {
	db: Database
	/** The same database, for questions of a job that take minutes and are asked one at a time. */
	forJobs: Database
	kind: 'pglite' | 'postgresql'
	/** Whether the database answers now; asks on a connection of its own, so that a busy pool does not count as away. */
	isReachable(): Promise<boolean>
	/** Ends connections and gives the folder free; waits for running statements. */
	close(): Promise<void>
}

const tries = 5

/**
 * Runs `work` in one READ COMMITTED transaction and repeats it when the database asks for that
 * (serialisation failure, deadlock): five tries, with jitter. `work` must touch nothing but `tx`.
 */
export async function inTransaction<T>(
	db: Database,
	work: (tx: Transaction) => Promise<T>,
): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await db.transaction(work)
		} catch (error) {
			if (attempt === tries || !isRetryable(error)) throw error
			await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
		}
	}
}

/** Replaces the connection's limit on each statement, in milliseconds, for the rest of this transaction. */
export async function setStatementTimeout(tx: Transaction, ms: number) {
	await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`)
}
