import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { orders } from './order.table.ts'

/** Staff notes about an order; never changed, and deleted only with the customer's data. */
export const orderNote = pgTable(
	'order_note',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
		text: text().notNull(),
		/** The staff member's name or the key's label. */
		madeBy: text('made_by').notNull(),
		at: moment('at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.id] }),
		foreignKey({
			name: 'order_note_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		check('order_note_length', sql`length(${table.text}) between 1 and 1000`),
	],
)
