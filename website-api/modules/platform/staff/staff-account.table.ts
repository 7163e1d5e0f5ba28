import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	foreignKey,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { LOCALES } from '#website-api/i18n/locale.ts'

/** Someone who works for the shops; never deleted, as the log of changes names them. */
export const staffAccount = pgTable(
	'staff_account',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** As typed; unlike any other whatever the case of its letters. */
		email: text().notNull(),
		name: text().notNull(),
		/** E.164. */
		whatsapp: text(),
		/** argon2id. */
		passwordHash: text('password_hash').notNull(),
		locale: text({ enum: LOCALES }).notNull().default('id'),
		/** Administrator of the installation: creates companies, sees no company's orders. */
		isAdministrator: boolean('is_administrator').notNull().default(false),
		/** The sealed secret of the authenticator app; counts from `totpSince` on. */
		totpSecret: text('totp_secret'),
		totpSince: moment('totp_since'),
		/** The last time step whose code was taken: no code counts twice. */
		totpStep: bigint('totp_step', { mode: 'number' }),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex('staff_account_email').on(sql`lower(${table.email})`),
		check('staff_account_password_form', sql`${table.passwordHash} like '$argon2id$%'`),
		check('staff_account_whatsapp_form', sql`${table.whatsapp} ~ '^\\+[1-9][0-9]{7,14}$'`),
		check('staff_account_locale_known', sql`${table.locale} ~ '^[a-z]{2}$'`),
		check(
			'staff_account_totp_secret',
			sql`${table.totpSince} is null or ${table.totpSecret} is not null`,
		),
	],
)
export type StaffAccount = typeof staffAccount.$inferSelect

/** Codes for signing in without the app; only a keyed digest is kept, and each counts once. */
export const staffRecoveryCode = pgTable(
	'staff_recovery_code',
	{
		accountId: uuid('account_id').notNull(),
		digest: text().notNull(),
		usedAt: moment('used_at'),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.digest] }),
		foreignKey({
			name: 'staff_recovery_code_account_fk',
			columns: [table.accountId],
			foreignColumns: [staffAccount.id],
		}),
	],
)

export const STAFF_LINK_PURPOSES = ['PASSWORD_RESET', 'SECOND_FACTOR'] as const

/** A single-use token of an account: a mailed link, or the question for the second factor. */
export const staffLink = pgTable(
	'staff_link',
	{
		id: uuid().primaryKey().defaultRandom(),
		accountId: uuid('account_id').notNull(),
		purpose: text({ enum: STAFF_LINK_PURPOSES }).notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		expiresAt: moment('expires_at').notNull(),
		usedAt: moment('used_at'),
	},
	(table) => [
		foreignKey({
			name: 'staff_link_account_fk',
			columns: [table.accountId],
			foreignColumns: [staffAccount.id],
		}),
		check('staff_link_purpose_known', sql`${table.purpose} in ('PASSWORD_RESET', 'SECOND_FACTOR')`),
	],
)
