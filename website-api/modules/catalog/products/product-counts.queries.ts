import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { OF_ANY, productCount, WITHOUT } from './product-count.table.ts'
import { product } from './product.table.ts'

/** How many products each category of a company shows, without those below it; products without one under WITHOUT. */
export async function countsByCategory(
	db: Queryable,
	companyId: number,
): Promise<Map<number, number>> {
	const [kept, later] = await Promise.all([
		db
			.select({ categoryId: productCount.categoryId, products: productCount.products })
			.from(productCount)
			.where(and(eq(productCount.companyId, companyId), eq(productCount.brandId, OF_ANY))),
		// What is to be published later is counted, too; there is never much of it.
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

/** How many products a company shows. */
export async function countProducts(db: Queryable, companyId: number): Promise<number> {
	const counts = await countsByCategory(db, companyId)
	return [...counts.values()].reduce((sum, products) => sum + products, 0)
}
