import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../order.table.ts'

/** A guest's unpaid order with the properties it is counted by; deleted once it is paid or has ended. */
export const guestOpenOrder = pgTable(
	'guest_open_order',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		/** E.164. */
		phone: text().notNull(),
		/** In lower case. */
		email: text().notNull(),
		/** A keyed digest of the visitor's network; '' if the storefront sent none. */
		network: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId] }),
		foreignKey({
			name: 'guest_open_order_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		index('guest_open_order_by_phone').on(table.companyId, table.phone),
		index('guest_open_order_by_email').on(table.companyId, table.email),
		index('guest_open_order_by_network').on(table.companyId, table.network),
	],
)
