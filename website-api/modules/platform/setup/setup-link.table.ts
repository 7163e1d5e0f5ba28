import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'

/** The link that sets up an empty installation: one row at most. */
export const setupLink = pgTable(
	'setup_link',
	{
		id: integer().primaryKey().default(1),
		/** SHA-256 of the token. */
		tokenHash: text('token_hash').notNull(),
		expiresAt: moment('expires_at').notNull(),
		usedAt: moment('used_at'),
	},
	(table) => [check('setup_link_is_one', sql`${table.id} = 1`)],
)
