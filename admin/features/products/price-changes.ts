import type { PriceChanges } from '#contract/variant-change.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { PriceChange } from './PriceChangesPanel.tsx'

/** Price changes as their table shows them; the discount price follows after a slash. */
export function priceChangesOf(list: PriceChanges, locale: Locale): PriceChange[] {
	const priceText = (price: number, discount: number | null) =>
		[price, discount].flatMap((value) => (value === null ? [] : formatMoney(value))).join(' / ')
	return list.map((change, key) => ({
		key,
		at: formatDateTime(change.changedAt, locale),
		before: priceText(change.priceBefore, change.discountBefore),
		after: priceText(change.price, change.discountPrice),
		who: change.madeBy,
		reason: change.reason,
	}))
}
