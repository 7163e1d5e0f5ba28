import { and, eq, sql } from 'drizzle-orm'
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
import { COD_STATES } from '#contract/cash-on-delivery.ts'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

/**
 * The money of an order that is paid to the courier. DUE: the courier owes it, from dispatch until it is remitted, or until the
 * goods came back. A trigger lets such an order be in one parcel only.
 */
export const codOrder = pgTable(
	'cod_order',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		state: text({ enum: COD_STATES }).notNull().default('OPEN'),
		/** What the courier collects, and the buyer's part for the courier's service in it. */
		amount: rupiah('amount').notNull(),
		fee: rupiah('fee').notNull(),
		/** Of the amount: what the courier passed on, and what the shop gave up, with the reason. */
		received: rupiah('received').notNull().default(0),
		writtenOff: rupiah('written_off').notNull().default(0),
		writtenOffReason: text('written_off_reason'),
		/** Since when the courier owes it. */
		dueAt: moment('due_at'),
		closedAt: moment('closed_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId] }),
		foreignKey({
			name: 'cod_order_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		index('cod_order_due')
			.on(table.companyId, table.dueAt)
			.where(sql`${table.state} = 'DUE'`),
		check('cod_order_state_known', isListed(table.state)),
		check(
			'cod_order_amounts',
			sql`${table.fee} between 0 and ${table.amount} and ${table.amount} >= 1 and ${table.received} >= 0 and ${table.writtenOff} >= 0 and ${table.received} + ${table.writtenOff} <= ${table.amount}`,
		),
		check(
			'cod_order_remitted_whole',
			sql`case when ${table.state} = 'REMITTED' then ${table.received} + ${table.writtenOff} = ${table.amount} when ${table.state} = 'DUE' then ${table.received} + ${table.writtenOff} < ${table.amount} else ${table.received} + ${table.writtenOff} = 0 end`,
		),
		check('cod_order_due_since', sql`(${table.state} = 'DUE') <= (${table.dueAt} is not null)`),
	],
)

export type CodOrderRow = typeof codOrder.$inferSelect

/** Selects the row of an order. */
export function isOf(companyId: number, orderId: string) {
	return and(eq(codOrder.companyId, companyId), eq(codOrder.orderId, orderId))
}
