import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, OpenDatabase } from './database.ts'
import { prepareOftenAsked } from './prepared-statements.ts'
import { isConnectionLost } from './sql-error.ts'

/** Maximum number of connections of a process, unless configured. */
const DEFAULT_POOL_SIZE = 20

const common = {
	keepAlive: true,
	application_name: 'etalase',
	idle_in_transaction_session_timeout: 10_000,
}

/** Statement timeout of requests on the server, in ms, including waiting for locks. */
const STATEMENT_MS = 5_000

// Drizzle reads parsers from the driver's global table, not the pool's. Whole rupiah fit a number (at most 10^12).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Client-side query timeout of jobs, in ms; jobs set the statement timeout on the server themselves. */
const JOB_QUERY_MS = 900_000

/** How long a request waits for a free connection, in ms: as long as a page waits for its data. */
const CONNECTION_WAIT_MS = 8_000

type Timeouts = {
	/** Default: `CONNECTION_WAIT_MS`. */
	connectionWaitMs?: number
	/** Default: `STATEMENT_MS`. */
	statementMs?: number
}

/** Opens a pool; also used by tests with a temporary server. */
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
		// Longer than the statement timeout of the server: only an unreachable server takes as long.
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
		db: releasingConnections(drizzle(pool), pool),
		forJobs: releasingConnections(drizzle(jobs), jobs),
		kind: 'postgresql',
		isReachable: () =>
			probe.query('select 1').then(
				() => true,
				() => false,
			),
		connections: () => ({
			busy: pool.totalCount - pool.idleCount,
			idle: pool.idleCount,
			waiting: pool.waitingCount,
		}),
		async close() {
			await Promise.all([pool.end(), jobs.end(), probe.end()])
		},
	}
}

/**
 * Handles errors of a pool's connections, which may break at any time, idle or in use: an unhandled 'error' event
 * would end the process. A running statement fails by itself.
 */
function survivingPool(config: pg.PoolConfig): pg.Pool {
	const pool = new pg.Pool(config)
	pool.on('error', () => undefined)
	pool.on('connect', (client) => void client.on('error', () => undefined))
	return pool
}

/**
 * Drizzle never releases a connection on which `begin` fails, and hides the original error if the rollback fails too.
 * Here a connection is always released, a broken one closed, and the first error thrown.
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
