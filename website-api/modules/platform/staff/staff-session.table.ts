import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { staffAccount } from './staff-account.table.ts'

/** A staff member's sign-in on one device; only a digest of its token is stored. */
export const staffSession = pgTable(
	'staff_session',
	{
		id: uuid().primaryKey().defaultRandom(),
		accountId: uuid('account_id').notNull(),
		tokenHash: text('token_hash').notNull().unique(),
		/** Name of the device. */
		device: text().notNull(),
		/** Address it signed in from; '' if the admin sent none. */
		address: text().notNull(),
		/** Keyed digest of the browser's id; '' if the admin sent none. */
		deviceDigest: text('device_digest').notNull().default(''),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** Rounded to the minute. */
		seenAt: moment('seen_at').notNull().defaultNow(),
		expiresAt: moment('expires_at').notNull(),
		/** When password or code were last entered. */
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
