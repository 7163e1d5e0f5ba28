import { sql } from 'drizzle-orm'
import {
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { moment, rupiah } from '#website-api/db/columns.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

/**
 * Coins with one expiry day. The number of unspent ones is not stored: coins that expire first are spent first, so a
 * customer's balance consists of the lots that expire last.
 */
export const coinLot = pgTable(
	'coin_lot',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		customerId: uuid('customer_id').notNull(),
		/** The order that earned them; null: returned after their expiry. */
		orderId: uuid('order_id'),
		amount: rupiah('amount').notNull(),
		at: moment('at').notNull().defaultNow(),
		expiresAt: moment('expires_at').notNull(),
		/** When the unspent ones expired. */
		expiredAt: moment('expired_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'coin_lot_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		foreignKey({
			name: 'coin_lot_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		uniqueIndex('coin_lot_once_of_order')
			.on(table.companyId, table.orderId)
			.where(sql`${table.orderId} is not null`),
		index('coin_lot_due')
			.on(table.expiresAt)
			.where(sql`${table.expiredAt} is null`),
		index('coin_lot_of_customer').on(table.companyId, table.customerId, table.expiresAt),
		check('coin_lot_amount_positive', sql`${table.amount} > 0`),
	],
)
