import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { parcel } from './parcel.table.ts'

/** Units of an order's line in a parcel. A trigger refuses more of them than were ordered. */
export const parcelItem = pgTable(
	'parcel_item',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		parcelNumber: integer('parcel_number').notNull(),
		/** Of the order's line. */
		position: integer().notNull(),
		quantity: integer().notNull(),
	},
	(table) => [
		primaryKey({
			columns: [table.companyId, table.orderId, table.parcelNumber, table.position],
		}),
		foreignKey({
			name: 'parcel_item_parcel_fk',
			columns: [table.companyId, table.orderId, table.parcelNumber],
			foreignColumns: [parcel.companyId, parcel.orderId, parcel.number],
		}),
		foreignKey({
			name: 'parcel_item_line_fk',
			columns: [table.companyId, table.orderId, table.position],
			foreignColumns: [orderLine.companyId, orderLine.orderId, orderLine.position],
		}),
		index('parcel_item_of_line').on(table.companyId, table.orderId, table.position),
		check('parcel_item_quantity_positive', sql`${table.quantity} >= 1`),
	],
)
