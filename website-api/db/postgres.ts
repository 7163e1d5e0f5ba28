import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database, OpenDatabase, Reading } from './database.ts'
import { type DatabaseHosts, databaseHosts, type Target } from './database-hosts.ts'
import { clientOf, createHostChoice } from './host-choice.ts'
import { type ObserveStatements, observedStatements } from './observed-statements.ts'
import { prepareOftenAsked } from './prepared-statements.ts'
import { createReading } from './reading.ts'
import type { LagOptions } from './replica-lag.ts'
import { transactional } from './transactional.ts'

/** Maximum number of connections of a process, unless configured. */
const DEFAULT_POOL_SIZE = 20

/** Of a transaction that waits for its next statement, in ms. */
const IDLE_IN_TRANSACTION_MS = 10_000

/** Statement timeout of requests on the server, in ms, including waiting for locks. */
const STATEMENT_MS = 5_000

// Drizzle reads parsers from the driver's global table, not the pool's. Whole rupiah fit a number (at most 10^12).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Client-side query timeout of jobs, in ms; jobs set the statement timeout on the server themselves. */
const JOB_QUERY_MS = 900_000

/** How long a request waits for a free connection, in ms: as long as a page waits for its data. */
const CONNECTION_WAIT_MS = 8_000

export type PostgresOptions = {
	/** Default: `CONNECTION_WAIT_MS`. */
	connectionWaitMs?: number
	/** Default: `STATEMENT_MS`. */
	statementMs?: number
	/**
	 * Whether a pooler gives each transaction another connection. Timeouts are then settings of the role
	 * (`setTimeoutsOfRole`): a pooler refuses them at the start of a connection. Default: false.
	 */
	isPooled?: boolean
	/** Default: true. */
	preparesStatements?: boolean
	/** By which the server knows the connections, e.g. in `pg_stat_activity`; at most 63 bytes. Default: etalase. */
	applicationName?: string | undefined
	/** Absent: statements are not observed. */
	observe?: ObserveStatements | undefined
	/** The schema of the tables; default: the first of the role's search_path. Behind a pooler it is a setting of the role. */
	schema?: string | undefined
	/** A replica for reading; absent: everything is read from the primary. */
	read?: ReadOptions | undefined
}

/** The schema before that of the extensions. */
const searchPath = (schema: string) => `${schema},public`

function startParameters(statementMs: number, schema: string | undefined, isReadOnly: boolean) {
	const settings = [
		...(schema === undefined ? [] : [`search_path=${searchPath(schema)}`]),
		...(isReadOnly ? ['default_transaction_read_only=on'] : []),
	]
	return {
		statement_timeout: statementMs,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
		...(settings.length > 0 && { options: settings.map((one) => `-c ${one}`).join(' ') }),
	}
}

export type ReadOptions = { url: string } & LagOptions

/** Opens a pool; also used by tests with a temporary server. */
export function openPostgres(
	databaseUrl: string,
	size = DEFAULT_POOL_SIZE,
	options: PostgresOptions = {},
): OpenDatabase {
	const pools = poolsOf(databaseUrl, size, options)
	const { requests, jobs, probe } = pools
	const run = options.observe && observedStatements(options.observe)
	const db = transactional(requests, run)
	const forReading = options.read && readingOf(options.read, { ...pools, db }, size, options)
	return {
		db,
		forJobs: transactional(jobs, run),
		forReading,
		kind: 'postgresql',
		isReachable: () =>
			probe.query('select 1').then(
				() => true,
				() => false,
			),
		connections: () => ({
			busy: requests.totalCount - requests.idleCount,
			idle: requests.idleCount,
			waiting: requests.waitingCount,
		}),
		async close() {
			await Promise.all([requests.end(), jobs.end(), probe.end(), forReading?.close()])
		},
	}
}

/** A pool for requests, one for jobs that run one at a time, and one to ask whether the server is there. */
function poolsOf(
	databaseUrl: string,
	size: number,
	options: PostgresOptions,
	{ jobsAtOnce = 1, targetOfSeveral = 'read-write' as Target, isReadOnly = false } = {},
) {
	const { connectionWaitMs = CONNECTION_WAIT_MS, statementMs = STATEMENT_MS } = options
	const { isPooled = false, preparesStatements = true, schema } = options
	const { applicationName = 'etalase' } = options
	const server = connectionTo(databaseHosts(databaseUrl, targetOfSeveral), connectionWaitMs)
	const pool = (max: number, waitMs: number, serverMs: number, clientMs: number) =>
		survivingPool({
			keepAlive: true,
			application_name: applicationName,
			// A pooler refuses them at the start of a connection; a standby takes no writes anyway.
			...(isPooled ? {} : startParameters(serverMs, schema, isReadOnly)),
			...server,
			max,
			connectionTimeoutMillis: waitMs,
			query_timeout: clientMs,
			idleTimeoutMillis: 30_000,
		})
	// Longer than the statement timeout of the server: only an unreachable server takes as long.
	const requests = pool(size, connectionWaitMs, statementMs, 2 * statementMs)
	if (preparesStatements) prepareOftenAsked(requests)
	return {
		requests,
		jobs: pool(jobsAtOnce, connectionWaitMs, STATEMENT_MS, JOB_QUERY_MS),
		probe: pool(1, 2_000, STATEMENT_MS, 2_000),
	}
}

/** Reads from a replica; several reports at once, so that the audit holds none up. */
function readingOf(
	{ url, ...lag }: ReadOptions,
	primary: ReturnType<typeof poolsOf> & { db: Database },
	size: number,
	options: PostgresOptions,
): Reading {
	const ways = { jobsAtOnce: 4, targetOfSeveral: 'prefer-standby' as const, isReadOnly: true }
	const { requests, jobs, probe } = poolsOf(url, size, options, ways)
	const pools = { recent: requests, long: jobs, probe }
	const ofPrimary = { primary: primary.requests, primaryProbe: primary.probe }
	const run = options.observe && observedStatements(options.observe)
	const withRun = (pool: pg.Pool) => transactional(pool, run)
	return createReading({ ...pools, ...ofPrimary }, primary.db, withRun, lag)
}

/** What a pool needs to connect: of several servers to the one that takes writes. */
function connectionTo(hosts: DatabaseHosts, connectionWaitMs: number): pg.PoolConfig {
	const { urls, target } = hosts
	const connectionString = urls[0]
	if (urls.length === 1 && target === 'any') return { connectionString }
	// So that all can be asked, and the last connected to, within the wait for a connection.
	const timeoutMs = Math.floor(connectionWaitMs / (urls.length + 1))
	return { connectionString, Client: clientOf(createHostChoice(hosts, timeoutMs)) }
}

/**
 * Sets the timeouts of statements and of waiting transactions for all later connections of this role to this database,
 * unless the role has its own, and the schema. Behind a pooler, where no connection belongs to one process.
 */
export async function setTimeoutsOfRole(db: Database, schema?: string) {
	await db.execute(
		sql.raw(`do $$ begin
		if current_setting('statement_timeout') = '0' then
			execute format('alter role %I in database %I set statement_timeout = ${STATEMENT_MS}',
				current_user, current_database());
		end if;
		if current_setting('idle_in_transaction_session_timeout') = '0' then
			execute format('alter role %I in database %I set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}',
				current_user, current_database());
		end if;
	end $$`),
	)
	if (schema === undefined) return
	await db.execute(
		sql.raw(`do $$ begin
		execute format('alter role %I in database %I set search_path = ${searchPath(schema)}',
			current_user, current_database());
	end $$`),
	)
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
