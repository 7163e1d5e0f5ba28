import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** After how many days a parcel that nobody reported counts as delivered; no row: the default. */
export const courierPatience = pgTable(
	'courier_patience',
	{
		companyId: integer('company_id').notNull(),
		vendorCode: text('vendor_code').notNull(),
		vendorMethod: text('vendor_method').notNull(),
		/** Days from hand-over; null: never. */
		days: integer(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.vendorCode, table.vendorMethod] }),
		foreignKey({
			name: 'courier_patience_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check('courier_patience_days', sql`${table.days} between 3 and 90`),
	],
)
