import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
} from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { product } from './product.table.ts'

export const review = pgTable(
	'review',
	{
		companyId: integer('company_id').notNull(),
		id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		author: text().notNull(),
		rating: integer().notNull(),
		body: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		foreignKey({
			name: 'review_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}).onDelete('cascade'),
		check('review_rating_range', sql`${table.rating} between 1 and 5`),
		index('review_of_product').on(table.companyId, table.productId, table.createdAt, table.id),
	],
)
