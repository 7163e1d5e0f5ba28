import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { takeFolderLock } from './folder-lock.ts'
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
	kind: 'pglite' | 'postgresql'
	/** Ends connections and gives the folder free; waits for running statements. */
	close(): Promise<void>
}

export type DatabasePlace = {
	/** postgres://…; absent: PGlite in `dataDir`/pg. */
	databaseUrl?: string | undefined
	dataDir: string
}

/** Opens the database; throws `FolderInUse` when another process has the PGlite folder. */
export async function openDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<OpenDatabase> {
	return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataDir)
}

async function openPglite(dataDir: string): Promise<OpenDatabase> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const release = takeFolderLock(path.join(dataDir, 'pg.lock'))
	try {
		const client = await PGlite.create({ dataDir: path.join(dataDir, 'pg') })
		return {
			db: drizzlePglite(client),
			kind: 'pglite',
			async close() {
				await client.close()
				release()
			},
		}
	} catch (error) {
		release()
		throw error
	}
}

// Drizzle asks the driver's own table for parsers, not the pool's. Whole rupiah fit a number (at most 10^12).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool; also used by tests against a throw-away server. */
export function openPostgres(databaseUrl: string, size = 10): OpenDatabase {
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		max: size,
		connectionTimeoutMillis: 2_000,
		idleTimeoutMillis: 30_000,
		statement_timeout: 5_000,
		idle_in_transaction_session_timeout: 10_000,
		application_name: 'etalase',
	})
	// A broken idle connection is replaced by the pool; unheard, its error would end the process.
	pool.on('error', () => undefined)
	return { db: drizzlePg(pool), kind: 'postgresql', close: () => pool.end() }
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
