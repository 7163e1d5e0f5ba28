import { bigint, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { company } from '#website-api/modules/platform/companies/company.table.ts'

/** Id in place of a category or a brand: products without one. */
export const WITHOUT = 0
/** Id in place of a category or a brand: all products. */
export const OF_ANY = -1

/**
 * The number of active products per category and brand of a company, including those that are to be published later.
 * Maintained by triggers of the product table.
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
