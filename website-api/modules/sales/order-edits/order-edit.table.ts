import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import type { OrderEdit } from '#contract/order-edit.ts'
import { moment, rupiah } from '#website-api/db/columns.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

type EditedLine = Omit<OrderEdit['lines'][number], 'priceReason'> & { priceReason?: string }

/** What staff changed in the lines of an order before it was packed; never changed. Of other fields, see order_correction. */
export const orderEdit = pgTable(
	'order_edit',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		/** 1 is the order's first edit. */
		number: integer().notNull(),
		reason: text().notNull(),
		totalBefore: rupiah('total_before').notNull(),
		totalAfter: rupiah('total_after').notNull(),
		/** Given back to the buyer by it. */
		refund: rupiah('refund').notNull().default(0),
		/** Those that changed. */
		lines: jsonb().$type<EditedLine[]>().notNull(),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.number] }),
		foreignKey({
			name: 'order_edit_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		check(
			'order_edit_amounts',
			sql`${table.number} >= 1 and ${table.totalBefore} >= 0 and ${table.totalAfter} >= 0 and ${table.refund} >= 0`,
		),
	],
)
