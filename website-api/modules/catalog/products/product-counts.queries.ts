import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { OF_ANY, productCount, WITHOUT } from './product-count.table.ts'
import { product } from './product.table.ts'

/**
 * The number of visible products of each category, without its descendants; products without a category are under
 * WITHOUT.
 */
export async function countsByCategory(
	db: Queryable,
	companyId: number,
): Promise<Map<number, number>> {
	const [kept, later] = await Promise.all([
		db
			.select({ categoryId: productCount.categoryId, products: productCount.products })
			.from(productCount)
			.where(and(eq(productCount.companyId, companyId), eq(productCount.brandId, OF_ANY))),
		// The stored counts include products that are to be published later; there are few of them.
		db
			.select({ categoryId: product.categoryId, products: count() })
			.from(product)
			.where(
				and(
					eq(product.companyId, companyId),
					eq(product.status, 'ACTIVE'),
					gt(product.publishedAt, sql`now()`),
				),
			)
			.groupBy(product.categoryId),
	])
	const counts = new Map(kept.map(({ categoryId, products }) => [categoryId, products]))
	for (const { categoryId, products } of later) {
		const key = categoryId ?? WITHOUT
		counts.set(key, (counts.get(key) ?? 0) - products)
	}
	return counts
}

/** The number of visible products of a company. */
export async function countProducts(db: Queryable, companyId: number): Promise<number> {
	const counts = await countsByCategory(db, companyId)
	return [...counts.values()].reduce((sum, products) => sum + products, 0)
}
