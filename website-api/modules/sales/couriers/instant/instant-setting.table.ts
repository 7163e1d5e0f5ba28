import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	foreignKey,
	integer,
	jsonb,
	pgTable,
	primaryKey,
} from 'drizzle-orm/pg-core'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { degrees } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** On which terms a company offers couriers that drive at once; no row: it does not. */
export const instantSetting = pgTable(
	'instant_setting',
	{
		companyId: integer('company_id').notNull(),
		isOn: boolean('is_on').notNull().default(false),
		/** Where they collect parcels. */
		latitude: degrees('latitude'),
		longitude: degrees('longitude'),
		/** In kilometres, as the crow flies. */
		maxDistance: integer('max_distance').notNull().default(20),
		/** When they come. */
		hours: jsonb()
			.$type<OpeningHours>()
			.notNull()
			.default([null, null, null, null, null, null, null]),
	},
	(table) => [
		primaryKey({ name: 'instant_setting_company_id_pk', columns: [table.companyId] }),
		foreignKey({
			name: 'instant_setting_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check(
			'instant_setting_pin',
			sql`(${table.latitude} is null) = (${table.longitude} is null) and ${table.latitude} between -12 and 7 and ${table.longitude} between 94 and 142`,
		),
		check('instant_setting_on_with_pin', sql`not ${table.isOn} or ${table.latitude} is not null`),
		check('instant_setting_distance', sql`${table.maxDistance} between 1 and 40`),
	],
)
