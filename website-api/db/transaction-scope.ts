import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'

const scope = new AsyncLocalStorage<true>()

/**
 * Whether the caller runs inside a database transaction. There, it must not wait for other machines, since locks and
 * the connection would be held meanwhile.
 */
export function isInTransaction(): boolean {
	return scope.getStore() === true
}

/** Makes `isInTransaction` true for the work of every transaction of `db`. */
export function markTransactions<D extends Database>(db: D): D {
	const begin: Database['transaction'] = db.transaction.bind(db)
	db.transaction = (work, config) => begin((tx) => scope.run(true, () => work(tx)), config)
	return db
}
