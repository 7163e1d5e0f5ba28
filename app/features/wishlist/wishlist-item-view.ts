import { formatMoney } from '#app/domain/money.ts'
import type { WishlistItem } from '#app/domain/wishlist-item.ts'
import { cardView } from '#app/features/goods/card-view.ts'
import type { Locale } from '#app/i18n/paths.ts'

export type WishlistItemView = ReturnType<typeof wishlistItemView>

/** A wish as it is shown: with what it costs less than when it was put aside. */
export function wishlistItemView({ card, priceWhenAdded }: WishlistItem, locale: Locale) {
	const less = priceWhenAdded - card.priceMin
	return {
		card: cardView(card, locale),
		cheaperBy: less > 0 ? formatMoney(less) : null,
		isInStock: card.inStock,
	}
}
