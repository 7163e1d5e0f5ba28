import { localDecimal } from '#web/domain/language.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** One decimal, `4,8` or `4.8`. */
export function decimal(value: number, locale: Locale): string {
	return localDecimal(value.toFixed(1), locale)
}

/** Formats grams: `250 g`, `1,5 kg`. */
export function weight(grams: number, locale: Locale): string {
	if (grams < 1000) return `${grams} g`
	const kilograms = grams / 1000
	return `${Number.isInteger(kilograms) ? kilograms : decimal(kilograms, locale)} kg`
}
