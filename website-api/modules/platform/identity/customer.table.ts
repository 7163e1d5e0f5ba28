import { sql } from 'drizzle-orm'
import {
	check,
	date,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { CUSTOMER_TYPES } from '#contract/auth.ts'
import { moment, isListed } from '#website-api/db/columns.ts'
import { LOCALES } from '#website-api/i18n/locale.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'

/** Customer accounts. A deleted account stays, without personal data, because orders and ledger refer to it. */
export const customer = pgTable(
	'customer',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: uuid().notNull().defaultRandom(),
		/** CUSTOMER_CODE: public reference of the customer. */
		code: text()
			.notNull()
			.default(sql`upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))`),
		name: text().notNull(),
		/** As typed; unique in the company, compared without case. */
		email: text().notNull(),
		/** E.164. */
		phone: text().notNull(),
		type: text({ enum: CUSTOMER_TYPES }).notNull().default('RETAIL'),
		/** CUSTOMER_BRANCH_ID: id of the referring customer; null: none. */
		branchId: uuid('branch_id'),
		/** argon2id hash; null: the customer signs in with Google only. */
		passwordHash: text('password_hash'),
		/** The provider's subject identifier. */
		googleSubject: text('google_subject'),
		birthday: date({ mode: 'string' }),
		pictureId: uuid('picture_id'),
		emailConfirmedAt: moment('email_confirmed_at'),
		/** New email that is not confirmed yet. */
		emailWaiting: text('email_waiting'),
		/** null: not yet activated. */
		affiliateCode: text('affiliate_code'),
		/** Language of mails. */
		locale: text({ enum: LOCALES }).notNull().default('id'),
		/** When the customer agreed to terms and privacy policy. */
		agreedAt: moment('agreed_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
		deletedAt: moment('deleted_at'),
		/** Since when staff have blocked sign-in and orders; null: not blocked. */
		blockedAt: moment('blocked_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'customer_branch_fk',
			columns: [table.companyId, table.branchId],
			foreignColumns: [table.companyId, table.id],
		}),
		foreignKey({
			name: 'customer_picture_fk',
			columns: [table.companyId, table.pictureId],
			foreignColumns: [upload.companyId, upload.id],
		}),
		unique('customer_code').on(table.companyId, table.code),
		unique('customer_google').on(table.companyId, table.googleSubject),
		uniqueIndex('customer_email')
			.on(table.companyId, sql`lower(${table.email})`)
			.where(sql`${table.deletedAt} is null`),
		uniqueIndex('customer_phone')
			.on(table.companyId, table.phone)
			.where(sql`${table.deletedAt} is null`),
		index('customer_blocked')
			.on(table.companyId, table.blockedAt)
			.where(sql`${table.blockedAt} is not null`),
		index('customer_newest')
			.on(table.companyId, table.createdAt, table.id)
			.where(sql`${table.deletedAt} is null`),
		index('customer_by_name').using('gin', sql`to_tsvector('simple'::regconfig, ${table.name})`),
		index('customer_by_email_start')
			.on(table.companyId, sql`lower(${table.email}) text_pattern_ops`)
			.where(sql`${table.deletedAt} is null`),
		uniqueIndex('customer_affiliate_code').on(table.companyId, sql`lower(${table.affiliateCode})`),
		check('customer_type_known', isListed(table.type)),
		check('customer_password_form', sql`${table.passwordHash} like '$argon2id$%'`),
		check('customer_locale_known', sql`${table.locale} ~ '^[a-z]{2}$'`),
		check('customer_affiliate_code_form', sql`${table.affiliateCode} ~ '^[A-Za-z0-9_.-]{1,40}$'`),
		check(
			'customer_forgotten',
			sql`${table.deletedAt} is null or (${table.email} = '' and ${table.phone} = '' and ${table.passwordHash} is null and ${table.googleSubject} is null and ${table.birthday} is null and ${table.pictureId} is null and ${table.emailWaiting} is null)`,
		),
	],
)

export type CustomerRow = typeof customer.$inferSelect
