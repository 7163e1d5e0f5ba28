import { type Pace, paceOfJobs } from '#process/pace.ts'
import type { Database } from './database.ts'

const PACED = Symbol('paced')

/** A database for jobs beside pages: its transactions rest between each other. */
export type PacedDatabase = Database & { readonly [PACED]: true }

/**
 * The same database with paced transactions. What a job reads or writes much of is in transactions, as these set a timeout
 * of their own; single statements do not rest.
 */
export function pacedTransactions(db: Database, pace: Pace = paceOfJobs): PacedDatabase {
	const transaction: Database['transaction'] = (work, config) =>
		pace(() => db.transaction(work, config))
	return Object.assign(Object.create(db), { transaction, [PACED]: true })
}
