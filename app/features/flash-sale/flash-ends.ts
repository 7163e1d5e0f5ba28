import type { ProductCard } from '#contract/product-card.ts'

/** End dates of the flash prices on these cards, which limit how long a page is cached. */
export function flashEnds(cards: ProductCard[]): Date[] {
	return cards.flatMap(({ flashEndsAt }) => flashEndsAt ?? [])
}
