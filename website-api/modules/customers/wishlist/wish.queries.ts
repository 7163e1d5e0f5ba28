import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { MAX_WISHLIST_PRODUCTS, type WishlistWire } from '#contract/wishlist.ts'
import {
	type Database,
	inTransaction,
	type Queryable,
	type Transaction,
} from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { cardsOf, isShown } from '#website-api/modules/catalog/products/card.queries.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import {
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { wish } from './wish.table.ts'

type Wishlist = z.output<typeof WishlistWire>['data']

/** The products of the customer's wishlist with current data, newest first. */
export async function wishlistOf(db: Queryable, owner: Owner, locale: Locale): Promise<Wishlist> {
	const rows = await db
		.select({ productId: wish.productId, price: wish.price, at: wish.at })
		.from(wish)
		.innerJoin(product, and(eq(product.companyId, wish.companyId), eq(product.id, wish.productId)))
		.where(and(isOfCustomer(owner), isShown))
		.orderBy(desc(wish.at), desc(wish.productId))
	const ids = rows.map(({ productId }) => productId)
	const cards = await cardsOf(db, owner.companyId, ids, locale)
	const byId = new Map(rows.map((row) => [row.productId, row]))
	return {
		list: cards.flatMap((card) => {
			const row = byId.get(card.PRODUCT_ID)
			if (!row) return []
			return [{ ...card, ADDED_DATE: row.at.toISOString(), PRICE_WHEN_ADDED: row.price }]
		}),
	}
}

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

function isOfCustomer({ companyId, customerId }: Owner) {
	return and(eq(wish.companyId, companyId), eq(wish.customerId, customerId))
}
