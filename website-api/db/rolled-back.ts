import type { Database, Transaction } from './database.ts'

class RolledBack extends Error {}

/** Runs work in a transaction of which nothing is kept, also if it succeeds. @throws what the work throws */
export async function rolledBack(db: Database, work: (tx: Transaction) => Promise<void>) {
	try {
		await db.transaction(async (tx) => {
			await work(tx)
			throw new RolledBack()
		})
	} catch (error) {
		if (!(error instanceof RolledBack)) throw error
	}
}
