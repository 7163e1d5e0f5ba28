import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { adjustmentOracles } from './adjustment-oracles.queries.ts'
import { affiliateOracles } from './affiliate-oracles.queries.ts'
import { agentOracles } from './agent-oracles.queries.ts'
import { causeOracles } from './cause-oracles.queries.ts'
import { codOracles } from './cod-oracles.queries.ts'
import { coinOracles } from './coin-oracles.queries.ts'
import { deletionOracles } from './deletion-oracles.queries.ts'
import { flashOracles } from './flash-oracles.queries.ts'
import { ledgerOracles } from './ledger-oracles.queries.ts'
import { orderOracles } from './order-oracles.queries.ts'
import { providerOracles } from './provider-oracles.queries.ts'
import { stockOracles } from './stock-oracles.queries.ts'
import { summaryOracles } from './summary-oracles.queries.ts'
import { voucherOracles } from './voucher-oracles.queries.ts'
import type { Oracles } from './oracle.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

export type Violation = {
	/** Name of the oracle, e.g. "balance". */
	oracle: string
	companyId: number
	/** The wrong account; null if it is not a single one. */
	accountId: number | null
	/** Subject, e.g. "account 12". */
	about: string
	/** The two figures that should be equal. */
	found: number
	expected: number
}

/** All oracles by name. */
export const ORACLES: Oracles = {
	...ledgerOracles,
	...stockOracles,
	...orderOracles,
	...voucherOracles,
	...flashOracles,
	...codOracles,
	...coinOracles,
	...agentOracles,
	...affiliateOracles,
	...deletionOracles,
	...causeOracles,
	...adjustmentOracles,
	...providerOracles,
	...summaryOracles,
}

/** Names of all oracles, for reports. */
export const ORACLE_NAMES = Object.keys(ORACLES)

/**
 * Runs all oracles and returns violations. They share one snapshot if `db` is a repeatable-read transaction.
 */
export async function auditOracles(db: Queryable): Promise<Violation[]> {
	const violations: Violation[] = []
	for (const [oracle, query] of Object.entries(ORACLES)) {
		violations.push(...(await runOracle(db, oracle, ofServed(query))))
	}
	return violations
}

/** Leaves out the companies that are not served here: the rows of one that is being copied do not fit each other yet. */
export const ofServed = (query: SQL): SQL =>
	sql`select * from (${query}) as found where ${isServed(sql`found.company_id`)}`

/** Runs all oracles for one company, served or not. */
export async function auditCompany(db: Queryable, companyId: number): Promise<Violation[]> {
	const violations: Violation[] = []
	for (const [oracle, query] of Object.entries(ORACLES)) {
		const own = sql`select * from (${query}) as found where found.company_id = ${companyId}`
		violations.push(...(await runOracle(db, oracle, own)))
	}
	return violations
}

/** Runs one oracle's query and returns its violations. */
export async function runOracle(db: Queryable, oracle: string, query: SQL): Promise<Violation[]> {
	const { rows } = await db.execute<{
		company_id: number
		account_id?: string | number | null
		/** Null for a transfer that names no order. */
		about: string | null
		found: string | number
		expected: string | number
	}>(query)
	return rows.map((row) => ({
		oracle,
		companyId: row.company_id,
		accountId:
			row.account_id === undefined || row.account_id === null ? null : Number(row.account_id),
		about: row.about ?? 'no order',
		found: Number(row.found),
		expected: Number(row.expected),
	}))
}
