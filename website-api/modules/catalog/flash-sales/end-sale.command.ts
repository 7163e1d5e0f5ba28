import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { refreshProductPrices } from '#website-api/modules/catalog/products/prices.command.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { flashCounter, flashItem, flashSale } from './flash-sale.table.ts'

/**
 * Ends a sale now, or deletes one that has not started. Orders keep their prices. 404 FLASH_SALE_NOT_FOUND, 409
 * FLASH_SALE_OVER.
 */
export async function endSale(tx: Transaction, companyId: number, id: number) {
	const mine = and(eq(flashSale.companyId, companyId), eq(flashSale.id, id))
	const [sale] = await tx
		.select({
			isOver: sql<boolean>`${flashSale.endsAt} <= now()`,
			isAhead: sql<boolean>`${flashSale.startsAt} >= now()`,
		})
		.from(flashSale)
		.where(mine)
		.for('update')
	if (!sale) throw new Problem(404, 'FLASH_SALE_NOT_FOUND')
	if (sale.isOver) throw new Problem(409, 'FLASH_SALE_OVER')
	const products = await productsOf(tx, companyId, id)
	if (sale.isAhead) await deleteSale(tx, companyId, id)
	else
		await tx
			.update(flashSale)
			.set({ endsAt: sql`now()` })
			.where(mine)
	await refreshProductPrices(tx, companyId, products)
}

/** The products whose variants are in a sale. */
export async function productsOf(tx: Transaction, companyId: number, id: number) {
	const products = await tx
		.selectDistinct({ id: variant.productId })
		.from(flashItem)
		.innerJoin(
			variant,
			and(eq(variant.companyId, flashItem.companyId), eq(variant.id, flashItem.variantId)),
		)
		.where(and(eq(flashItem.companyId, companyId), eq(flashItem.saleId, id)))
	return products.map((product) => product.id)
}

async function deleteSale(tx: Transaction, companyId: number, id: number) {
	await deleteItems(tx, companyId, id)
	await tx.delete(flashSale).where(and(eq(flashSale.companyId, companyId), eq(flashSale.id, id)))
}

/** Deletes the items of a sale that has not started, so that nobody can have bought them. */
export async function deleteItems(tx: Transaction, companyId: number, id: number) {
	const items = and(eq(flashItem.companyId, companyId), eq(flashItem.saleId, id))
	const ids = tx.select({ id: flashItem.id }).from(flashItem).where(items)
	await tx
		.delete(flashCounter)
		.where(and(eq(flashCounter.companyId, companyId), inArray(flashCounter.itemId, ids)))
	await tx.delete(flashItem).where(items)
}
