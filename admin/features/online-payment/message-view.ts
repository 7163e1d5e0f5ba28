import type { ProviderMessage } from '#contract/provider-message.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** A provider's message, as lists and its page show it. */
export function messageView(message: ProviderMessage, locale: Locale) {
	const { id, provider, reference, orderNumber, receivedAt, repeats, tries, outcome } = message
	return {
		id,
		provider,
		reference,
		orderNumber,
		received: formatDateTime(receivedAt, locale),
		repeats,
		tries,
		outcome: outcome ?? ('WAITING' as const),
	}
}
