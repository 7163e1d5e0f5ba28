import type { SQL } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { affiliateOracles } from './affiliate-oracles.queries.ts'
import { agentOracles } from './agent-oracles.queries.ts'
import { coinOracles } from './coin-oracles.queries.ts'
import { flashOracles } from './flash-oracles.queries.ts'
import { ledgerOracles } from './ledger-oracles.queries.ts'
import { orderOracles } from './order-oracles.queries.ts'
import { stockOracles } from './stock-oracles.queries.ts'
import { summaryOracles } from './summary-oracles.queries.ts'
import { voucherOracles } from './voucher-oracles.queries.ts'
import type { Oracles } from './oracle.ts'

export type Violation = {
	/** Which oracle found it, e.g. "balance". */
	oracle: string
	companyId: number
	/** The one account that is wrong; null: no single one is. */
	accountId: number | null
	/** What it is about, e.g. "account 12". */
	about: string
	/** The two figures that ought to be equal. */
	found: number
	expected: number
}

/** Every oracle by its name. */
export const ORACLES: Oracles = {
	...ledgerOracles,
	...stockOracles,
	...orderOracles,
	...voucherOracles,
	...flashOracles,
	...coinOracles,
	...agentOracles,
	...affiliateOracles,
	...summaryOracles,
}

/** Names of the oracles, for a report that all were asked. */
export const ORACLE_NAMES = Object.keys(ORACLES)

/**
 * Asks every oracle. No row: the books are in order. All in one snapshot when `db` is a repeatable-read transaction.
 */
export async function auditOracles(db: Queryable): Promise<Violation[]> {
	const violations: Violation[] = []
	for (const [oracle, query] of Object.entries(ORACLES)) {
		violations.push(...(await askOracle(db, oracle, query)))
	}
	return violations
}

/** What one question finds, under the name of its oracle. */
export async function askOracle(db: Queryable, oracle: string, query: SQL): Promise<Violation[]> {
	const { rows } = await db.execute<{
		company_id: number
		account_id?: string | number | null
		about: string
		found: string | number
		expected: string | number
	}>(query)
	return rows.map((row) => ({
		oracle,
		companyId: row.company_id,
		accountId:
			row.account_id === undefined || row.account_id === null ? null : Number(row.account_id),
		about: row.about,
		found: Number(row.found),
		expected: Number(row.expected),
	}))
}
