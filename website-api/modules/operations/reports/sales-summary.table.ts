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
import { rupiah, isListed } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** Dimensions of the daily sums. Categories are derived from products when a report is read. */
export const SUMMED_DIMENSIONS = [
	'PRODUCT',
	'COURIER',
	'REGION',
	'AGENT',
	'AFFILIATE',
	'VOUCHER',
] as const

/** Paid orders of a company by the day in Jakarta that they were placed, minus refunds at any time. */
export const salesDay = pgTable(
	'sales_day',
	{
		companyId: integer('company_id').notNull(),
		day: date({ mode: 'string' }).notNull(),
		orders: integer().notNull(),
		/** Net of units removed from orders or returned. */
		units: integer().notNull(),
		/** All items at their prices. */
		gross: rupiah('gross').notNull(),
		/** Discounts on items by vouchers and tiers, and by coins. */
		discount: rupiah('discount').notNull(),
		coins: rupiah('coins').notNull(),
		refunded: rupiah('refunded').notNull(),
		/** Net of discounts by vouchers. */
		shipping: rupiah('shipping').notNull(),
		/** Unique codes of transfers. */
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

/** The same orders by dimension (product, courier, …); items and shipping only. */
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
		/** Payments for items, net of discounts, coins and refunds. */
		goods: rupiah('goods').notNull(),
		shipping: rupiah('shipping').notNull(),
		/** Discount and cashback of a voucher, or commission of an agent or affiliate. */
		given: rupiah('given').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.dimension, table.day, table.key] }),
		foreignKey({
			name: 'sales_part_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
		check('sales_part_dimension_known', isListed(table.dimension)),
	],
)

/** Days to be summed again because orders changed; triggers insert a row for each change. */
export const unsummedDay = pgTable(
	'unsummed_day',
	{
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
		companyId: integer('company_id').notNull(),
		day: date({ mode: 'string' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.id, table.companyId] })],
)
