import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment, rupiah, isListed } from '#website-api/db/columns.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

export const CHANGE_STATUSES = ['PROPOSED', 'ACCEPTED', 'REFUSED'] as const

/** A reduction of an order's quantities, proposed by the shop and answered by the customer or by timeout. */
export const orderChange = pgTable(
	'order_change',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		/** The order's version after the proposal; an order may be changed more than once. */
		version: integer().notNull(),
		status: text({ enum: CHANGE_STATUSES }).notNull().default('PROPOSED'),
		reason: text().notNull(),
		/** Amount refunded on acceptance. */
		refund: rupiah('refund').notNull(),
		proposedAt: moment('proposed_at').notNull().defaultNow(),
		answeredAt: moment('answered_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.version] }),
		foreignKey({
			name: 'order_change_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		uniqueIndex('order_change_one_open')
			.on(table.companyId, table.orderId)
			.where(sql`${table.status} = 'PROPOSED'`),
		check('order_change_status_known', isListed(table.status)),
		check('order_change_refund_positive', sql`${table.refund} >= 0`),
		check(
			'order_change_answered',
			sql`(${table.status} = 'PROPOSED') = (${table.answeredAt} is null)`,
		),
	],
)

export const orderChangeLine = pgTable(
	'order_change_line',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		version: integer().notNull(),
		position: integer().notNull(),
		quantityBefore: integer('quantity_before').notNull(),
		quantityAfter: integer('quantity_after').notNull(),
		/** Amount refunded for the removed units. */
		refund: rupiah('refund').notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.version, table.position] }),
		foreignKey({
			name: 'order_change_line_change_fk',
			columns: [table.companyId, table.orderId, table.version],
			foreignColumns: [orderChange.companyId, orderChange.orderId, orderChange.version],
		}),
		foreignKey({
			name: 'order_change_line_line_fk',
			columns: [table.companyId, table.orderId, table.position],
			foreignColumns: [orderLine.companyId, orderLine.orderId, orderLine.position],
		}),
		check('order_change_line_refund_positive', sql`${table.refund} >= 0`),
		check(
			'order_change_line_takes_away',
			sql`0 <= ${table.quantityAfter} and ${table.quantityAfter} < ${table.quantityBefore}`,
		),
	],
)
