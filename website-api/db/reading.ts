import type pg from 'pg'
import type { Database, Reading } from './database.ts'
import { createReplicaLag, type LagOptions } from './replica-lag.ts'
import { isRetryable, isUnavailable, sqlFailureOf } from './sql-error.ts'

type ReadingPools = {
	/** Of the replica, for requests. */
	recent: pg.Pool
	/** Of the replica, for long queries. */
	long: pg.Pool
	/** Of the replica and of the primary, for their positions; they give up soon. */
	probe: pg.Pool
	primaryProbe: pg.Pool
	/** Of the primary, for what fails on the replica. */
	primary: pg.Pool
}

/** How long a report waits for the replica before it is read from the primary, in ms. */
const WAIT_MS = 1_000

// A server that is no standby, such as one that has been promoted, shows what it has written itself.
const REPLAYED = `select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
	else pg_current_wal_insert_lsn() end, '0/0')::bigint as position`
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as position`

/** `transactional`: a database on a pool whose transactions release their connections. */
export function createReading(
	pools: ReadingPools,
	primaryDb: Database,
	transactional: (pool: pg.Pool) => Database,
	options: LagOptions,
): Reading {
	let fallbacks = 0
	const positionOf = async (pool: pg.Pool, question: string) => {
		const { rows } = await pool.query<{ position: number }>(question)
		return rows[0]?.position ?? -1
	}
	const written = () => positionOf(pools.primaryProbe, WRITTEN)
	const replayed = () => positionOf(pools.probe, REPLAYED)
	const lag = createReplicaLag({ written, replayed }, options)
	const onTrouble = (error: unknown) => {
		if (!isTroubleOfReplica(error)) throw error
		fallbacks++
		lag.distrust(error)
	}
	const fallingBack = (pool: pg.Pool): Database => {
		const db = transactional(pool)
		queryElsewhere(pool, pools.primary, onTrouble)
		const transaction: Database['transaction'] = db.transaction
		db.transaction = async (work, config) => {
			try {
				return await transaction(work, config)
			} catch (error) {
				onTrouble(error)
				return primaryDb.transaction(work, config)
			}
		}
		return db
	}
	const recentDb = fallingBack(pools.recent)
	const longDb = fallingBack(pools.long)
	const primary = () => {
		fallbacks++
		return primaryDb
	}
	return {
		recent: (position = 0) => (lag.isRecent() && lag.replayed() >= position ? recentDb : primary()),
		async current() {
			return (await lag.reaches(await written(), WAIT_MS)) ? longDb : primary()
		},
		position: written,
		async isUsable() {
			await lag.measure()
			return lag.figures().isUsable
		},
		figures: () => ({ ...lag.figures(), fallbacks }),
		async close() {
			await Promise.all([pools.recent.end(), pools.long.end(), pools.probe.end()])
		},
	}
}

/** Sends the statements of a pool to another one if they fail because of the server. */
function queryElsewhere(pool: pg.Pool, other: pg.Pool, onTrouble: (error: unknown) => void) {
	const query = pool.query.bind(pool)
	// The method is overloaded; drizzle awaits what it returns.
	Object.assign(pool, {
		query: async (...given: unknown[]): Promise<unknown> => {
			try {
				return await Reflect.apply(query, undefined, given)
			} catch (error) {
				onTrouble(error)
				return Reflect.apply(other.query, other, given)
			}
		},
	})
}

/**
 * Whether the primary may answer what the replica did not: it is away, or it has ended the statement because of what it
 * replays (40001). A statement that takes too long (57014) takes too long there, too.
 */
function isTroubleOfReplica(error: unknown): boolean {
	if (sqlFailureOf(error)?.sqlState === '57014') return false
	return isUnavailable(error) || isRetryable(error)
}
