import { and, desc, eq } from 'drizzle-orm'
import type { WishlistItem } from '#contract/wishlist.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { cardsOf, isShown } from '#website-api/modules/catalog/products/card.queries.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { wish } from './wish.table.ts'

/** The products of the customer's wishlist with current data, newest first. */
export async function wishlistOf(
	db: Queryable,
	owner: Owner,
	locale: Locale,
): Promise<{ list: WishlistItem[] }> {
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
			const row = byId.get(card.id)
			return row ? [{ ...card, addedAt: row.at, priceWhenAdded: row.price }] : []
		}),
	}
}

export function isOfCustomer({ companyId, customerId }: Owner) {
	return and(eq(wish.companyId, companyId), eq(wish.customerId, customerId))
}
