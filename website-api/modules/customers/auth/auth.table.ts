import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment, isListed } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

export const LINK_PURPOSES = ['PASSWORD_RESET', 'EMAIL_CONFIRMATION', 'SIGN_IN'] as const

/** A mailed single-use link; only the digest of its token is stored. */
export const customerLink = pgTable(
	'customer_link',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		customerId: uuid('customer_id').notNull(),
		purpose: text({ enum: LINK_PURPOSES }).notNull(),
		digest: text().notNull(),
		/** Recipient of the mail. */
		email: text().notNull(),
		/** The shop's host it was asked for at; only there does one that signs in work. */
		host: text(),
		createdAt: moment('created_at').notNull().defaultNow(),
		expiresAt: moment('expires_at').notNull(),
		usedAt: moment('used_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'customer_link_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('customer_link_of_customer').on(table.companyId, table.customerId),
		check('customer_link_purpose_known', isListed(table.purpose)),
		check(
			'customer_link_host_of_sign_in',
			sql`${table.purpose} <> 'SIGN_IN' or ${table.host} is not null`,
		),
	],
)
