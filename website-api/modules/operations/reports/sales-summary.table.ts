import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	date,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core'
import { rupiah } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** What the orders of a day are divided by. Categories are those of the products when a report is read. */
export const SUMMED_DIMENSIONS = [
	'PRODUCT',
	'COURIER',
	'REGION',
	'AGENT',
	'AFFILIATE',
	'VOUCHER',
] as const

/** The paid orders that a company was given on a day in Jakarta, less what was given back of them at any time. */
export const salesDay = pgTable(
	'sales_day',
	{
		companyId: integer('company_id').notNull(),
		day: date({ mode: 'string' }).notNull(),
		orders: integer().notNull(),
		/** Without those that were taken out of the order or sent back. */
		units: integer().notNull(),
		/** All goods at their prices. */
		gross: rupiah('gross').notNull(),
		/** Off the goods by vouchers and tiers, and by coins. */
		discount: rupiah('discount').notNull(),
		coins: rupiah('coins').notNull(),
		refunded: rupiah('refunded').notNull(),
		/** Less what vouchers took off it. */
		shipping: rupiah('shipping').notNull(),
		/** The transfer codes. */
		codes: rupiah('codes').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.day] }),
		foreignKey({
			name: 'sales_day_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
	],
)

/** The same orders by product, courier and so on; only goods and carriage. */
export const salesPart = pgTable(
	'sales_part',
	{
		companyId: integer('company_id').notNull(),
		dimension: text({ enum: SUMMED_DIMENSIONS }).notNull(),
		day: date({ mode: 'string' }).notNull(),
		/** A product's or voucher's id, a courier's service, a city's code, an agent's code, an affiliate's customer id. */
		key: text().notNull(),
		orders: integer().notNull(),
		units: integer().notNull(),
		/** What buyers paid for the goods: less discounts, coins and refunds. */
		goods: rupiah('goods').notNull(),
		shipping: rupiah('shipping').notNull(),
		/** Of a voucher: what it took off and promised as cashback. Of an agent or affiliate: the commission. */
		given: rupiah('given').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.dimension, table.day, table.key] }),
		foreignKey({
			name: 'sales_part_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check(
			'sales_part_dimension_known',
			sql`${table.dimension} in ('PRODUCT', 'COURIER', 'REGION', 'AGENT', 'AFFILIATE', 'VOUCHER')`,
		),
	],
)

/** Days whose orders have changed since they were summed; written by triggers, a row for each change. */
export const unsummedDay = pgTable('unsummed_day', {
	id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	companyId: integer('company_id').notNull(),
	day: date({ mode: 'string' }).notNull(),
})
