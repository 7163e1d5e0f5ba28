import type { ProductCard } from './catalog.ts'

/** A product on a customer's wishlist. */
export type WishlistItem = {
	card: ProductCard
	/** Its lowest price when it was added, in whole rupiah. */
	priceWhenAdded: number
}
