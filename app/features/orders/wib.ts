import { formatDateTime } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** A moment written out, with its zone. */
export function wib(date: Date, locale: Locale): string {
	return `${formatDateTime(date, locale)} WIB`
}
