import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { REFUND_REASONS } from '#contract/order.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { orders } from '../order.table.ts'

/** A partial refund by staff, for which the buyer keeps the items; never changed. */
export const orderRefund = pgTable(
	'order_refund',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		id: uuid().notNull(),
		amount: rupiah('amount').notNull(),
		reason: text({ enum: REFUND_REASONS }).notNull(),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.id] }),
		foreignKey({
			name: 'order_refund_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		check('order_refund_amount_positive', sql`${table.amount} >= 1`),
		check('order_refund_reason_known', isListed(table.reason)),
	],
)
