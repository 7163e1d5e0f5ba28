import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, OpenDatabase } from '#website-api/db/database.ts'

const scope = new AsyncLocalStorage<true>()

/**
 * Whether the caller runs inside a transaction of a marked database. There, it must not wait for other machines, since
 * locks and the connection would be held meanwhile. Only tests ask: an AsyncLocalStorage costs the website API a tenth
 * of its processor time (docs/decisions/0029).
 */
export function isInTransaction(): boolean {
	return scope.getStore() === true
}

/** Makes `isInTransaction` true for the work of every transaction of `db`. */
function markTransactions(db: Database) {
	const begin: Database['transaction'] = db.transaction.bind(db)
	db.transaction = (work, config) => begin((tx) => scope.run(true, () => work(tx)), config)
}

/** Marks the transactions of requests and of jobs. */
export function withMarkedTransactions(database: OpenDatabase): OpenDatabase {
	for (const db of new Set([database.db, database.forJobs])) markTransactions(db)
	return database
}
