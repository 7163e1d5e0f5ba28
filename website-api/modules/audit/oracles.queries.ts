import type { Queryable } from '#website-api/db/database.ts'
import { affiliateOracles } from './affiliate-oracles.queries.ts'
import { agentOracles } from './agent-oracles.queries.ts'
import { coinOracles } from './coin-oracles.queries.ts'
import { flashOracles } from './flash-oracles.queries.ts'
import { ledgerOracles } from './ledger-oracles.queries.ts'
import { orderOracles } from './order-oracles.queries.ts'
import { stockOracles } from './stock-oracles.queries.ts'
import { voucherOracles } from './voucher-oracles.queries.ts'
import type { Oracles } from './oracle.ts'

export type Violation = {
	/** Which oracle found it, e.g. "balance". */
	oracle: string
	companyId: number
	/** What it is about, e.g. "account 12". */
	about: string
	/** The two figures that ought to be equal. */
	found: number
	expected: number
}

const oracles: Oracles = {
	...ledgerOracles,
	...stockOracles,
	...orderOracles,
	...voucherOracles,
	...flashOracles,
	...coinOracles,
	...agentOracles,
	...affiliateOracles,
}

/**
 * Asks every oracle. No row: the books are in order. All in one snapshot when `db` is a repeatable-read transaction.
 */
export async function auditOracles(db: Queryable): Promise<Violation[]> {
	const violations: Violation[] = []
	for (const [oracle, query] of Object.entries(oracles)) {
		const result = await db.execute<{
			company_id: number
			about: string
			found: string | number
			expected: string | number
		}>(query)
		for (const row of result.rows) {
			violations.push({
				oracle,
				companyId: row.company_id,
				about: row.about,
				found: Number(row.found),
				expected: Number(row.expected),
			})
		}
	}
	return violations
}

/** Names of the oracles, for a report that all were asked. */
export const ORACLE_NAMES = Object.keys(oracles)
