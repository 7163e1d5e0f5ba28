import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '#website-api/db/columns.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { product } from './product.table.ts'

/** Sold units of a product. Maintained by a job (operations/reports). */
export const productSales = pgTable(
	'product_sales',
	{
		companyId: integer('company_id').notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		/** Sold units in total. */
		sold: integer().notNull(),
		/** The part of `sold` that the product's soldCount includes. */
		counted: integer().notNull(),
		/** Sold units of the last 90 days. */
		recent: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.productId] }),
		foreignKey({
			name: 'product_sales_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}).onDelete('cascade'),
		index('product_sales_recent')
			.on(table.companyId, table.recent, table.productId)
			.where(sql`${table.recent} > 0`),
	],
)

/** Products that were often ordered together, at most eight per product. Maintained by the same job. */
export const boughtTogether = pgTable(
	'bought_together',
	{
		companyId: integer('company_id').notNull(),
		productId: bigint('product_id', { mode: 'number' }).notNull(),
		otherId: bigint('other_id', { mode: 'number' }).notNull(),
		/** The number of orders with both. */
		orders: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.productId, table.otherId] }),
		foreignKey({
			name: 'bought_together_product_fk',
			columns: [table.companyId, table.productId],
			foreignColumns: [product.companyId, product.id],
		}).onDelete('cascade'),
		foreignKey({
			name: 'bought_together_other_fk',
			columns: [table.companyId, table.otherId],
			foreignColumns: [product.companyId, product.id],
		}).onDelete('cascade'),
		index('bought_together_other').on(table.companyId, table.otherId),
	],
)

/** When a company's products were last ranked by sales, and when pairs bought together were last counted. */
export const salesRanking = pgTable(
	'sales_ranking',
	{
		companyId: integer('company_id').primaryKey(),
		rankedAt: moment('ranked_at').notNull(),
		pairedAt: moment('paired_at').notNull(),
	},
	(table) => [
		foreignKey({
			name: 'sales_ranking_company_fk',
			columns: [table.companyId],
			foreignColumns: [company.id],
		}),
	],
)
