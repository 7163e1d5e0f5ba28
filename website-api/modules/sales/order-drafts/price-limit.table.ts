import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** How far below the shop's prices a role may go in an order that it writes; no row: the role's default. */
export const priceLimit = pgTable(
	'price_limit',
	{
		companyId: integer('company_id').notNull(),
		role: text().notNull(),
		/** Null: no limit. */
		percent: integer(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.role] }),
		foreignKey({
			name: 'price_limit_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check('price_limit_percent', sql`${table.percent} between 0 and 100`),
	],
)
