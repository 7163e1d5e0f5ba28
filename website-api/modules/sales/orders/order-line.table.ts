import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { rupiah } from '#website-api/db/columns.ts'
import { flashItem } from '#website-api/modules/catalog/flash-sales/flash-sale.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { orders } from './order.table.ts'

/** Lines of orders, with names and prices at the time of the order. */
export const orderLine = pgTable(
	'order_line',
	{
		companyId: integer('company_id').notNull(),
		orderId: uuid('order_id').notNull(),
		position: integer().notNull(),
		variantId: bigint('variant_id', { mode: 'number' }).notNull(),
		productSlug: text('product_slug').notNull(),
		productName: text('product_name').notNull(),
		variantLabel: text('variant_label').notNull(),
		variantSku: text('variant_sku').notNull(),
		imageId: text('image_id'),
		isDigital: boolean('is_digital').notNull(),
		quantity: integer().notNull(),
		price: rupiah('price').notNull(),
		subTotal: rupiah('sub_total').notNull(),
		/** The line's share of voucher, tier and coins: its net price is subTotal - discount. */
		discount: rupiah('discount').notNull().default(0),
		/** Part of the discount that was paid with coins. */
		coins: rupiah('coins').notNull().default(0),
		/** Units that an accepted change removed from the order. */
		removed: integer().notNull().default(0),
		/** Units of open or completed returns. */
		returned: integer().notNull().default(0),
		/** Number of used downloads of a digital line. */
		downloads: integer().notNull().default(0),
		/** The flash sale item at whose price it was bought. */
		flashItemId: bigint('flash_item_id', { mode: 'number' }),
		/** Former unit price that was displayed struck through. */
		priceBefore: rupiah('price_before'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.orderId, table.position] }),
		foreignKey({
			name: 'order_line_order_fk',
			columns: [table.companyId, table.orderId],
			foreignColumns: [orders.companyId, orders.id],
		}),
		foreignKey({
			name: 'order_line_stock_fk',
			columns: [table.companyId, table.variantId],
			foreignColumns: [stock.companyId, stock.variantId],
		}),
		foreignKey({
			name: 'order_line_flash_item_fk',
			columns: [table.companyId, table.flashItemId],
			foreignColumns: [flashItem.companyId, flashItem.id],
		}),
		check('order_line_price_before_higher', sql`${table.priceBefore} > ${table.price}`),
		check('order_line_quantity_positive', sql`${table.quantity} >= 1`),
		check(
			'order_line_units_left',
			sql`${table.removed} >= 0 and ${table.returned} >= 0 and ${table.removed} + ${table.returned} <= ${table.quantity}`,
		),
		check(
			'order_line_downloads_bounded',
			sql`${table.downloads} between 0 and 5 * ${table.quantity}`,
		),
		check(
			'order_line_adds_up',
			sql`${table.price} >= 0 and ${table.subTotal} = ${table.price} * ${table.quantity}`,
		),
		check(
			'order_line_discount_within',
			sql`${table.coins} >= 0 and ${table.coins} <= ${table.discount} and ${table.discount} <= ${table.subTotal}`,
		),
		index('order_line_of_variant').on(table.companyId, table.variantId),
	],
)
