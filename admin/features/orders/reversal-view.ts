import type { PaymentReversal } from '#contract/payment-reversal.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** A payment that was taken back, as its order's page shows it. */
export function reversalView({ id, kind, amount, open, at }: PaymentReversal, locale: Locale) {
	return {
		id,
		kind,
		amount: formatMoney(amount),
		open: formatMoney(open),
		isOpen: open > 0,
		at: formatDateTime(at, locale),
	}
}
