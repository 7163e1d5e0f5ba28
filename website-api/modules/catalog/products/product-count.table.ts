import { bigint, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** In place of a category or a brand: products that have none. */
export const WITHOUT = 0
/** In place of a category or a brand: products of any. */
export const OF_ANY = -1

/**
 * How many active products a company has in a category and of a brand, also of those that are to be published later.
 * Triggers of the product table keep it (migration 0037).
 */
export const productCount = pgTable(
	'product_count',
	{
		companyId: integer('company_id').notNull(),
		categoryId: bigint('category_id', { mode: 'number' }).notNull(),
		brandId: bigint('brand_id', { mode: 'number' }).notNull(),
		products: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.categoryId, table.brandId] }),
		foreignKey({
			name: 'product_count_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
	],
)
