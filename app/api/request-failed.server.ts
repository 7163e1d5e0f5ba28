import { commonTexts } from '#app/i18n/common-texts.server.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** 'Request failed' (spec section 8) in the visitor's language, for a failure without a message. */
export function requestFailed(locale: Locale): string {
	return commonTexts(locale).failure.request
}
