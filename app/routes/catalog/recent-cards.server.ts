import type { ShopContext } from '#app/http/context.ts'
import { cardView, type CardView } from '#app/features/product-cards/card-view.ts'
import { orNull } from '#app/http/or-null.ts'
import { cardsById } from './suggested.server.ts'

/** Recently viewed products except the current one; none when the call fails. */
export async function recentCards(context: ShopContext, open?: string): Promise<CardView[]> {
	const ids = context.recentlyViewed.list()
	if (ids.length === 0) return []
	const cards = (await orNull(cardsById(context, ids, { optional: true }))) ?? []
	return cards.filter(({ slug }) => slug !== open).map((card) => cardView(card, context.locale))
}
