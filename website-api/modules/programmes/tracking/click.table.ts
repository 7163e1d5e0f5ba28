import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
} from 'drizzle-orm/pg-core'
import { moment, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

export const CLICK_KINDS = ['AFFILIATE', 'AGENT'] as const

/** The number of counted clicks per code, network and day in Jakarta. */
export const clickNetwork = pgTable(
	'click_network',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		kind: text({ enum: CLICK_KINDS }).notNull(),
		/** In lower case. */
		code: text().notNull(),
		day: date({ mode: 'string' }).notNull(),
		/** A keyed digest of the network. */
		network: text().notNull(),
		clicks: integer().notNull().default(1),
	},
	(table) => [
		primaryKey({
			name: 'click_network_pk',
			columns: [table.companyId, table.kind, table.code, table.day, table.network],
		}),
		check('click_network_kind_known', isListed(table.kind)),
		check('click_network_clicks_counted', sql`${table.clicks} > 0`),
	],
)

/** A click on a referral link; at most one per visitor, code and day in Jakarta. */
export const referralClick = pgTable(
	'referral_click',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
		kind: text({ enum: CLICK_KINDS }).notNull(),
		code: text().notNull(),
		/** A keyed digest of address and device, which identifies nobody but allows counting visitors once. */
		visitor: text().notNull(),
		day: date({ mode: 'string' }).notNull(),
		clickedAt: moment('clicked_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('referral_click_once').on(
			table.companyId,
			table.kind,
			table.code,
			table.day,
			table.visitor,
		),
		index('referral_click_by_code').on(
			table.companyId,
			table.kind,
			sql`lower(${table.code})`,
			table.day,
		),
		check('referral_click_kind_known', isListed(table.kind)),
	],
)
