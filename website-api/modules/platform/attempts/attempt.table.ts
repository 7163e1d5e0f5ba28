import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'

/** Counts attempts per key. A key is a keyed digest, so that it identifies nobody. */
export const attemptCount = pgTable(
	'attempt_count',
	{
		/** 0: the installation rather than a company, e.g. staff sign-ins. */
		companyId: integer('company_id').notNull(),
		key: text().notNull(),
		since: moment('since').notNull().defaultNow(),
		count: integer().notNull().default(1),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.key] }),
		check('attempt_count_positive', sql`${table.count} >= 0`),
	],
)
