import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** The lines of a customer's cart. */
export const customerCart = pgTable(
	'customer_cart',
	{
		companyId: integer('company_id').notNull(),
		customerId: uuid('customer_id').notNull(),
		variantId: bigint('variant_id', { mode: 'number' }).notNull(),
		quantity: integer().notNull(),
		position: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.customerId, table.variantId] }),
		foreignKey({
			name: 'customer_cart_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		foreignKey({
			name: 'customer_cart_variant_fk',
			columns: [table.companyId, table.variantId],
			foreignColumns: [variant.companyId, variant.id],
		}).onDelete('cascade'),
		check('customer_cart_quantity_range', sql`${table.quantity} between 1 and 1000000`),
	],
)
