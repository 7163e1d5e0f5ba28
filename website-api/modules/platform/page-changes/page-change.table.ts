import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'

/**
 * A transaction that changed what a company's pages show. Triggers write it (migration 0033), so that no way to change
 * something is deleted; each transaction has a row of its own, so that none waits for another.
 */
export const pageChange = pgTable(
	'page_change',
	{
		companyId: integer('company_id').notNull(),
		/** The database's id of the transaction; negative: a moment at which something planned begins or ends. */
		transaction: bigint({ mode: 'bigint' }).notNull(),
		at: moment('at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.transaction] }),
		index('page_change_at').on(table.at),
	],
)
