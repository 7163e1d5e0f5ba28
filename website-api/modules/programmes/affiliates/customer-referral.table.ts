import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** The affiliate link that a customer clicked last, on any device. */
export const customerReferral = pgTable(
	'customer_referral',
	{
		companyId: integer('company_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		code: text().notNull(),
		clickedAt: moment('clicked_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.customerId] }),
		foreignKey({
			name: 'customer_referral_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		check('customer_referral_code_form', sql`${table.code} ~ '^[A-Za-z0-9_.-]{1,40}$'`),
	],
)
