import type { ProductCard } from './catalog.ts'

/** A product that a customer put aside. */
export type Wish = {
	card: ProductCard
	/** Its lowest price then, in whole rupiah. */
	priceWhenAdded: number
}
