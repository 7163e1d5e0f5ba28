import type { Logger } from 'pino'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { storeFindings } from './finding.command.ts'
import { reportFindings } from './report-findings.ts'
import { LedgerMismatch } from './payout-check.queries.ts'

/**
 * Runs the transaction of a payout. Violations found by its check are stored and reported in a separate transaction,
 * because that of the payout is rolled back.
 */
export async function checkedPayout<T>(
	{ db, log }: { db: Database; log: Logger },
	work: (tx: Transaction) => Promise<T>,
): Promise<T> {
	try {
		return await inTransaction(db, work)
	} catch (error) {
		if (!(error instanceof LedgerMismatch)) throw error
		const { violations } = error
		reportFindings(log, await inTransaction(db, (tx) => storeFindings(tx, violations)))
		throw error
	}
}
