import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { company } from './company.table.ts'

/** Places besides the company's own address where shoppers collect orders. */
export const pickupPlace = pgTable(
	'pickup_place',
	{
		companyId: integer('company_id').notNull(),
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
		name: text().notNull(),
		/** Street, number and city, in one line. */
		address: text().notNull(),
		/** When goods can be collected: seven entries, Monday first; null: unknown. */
		hours: jsonb().$type<OpeningHours>(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'pickup_place_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check('pickup_place_name_length', sql`length(${table.name}) between 2 and 60`),
		check('pickup_place_address_length', sql`length(${table.address}) between 10 and 240`),
		check(
			'pickup_place_hours_days',
			sql`${table.hours} is null or (jsonb_typeof(${table.hours}) = 'array' and jsonb_array_length(${table.hours}) = 7)`,
		),
	],
)
