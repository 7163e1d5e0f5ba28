import type { VariantFlash } from '#contract/flash-sale.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { soldPercent } from '#app/domain/sold-share.ts'
import { digits } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type FlashView = ReturnType<typeof flashView>

/** A date and time in Jakarta, the shop's time zone. */
export function wibTime(moment: Date, locale: Locale): string {
	return `${formatDateTime(moment, locale)} WIB`
}

/** A flash sale's offer as the product page shows it. @param now time of rendering */
export function flashView(
	{ endsAt, left, quota, maxPerBuyer }: VariantFlash,
	locale: Locale,
	now: Date,
) {
	return {
		now: now.toISOString(),
		endsAt: endsAt.toISOString(),
		endText: wibTime(endsAt, locale),
		isGone: left === 0,
		left: digits(left),
		soldPercent: soldPercent(quota, left),
		maxPerBuyer,
	}
}
