import type { SQL } from 'drizzle-orm'

/**
 * Questions by their name, each for rows (company_id, about, found, expected) that ought not to be there, with
 * account_id where one account is wrong. Each is one statement, so that it sees one moment. The number says which of
 * the six oracles a question is a part of: 1 books, 2 balances, 3 stock, 4 counters, 5 orders and promises, 6 summaries.
 */
export type Oracles = Record<string, SQL>
