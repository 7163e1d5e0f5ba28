import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** A reseller of a company. */
export const agent = pgTable(
	'agent',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		/** Code of the agent's links; unique, compared without case. */
		code: text().notNull(),
		/** The agent's customer account; null: none. */
		customerId: uuid('customer_id'),
		/** The full name, visible to staff only. */
		name: text().notNull(),
		shopName: text('shop_name'),
		/** See shownName. */
		shownName: text('shown_name').notNull(),
		/** idn-area-data code, with the names at the time of saving. */
		districtCode: text('district_code').notNull(),
		districtName: text('district_name').notNull(),
		cityName: text('city_name').notNull(),
		provinceName: text('province_name').notNull(),
		/** E.164. */
		whatsapp: text(),
		showWhatsapp: boolean('show_whatsapp').notNull().default(false),
		/** Whether the agent is listed in the directory. */
		inDirectory: boolean('in_directory').notNull().default(true),
		active: boolean().notNull().default(true),
		joinedAt: moment('joined_at').notNull().defaultNow(),
		/** Version; increased by staff changes, so that a stale save is rejected. */
		version: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.code] }),
		unique('agent_customer').on(table.companyId, table.customerId),
		foreignKey({
			name: 'agent_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		uniqueIndex('agent_code_any_case').on(table.companyId, sql`lower(${table.code})`),
		check('agent_code_form', sql`${table.code} ~ '^[A-Za-z0-9_.-]{1,40}$'`),
		check(
			'agent_district_code_form',
			sql`${table.districtCode} ~ '^[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}$'`,
		),
		check('agent_whatsapp_form', sql`${table.whatsapp} ~ '^\\+[1-9][0-9]{5,14}$'`),
		check(
			'agent_shown_whatsapp_known',
			sql`not ${table.showWhatsapp} or ${table.whatsapp} is not null`,
		),
	],
)
