import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'

/**
 * A transaction that changed content of a company's pages. Written by triggers, so that no kind of
 * change is missed. Each transaction inserts its own row, so that none waits for another.
 */
export const pageChange = pgTable(
	'page_change',
	{
		companyId: integer('company_id').notNull(),
		/** The database's id of the transaction; negative: the time at which planned content starts or ends. */
		transaction: bigint({ mode: 'bigint' }).notNull(),
		at: moment('at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.transaction] }),
		index('page_change_at').on(table.at),
		index('page_change_transaction').on(table.transaction),
	],
)
