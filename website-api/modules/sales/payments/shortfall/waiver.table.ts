import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, rupiah } from '#website-api/db/columns.ts'
import { roleLimitTable } from '#website-api/modules/platform/role-limits/role-limit.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

/** The part of an order's amount due that staff did not insist on; never changed. */
export const orderWaiver = pgTable(
	'order_waiver',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		amount: rupiah('amount').notNull(),
		reason: text().notNull(),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId] }),
		foreignKey({
			name: 'order_waiver_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		check('order_waiver_amount_positive', sql`${table.amount} >= 1`),
	],
)

/** The most that a role may waive of an order; no row: the role's default. */
export const waiverLimit = roleLimitTable('waiver_limit')
