import en from '#app/i18n/locales/en/common.json' with { type: 'json' }
import id from '#app/i18n/locales/id/common.json' with { type: 'json' }
import type { Locale } from '#app/i18n/paths.ts'

const words: Record<Locale, string> = { id: id.failure.request, en: en.failure.request }

/** 'Request failed' (spec section 8) in the visitor's language, for a failure without words of its own. */
export function requestFailed(locale: Locale): string {
	return words[locale]
}
