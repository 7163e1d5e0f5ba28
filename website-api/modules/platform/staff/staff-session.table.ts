import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { staffAccount } from './staff-account.table.ts'

/** A staff member's sign-in on one device; only a digest of its token is kept. */
export const staffSession = pgTable(
	'staff_session',
	{
		id: uuid().primaryKey().defaultRandom(),
		accountId: uuid('account_id').notNull(),
		tokenHash: text('token_hash').notNull().unique(),
		/** What the staff member knows the device by. */
		device: text().notNull(),
		/** Where it signed in from; '' where the admin did not say. */
		address: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** Precise to the minute. */
		seenAt: moment('seen_at').notNull().defaultNow(),
		expiresAt: moment('expires_at').notNull(),
		/** When password or code were last asked for again. */
		confirmedAt: moment('confirmed_at'),
		endedAt: moment('ended_at'),
	},
	(table) => [
		foreignKey({
			name: 'staff_session_account_fk',
			columns: [table.accountId],
			foreignColumns: [staffAccount.id],
		}),
		index('staff_session_of_account').on(table.accountId),
		check('staff_session_device_short', sql`char_length(${table.device}) <= 50`),
		check('staff_session_address_short', sql`char_length(${table.address}) <= 100`),
	],
)
