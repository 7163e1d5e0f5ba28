import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, OpenDatabase } from './database.ts'
import { prepareOftenAsked } from './prepared-statements.ts'
import { isConnectionLost } from './sql-error.ts'
import { markTransactions } from './transaction-scope.ts'

/** Connections of one process, unless set otherwise. */
const DEFAULT_POOL_SIZE = 20

const common = {
	keepAlive: true,
	application_name: 'etalase',
	idle_in_transaction_session_timeout: 10_000,
}

/** How long a statement of a request may take on the server, in ms, waiting for a row that others hold included. */
const STATEMENT_MS = 5_000

// Drizzle asks the driver's own table for parsers, not the pool's. Whole rupiah fit a number (at most 10^12).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** How long a job's question may stay unanswered, in ms; what asks it sets the server's own limit. */
const JOB_QUERY_MS = 900_000

/** How long a request waits for a connection that others use, in ms: as long as a page waits for its answers. */
const CONNECTION_WAIT_MS = 8_000

type Timeouts = {
	/** Default: `CONNECTION_WAIT_MS`. */
	connectionWaitMs?: number
	/** Default: `STATEMENT_MS`. */
	statementMs?: number
}

/** Opens a pool; also used by tests against a throw-away server. */
export function openPostgres(
	databaseUrl: string,
	size = DEFAULT_POOL_SIZE,
	{ connectionWaitMs = CONNECTION_WAIT_MS, statementMs = STATEMENT_MS }: Timeouts = {},
): OpenDatabase {
	const pool = survivingPool({
		...common,
		connectionString: databaseUrl,
		max: size,
		connectionTimeoutMillis: connectionWaitMs,
		statement_timeout: statementMs,
		// Beyond the server's own limit: only a server that is not heard from any more takes as long.
		query_timeout: 2 * statementMs,
		idleTimeoutMillis: 30_000,
	})
	prepareOftenAsked(pool)
	const jobs = survivingPool({
		...common,
		connectionString: databaseUrl,
		max: 1,
		connectionTimeoutMillis: connectionWaitMs,
		statement_timeout: STATEMENT_MS,
		query_timeout: JOB_QUERY_MS,
		idleTimeoutMillis: 30_000,
	})
	const probe = survivingPool({
		...common,
		connectionString: databaseUrl,
		max: 1,
		connectionTimeoutMillis: 2_000,
		statement_timeout: STATEMENT_MS,
		query_timeout: 2_000,
		idleTimeoutMillis: 30_000,
	})
	return {
		db: markTransactions(releasingConnections(drizzle(pool), pool)),
		forJobs: markTransactions(releasingConnections(drizzle(jobs), jobs)),
		kind: 'postgresql',
		isReachable: () =>
			probe.query('select 1').then(
				() => true,
				() => false,
			),
		async close() {
			await Promise.all([pool.end(), jobs.end(), probe.end()])
		},
	}
}

/**
 * A pool whose connections may break at any time. A connection tells of its end by an event, idle or in use, and an
 * event that nobody hears ends the process; the statement at work fails by itself.
 */
function survivingPool(config: pg.PoolConfig): pg.Pool {
	const pool = new pg.Pool(config)
	pool.on('error', () => undefined)
	pool.on('connect', (client) => void client.on('error', () => undefined))
	return pool
}

/**
 * Drizzle keeps a connection for ever when `begin` fails on it, and hides why the work failed when the rollback
 * fails too. Here a connection always goes back, a broken one to be closed, and the first failure is the one told.
 */
function releasingConnections<D extends Database>(db: D, pool: pg.Pool): D {
	const transaction: Database['transaction'] = async (work, config) => {
		const client = await pool.connect()
		let failure: { error: unknown } | undefined
		let isBroken = false
		try {
			return await drizzle(client).transaction(async (tx) => {
				try {
					return await work(tx)
				} catch (error) {
					failure = { error }
					throw error
				}
			}, config)
		} catch (error) {
			isBroken = isConnectionLost(error)
			throw failure ? failure.error : error
		} finally {
			client.release(isBroken)
		}
	}
	db.transaction = transaction
	return db
}
