import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { REFUSAL_REASONS } from '#contract/affiliate.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

/** Commission of one line of an order for the affiliate whose link referred the buyer. */
export const commission = pgTable(
	'commission',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		position: integer().notNull(),
		/** The affiliate. */
		customerId: uuid('customer_id').notNull(),
		/**
		 * Amount paid for the line in whole rupiah, and the company's rate at that time in hundredths of a percent.
		 */
		base: rupiah('base').notNull(),
		rate: integer().notNull(),
		earned: rupiah('earned').notNull(),
		/** Returned units, and the amount reversed for them. */
		unitsBack: integer('units_back').notNull().default(0),
		reversed: rupiah('reversed').notNull().default(0),
		/** When the order was completed and the rest became available. */
		settledAt: moment('settled_at'),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.position] }),
		foreignKey({
			name: 'commission_line_fk',
			columns: [table.companyId, table.orderId, table.position],
			foreignColumns: [orderLine.companyId, orderLine.orderId, orderLine.position],
		}),
		foreignKey({
			name: 'commission_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		index('commission_of_customer').on(table.companyId, table.customerId, table.at),
		check(
			'commission_earned_of_base',
			sql`${table.earned} > 0 and ${table.earned} <= ${table.base}`,
		),
		check('commission_reversed_within', sql`${table.reversed} between 0 and ${table.earned}`),
		check('commission_units_back_counted', sql`${table.unitsBack} >= 0`),
	],
)

/** A referred order without commission, with the reason. */
export const commissionRefusal = pgTable(
	'commission_refusal',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		code: text().notNull(),
		reason: text({ enum: REFUSAL_REASONS }).notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId] }),
		foreignKey({
			name: 'commission_refusal_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		index('commission_refusal_of_code').on(table.companyId, sql`lower(${table.code})`, table.at),
		check('commission_refusal_reason_known', isListed(table.reason)),
	],
)
