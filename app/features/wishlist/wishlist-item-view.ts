import { formatMoney } from '#web/domain/money.ts'
import type { WishlistItem } from '#app/domain/wishlist-item.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type WishlistItemView = ReturnType<typeof wishlistItemView>

/** A wishlist item with its price drop since it was added. */
export function wishlistItemView({ card, priceWhenAdded }: WishlistItem, locale: Locale) {
	const less = priceWhenAdded - card.priceMin
	return {
		card: cardView(card, locale),
		cheaperBy: less > 0 ? formatMoney(less) : null,
		isInStock: card.inStock,
	}
}
