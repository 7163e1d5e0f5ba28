import type { PaymentAttempt } from '#contract/provider-message.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** An attempt to pay for an order online, as its page shows it. */
export function attemptView(attempt: PaymentAttempt, locale: Locale) {
	const { reference, provider, method, amount, state, said, openedAt, asked } = attempt
	const opened = formatDateTime(openedAt, locale)
	return { reference, provider, method, amount: formatMoney(amount), state, said, opened, asked }
}
export type AttemptView = ReturnType<typeof attemptView>
