import { and, eq, inArray, sql } from 'drizzle-orm'
import { MAX_WISHLIST_PRODUCTS } from '#contract/wishlist.ts'
import {
	type Database,
	inTransaction,
	type Queryable,
	type Transaction,
} from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { isShown } from '#website-api/modules/catalog/products/card.queries.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import {
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { wish } from './wish.table.ts'
import { isOfCustomer } from './wish.queries.ts'

/** Adds a product to the wishlist; does nothing if it is on it. 404 PRODUCT_NOT_FOUND. */
export async function addWishlistItem(db: Database, owner: Owner, productId: number) {
	await inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		if ((await keep(tx, owner, [productId])) === 0) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	})
}

/** Merges a visitor's wishlist, newest first, into the customer's; ignores unknown products. */
export async function mergeWishlist(db: Database, owner: Owner, productIds: number[]) {
	await inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		// One by one from the oldest, so that the order by time is kept.
		for (const productId of productIds.toReversed()) await keep(tx, owner, [productId])
	})
}

/** Removes a product from the wishlist; does nothing if it is not on it. */
export async function removeWishlistItem(db: Queryable, owner: Owner, productId: number) {
	await db.delete(wish).where(and(isOfCustomer(owner), eq(wish.productId, productId)))
}

async function keep(tx: Transaction, owner: Owner, productIds: number[]): Promise<number> {
	const found = await tx
		.select({ id: product.id, price: product.priceMin })
		.from(product)
		.where(and(eq(product.companyId, owner.companyId), inArray(product.id, productIds), isShown))
	if (found.length === 0) return 0
	const { companyId, customerId } = owner
	await tx
		.insert(wish)
		.values(found.map(({ id, price }) => ({ companyId, customerId, productId: id, price })))
		.onConflictDoNothing()
	await tx.execute(sql`
		delete from ${wish} where company_id = ${companyId} and customer_id = ${customerId}
		and product_id in (
			select product_id from ${wish} where company_id = ${companyId} and customer_id = ${customerId}
			order by at desc, product_id desc offset ${MAX_WISHLIST_PRODUCTS}
		)`)
	return found.length
}
