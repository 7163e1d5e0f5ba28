import { soldPercent } from '#app/domain/sold-share.ts'
import type { FlashSale } from '#contract/flash-sale.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { wibTime } from './flash-view.ts'
import type { FlashSectionView } from './FlashSection.tsx'

/** The running sale as the home page shows it; null: none, or unavailable. */
export function flashSection(
	sale: FlashSale | null,
	{ now, locale }: { now: Date; locale: Locale },
): FlashSectionView | null {
	if (sale === null || sale.endsAt <= now) return null
	return {
		name: sale.name,
		endsAt: sale.endsAt.toISOString(),
		endText: wibTime(sale.endsAt, locale),
		now: now.toISOString(),
		// Without the sale tag, which would repeat the heading.
		cards: sale.items.map((card) => ({
			...cardView({ ...card, flashEndsAt: null }, locale),
			soldPercent: soldPercent(card.quota, card.left),
		})),
	}
}
