import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** By what a company's courier divides the volume of a parcel; no row: the usual divisor. */
export const courierVolume = pgTable(
	'courier_volume',
	{
		companyId: integer('company_id').notNull(),
		vendorCode: text('vendor_code').notNull(),
		vendorMethod: text('vendor_method').notNull(),
		/** Null: it charges the weight alone. */
		divisor: integer(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.vendorCode, table.vendorMethod] }),
		foreignKey({
			name: 'courier_volume_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check('courier_volume_divisor_known', sql`${table.divisor} in (4000, 5000, 6000)`),
	],
)
