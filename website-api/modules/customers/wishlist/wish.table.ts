import { sql } from 'drizzle-orm'
import { bigint, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment, rupiah } from '#website-api/db/columns.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** A product on a customer's wishlist. */
export const wish = pgTable(
	'wish',
	{
		companyId: integer('company_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		/** Price of the cheapest variant when it was added. */
		price: rupiah('price').notNull(),
		at: moment('at')
			.notNull()
			.default(sql`clock_timestamp()`),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.customerId, table.productId] }),
		foreignKey({
			name: 'wish_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		foreignKey({
			name: 'wish_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}).onDelete('cascade'),
	],
)
