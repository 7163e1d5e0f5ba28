import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { cubicMmOf, type Load, loadOf } from '#website-api/modules/sales/shipping/weight.ts'

/** Units of one variant. */
export type Goods = { variantId: number; quantity: number }

/** By the weights and sizes that the goods have now: an order knows only its whole weight. The size is that of a single unit. */
export async function goodsLoad(
	db: Queryable,
	companyId: number,
	goods: readonly Goods[],
): Promise<Load & { sizeMm: number[] | null }> {
	const ids = goods.map(({ variantId }) => variantId)
	const known = await db
		.select({
			id: variant.id,
			grams: variant.weightGrams,
			sizeMm: sql<number[] | null>`coalesce(${variant.sizeMm}, ${product.sizeMm})`,
		})
		.from(variant)
		.innerJoin(
			product,
			and(eq(product.companyId, variant.companyId), eq(product.id, variant.productId)),
		)
		.where(and(eq(variant.companyId, companyId), inArray(variant.id, ids)))
	const lines = goods.flatMap(({ variantId, quantity }) => {
		const one = known.find(({ id }) => id === variantId)
		return one ? [{ ...one, quantity, cubicMm: cubicMmOf(one.sizeMm) }] : []
	})
	const isSingle = goods.reduce((sum, { quantity }) => sum + quantity, 0) === 1
	return { ...loadOf(lines), sizeMm: (isSingle && lines[0]?.sizeMm) || null }
}
