import { COURIER_PROVIDER_NAMES, COURIER_PROVIDERS } from '#contract/courier.ts'
import type { ProviderMessage } from '#contract/provider-message.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** A provider's message, as lists and its page show it. */
export function messageView(message: ProviderMessage, locale: Locale) {
	const { id, provider, reference, orderNumber, receivedAt, repeats, tries, outcome } = message
	const courier = COURIER_PROVIDERS.find((one) => one === provider)
	return {
		id,
		provider: courier === undefined ? provider : COURIER_PROVIDER_NAMES[courier],
		reference,
		orderNumber,
		received: formatDateTime(receivedAt, locale),
		repeats,
		tries,
		outcome: outcome ?? ('WAITING' as const),
	}
}
