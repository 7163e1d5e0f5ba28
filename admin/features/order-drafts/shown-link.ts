import type { MadeLink } from '#contract/payment-link.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { ShownLink } from './LinkBox.tsx'

/** A link that was just made, with the message that sends it. */
export function shownLink({ url, endsAt, text, phone }: MadeLink, locale: Locale): ShownLink {
	return {
		url,
		ends: formatDateTime(endsAt, locale),
		whatsApp: `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`,
	}
}
