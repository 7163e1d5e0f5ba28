import type { ProductCard } from '#app/domain/catalog.ts'

/** When the flash prices on these cards end; a page with them may be kept no longer. */
export function flashEnds(cards: ProductCard[]): Date[] {
	return cards.flatMap(({ flashEndsAt }) => flashEndsAt ?? [])
}
