import type { ProductCard } from '#contract/product-card.ts'
import { compactNumber } from '#app/domain/compact-number.ts'
import { percentOff } from '#app/domain/discount.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { decimal } from './decimal.ts'

const maxColours = 5

export type CardView = ReturnType<typeof cardView>

/** A product card as it is shown. */
export function cardView(card: ProductCard, locale: Locale) {
	const percent = percentOff(card.priceMin, card.priceBefore)
	return {
		id: card.id,
		slug: card.slug,
		name: card.name,
		// Its name stands beside it.
		image: card.image && { ...card.image, alt: '' },
		price: formatMoney(card.priceMin),
		before: percent === null ? null : formatMoney(card.priceBefore),
		percent,
		rating: card.rating === null ? null : decimal(card.rating, locale),
		sold: card.soldCount > 0 ? compactNumber(card.soldCount, locale) : null,
		tag: tagOf(card),
		// One colour is no choice.
		colours: card.colourCount > 1 ? card.colours.slice(0, maxColours) : [],
		moreColours: Math.max(0, card.colourCount - maxColours),
	}
}

function tagOf(card: ProductCard): 'soldOut' | 'flash' | 'new' | null {
	if (!card.inStock) return 'soldOut'
	if (card.flashEndsAt !== null) return 'flash'
	return card.isNew ? 'new' : null
}
