import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { product } from '#website-api/modules/catalog/products/product.table.ts'

/** The file of a digital product; its bytes are in the storage under `storageId`. */
export const productFile = pgTable(
	'product_file',
	{
		companyId: integer('company_id').notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		fileName: text('file_name').notNull(),
		contentType: text('content_type').notNull(),
		sizeBytes: integer('size_bytes').notNull(),
		storageId: text('storage_id').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.productId] }),
		foreignKey({
			name: 'product_file_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}).onDelete('cascade'),
		check('product_file_size', sql`${table.sizeBytes} >= 1`),
		check('product_file_storage_form', sql`${table.storageId} ~ '^[a-z0-9]{8,64}$'`),
	],
)
