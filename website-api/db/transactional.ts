import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Database, UnknownCommit } from './database.ts'
import { observedQuery, type RunStatement } from './observed-statements.ts'
import { isConnectionLost } from './sql-error.ts'

/** Drizzle on a pool whose transactions release their connections; with `run` its statements are observed. */
export function transactional(pool: pg.Pool, run: RunStatement | undefined): Database {
	return releasingConnections(drizzle(observed(pool, run)), pool, run)
}

/**
 * Drizzle never releases a connection on which `begin` fails, and hides the original error if the rollback fails too.
 * Here a connection is always released, a broken one closed, and the first error thrown.
 */
function releasingConnections<D extends Database>(
	db: D,
	pool: pg.Pool,
	run: RunStatement | undefined,
): D {
	const transaction: Database['transaction'] = async (work, config) => {
		const client = await pool.connect()
		let failure: { error: unknown } | undefined
		let isBroken = false
		let isCommitting = false
		try {
			return await drizzle(observedClient(client, run)).transaction(async (tx) => {
				try {
					const result = await work(tx)
					isCommitting = true
					return result
				} catch (error) {
					failure = { error }
					throw error
				}
			}, config)
		} catch (error) {
			isBroken = isConnectionLost(error)
			if (isCommitting && isBroken) throw new UnknownCommit(error)
			throw failure ? failure.error : error
		} finally {
			client.release(isBroken)
		}
	}
	db.transaction = transaction
	return db
}

/**
 * The pool with its statements observed, those outside of transactions: without the time that they wait for a
 * connection.
 */
function observed(pool: pg.Pool, run: RunStatement | undefined): pg.Pool {
	if (!run) return pool
	const query = async (config: unknown, values: unknown): Promise<unknown> => {
		const client = await pool.connect()
		let failure: Error | undefined
		try {
			return await observedQuery(client.query.bind(client), run)(config, values)
		} catch (error) {
			failure = error instanceof Error ? error : new Error('not an error')
			throw error
		} finally {
			client.release(failure)
		}
	}
	return Object.assign(pool, { query })
}

/** The connection of a transaction with its statements observed. */
function observedClient(client: pg.PoolClient, run: RunStatement | undefined): pg.PoolClient {
	if (!run) return client
	const query = observedQuery(client.query.bind(client), run)
	return Object.assign(Object.create(client), { query })
}
