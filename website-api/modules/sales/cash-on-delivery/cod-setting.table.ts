import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { rupiah } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** On which terms a company sends orders that are paid to the courier; no row: it does not. */
export const codSetting = pgTable(
	'cod_setting',
	{
		companyId: integer('company_id').notNull(),
		isOn: boolean('is_on').notNull().default(false),
		/** What a buyer pays in addition. */
		feeFixed: rupiah('fee_fixed').notNull().default(0),
		feePerMille: integer('fee_per_mille').notNull().default(0),
		/** Of what a courier collects; null: no limit. */
		maximum: rupiah('maximum'),
		/** Codes of the couriers that collect money. */
		couriers: text().array().notNull().default([]),
		/** Per phone: orders that are not collected yet, and refused ones within a number of days. */
		maxOpen: integer('max_open').notNull().default(2),
		maxRefused: integer('max_refused').notNull().default(1),
		refusedDays: integer('refused_days').notNull().default(90),
		/** Postcodes, and names of cities or regencies in lower case. */
		excludedAreas: text('excluded_areas').array().notNull().default([]),
	},
	(table) => [
		primaryKey({ name: 'cod_setting_company_id_pk', columns: [table.companyId] }),
		foreignKey({
			name: 'cod_setting_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check(
			'cod_setting_fee',
			sql`${table.feeFixed} between 0 and 1000000 and ${table.feePerMille} between 0 and 100`,
		),
		check('cod_setting_maximum', sql`${table.maximum} >= 1`),
		check(
			'cod_setting_limits',
			sql`${table.maxOpen} between 1 and 100 and ${table.maxRefused} between 1 and 100 and ${table.refusedDays} between 1 and 1000`,
		),
	],
)
