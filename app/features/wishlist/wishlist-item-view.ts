import { formatMoney } from '#web/domain/money.ts'
import type { WishlistItem } from '#contract/wishlist.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type WishlistItemView = ReturnType<typeof wishlistItemView>

/** A wishlist item with its price drop since it was added. */
export function wishlistItemView(item: WishlistItem, locale: Locale) {
	const less = item.priceWhenAdded - item.priceMin
	return {
		card: cardView(item, locale),
		cheaperBy: less > 0 ? formatMoney(less) : null,
		isInStock: item.inStock,
	}
}
