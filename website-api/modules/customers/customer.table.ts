import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/companies/company.table.ts'

export const CUSTOMER_TYPES = ['RETAIL', 'AFFILIATE', 'AGENT'] as const

/** A shopper with an account. */
export const customer = pgTable(
	'customer',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: uuid().notNull().defaultRandom(),
		name: text().notNull(),
		email: text().notNull(),
		/** E.164. */
		phone: text().notNull(),
		type: text({ enum: CUSTOMER_TYPES }).notNull().default('RETAIL'),
		/** CUSTOMER_BRANCH_ID: the customer this one came by; null: by nobody. */
		branchId: uuid('branch_id'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'customer_branch_fk',
			columns: [table.companyId, table.branchId],
			foreignColumns: [table.companyId, table.id],
		}),
		check('customer_type_known', sql`${table.type} in ('RETAIL', 'AFFILIATE', 'AGENT')`),
	],
)
