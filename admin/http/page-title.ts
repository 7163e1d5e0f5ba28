import type { TextKey } from '#admin/i18n/text-keys.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'

/** The document title of a page, from a text key with its namespace. */
export function pageTitle(locale: Locale, key: TextKey, values: Record<string, string> = {}) {
	return `${textsOf(locale).t(key, values)} · Etalase Admin`
}
