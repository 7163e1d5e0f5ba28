import type { listPriceChanges } from '#admin/api/variant-sheet.server.ts'
import { formatDateTime } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import type { Locale } from '#app/i18n/paths.ts'
import type { PriceChange } from './PriceChangesPanel.tsx'

type Changes = Awaited<ReturnType<typeof listPriceChanges>>

/** Changes of a price as their table shows them, with the price while on offer behind a slash. */
export function priceChangesOf(list: Changes, locale: Locale): PriceChange[] {
	const words = (price: number, discount: number | null) =>
		[price, discount].flatMap((one) => (one === null ? [] : formatMoney(one))).join(' / ')
	return list.map((change, key) => ({
		key,
		at: formatDateTime(change.changeDate, locale),
		before: words(change.priceBefore, change.discountBefore),
		after: words(change.price, change.discountPrice),
		who: change.madeBy,
		reason: change.reason,
	}))
}
