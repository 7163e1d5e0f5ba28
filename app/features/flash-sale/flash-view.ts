import type { VariantFlash } from '#app/domain/catalog.ts'
import { formatDateTime } from '#app/domain/dates.ts'
import { digits } from '#app/domain/money.ts'
import type { Locale } from '#app/i18n/paths.ts'

export type FlashView = ReturnType<typeof flashView>

/** A moment in Jakarta's time, which is the shop's. */
export function wibTime(moment: Date, locale: Locale): string {
	return `${formatDateTime(moment, locale)} WIB`
}

/** A flash sale's offer as a product's page shows it. @param now when the page was made */
export function flashView({ endsAt, left, most }: VariantFlash, locale: Locale, now: Date) {
	return {
		now: now.toISOString(),
		endsAt: endsAt.toISOString(),
		endText: wibTime(endsAt, locale),
		isGone: left === 0,
		left: digits(left),
		most,
	}
}
