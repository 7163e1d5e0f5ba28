import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { isListed } from '#website-api/db/columns.ts'
import { CANCEL_REASONS } from '#contract/order.ts'
import { orders } from './order.table.ts'

/** Reason for a cancellation by staff. */
export const orderCancellation = pgTable(
	'order_cancellation',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		reason: text({ enum: CANCEL_REASONS }).notNull(),
		/** Visible to staff only. */
		note: text().notNull().default(''),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId] }),
		foreignKey({
			name: 'order_cancellation_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		check('order_cancellation_reason_known', isListed(table.reason)),
		check('order_cancellation_note_length', sql`length(${table.note}) <= 500`),
	],
)
