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
import { moment, isListed } from '#website-api/db/columns.ts'
import { LOCALES } from '#website-api/i18n/locale.ts'

/** A staff member's account; never deleted, as the log of changes refers to it. */
export const staffAccount = pgTable(
	'staff_account',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** As typed; unique, compared without case. */
		email: text().notNull(),
		name: text().notNull(),
		/** E.164. */
		whatsapp: text(),
		/** argon2id. */
		passwordHash: text('password_hash').notNull(),
		locale: text({ enum: LOCALES }).notNull().default('id'),
		/** Administrator of the installation: creates companies, but cannot read a company's orders. */
		isAdministrator: boolean('is_administrator').notNull().default(false),
		/** The encrypted secret of the authenticator app; in force since `totpSince`. */
		totpSecret: text('totp_secret'),
		totpSince: moment('totp_since'),
		/** The time step of the last accepted code, so that no code is accepted twice. */
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

/** Recovery codes for signing in without the app; only a keyed digest is stored, and each is valid once. */
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

/** A single-use token of an account: of a mailed link, or of a second factor challenge. */
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
		check('staff_link_purpose_known', isListed(table.purpose)),
	],
)
