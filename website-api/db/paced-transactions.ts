import { createPace, type Pace } from '#process/pace.ts'
import type { Database } from './database.ts'

const PACED = Symbol('paced')

/** A database for jobs beside pages: its transactions rest between each other. */
export type PacedDatabase = Database & { readonly [PACED]: true }

/**
 * The same database, changed. What a job reads or writes much of is in transactions, as these set a timeout of their own;
 * single statements do not rest.
 */
export function pacedTransactions(db: Database, pace: Pace = createPace()): PacedDatabase {
	const transaction: Database['transaction'] = db.transaction.bind(db)
	db.transaction = (work, config) => pace(() => transaction(work, config))
	return Object.assign(db, { [PACED]: true } as const)
}
