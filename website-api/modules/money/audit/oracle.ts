import type { SQL } from 'drizzle-orm'

/**
 * Consistency checks by name. Each is one statement, hence one snapshot, that selects violations as (company_id, about,
 * found, expected), with account_id if a single account is wrong. The number in a comment is the check's group: 1 ledger,
 * 2 balances, 3 stock, 4 counters, 5 orders and promises, 6 summaries.
 */
export type Oracles = Record<string, SQL>
