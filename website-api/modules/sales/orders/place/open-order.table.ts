import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../order.table.ts'

/** A customer's unpaid orders. Each takes one of five slots, which prevents hoarding of stock. */
export const openOrder = pgTable(
	'open_order',
	{
		companyId: integer('company_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		place: integer().notNull(),
		orderId: uuid('order_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.customerId, table.place] }),
		unique('open_order_once').on(table.companyId, table.orderId),
		foreignKey({
			name: 'open_order_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		check('open_order_place_range', sql`${table.place} between 1 and 5`),
	],
)
