import type { AnnouncedSale } from '#contract/flash-sale.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { Personal } from '#app/domain/personal.ts'
import { wibTime } from './flash-view.ts'

/** How a visitor asks to be reminded: a guest signs in first. */
export type Reminding = { signIn: string } | { formToken: string; saleIds: number[] }

export type NextSaleView = NonNullable<ReturnType<typeof nextSaleView>>

/** The announced sale as the home page shows it; null: none, or it has begun. */
export function nextSaleView(
	sale: AnnouncedSale | null,
	{ now, locale, reminding }: { now: Date; locale: Locale; reminding: Personal<Reminding> },
) {
	if (sale === null || sale.startsAt <= now) return null
	return {
		id: sale.id,
		name: sale.name,
		startText: wibTime(sale.startsAt, locale),
		reminding,
	}
}
