import { TARIFF_ZONES } from '#contract/shipping-settings.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { rupiah, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

export const ZONES = TARIFF_ZONES

/** The price of a service from the company's origin into a zone; no row: not served. */
export const tariff = pgTable(
	'tariff',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		vendorCode: text('vendor_code').notNull(),
		vendorMethod: text('vendor_method').notNull(),
		/** Same city, same province, same island group, or anywhere else. */
		zone: text({ enum: ZONES }).notNull(),
		/** Whole rupiah for the first kilogram and for each further one. */
		firstKg: rupiah('first_kg').notNull(),
		nextKg: rupiah('next_kg').notNull(),
		/** Days from hand-over; 0 with `etaHours` for same-day couriers. */
		etaDaysMin: integer('eta_days_min').notNull(),
		etaDaysMax: integer('eta_days_max').notNull(),
		etaHours: integer('eta_hours'),
		/** Given to a new company, and neither changed nor confirmed since. */
		isExample: boolean('is_example').notNull().default(false),
	},
	(table) => [
		primaryKey({
			columns: [table.companyId, table.vendorCode, table.vendorMethod, table.zone],
		}),
		check('tariff_prices_positive', sql`${table.firstKg} >= 0 and ${table.nextKg} >= 0`),
		check('tariff_zone_known', isListed(table.zone)),
		check(
			'tariff_eta_order',
			sql`0 <= ${table.etaDaysMin} and ${table.etaDaysMin} <= ${table.etaDaysMax}`,
		),
	],
)
