import { languages, localDecimal, type Language } from '#web/domain/language.ts'

/** Scales of a language and their values, in the same order. */
const scaleValues = [1e3, 1e6, 1e9, 1e12]

/**
 * A compact number: `1,2 rb`, `3 jt` (spec section 9), in English `1.2k`, `3 million`. At most one decimal, truncated rather than
 * rounded, so that it never overstates.
 */
export function compactNumber(value: number, locale: Language = 'id'): string {
	if (!Number.isFinite(value)) return '0'
	const size = Math.abs(value)
	const sign = value < 0 ? '-' : ''
	const at = scaleValues.findLastIndex((value) => size >= value)
	const scale = scaleValues[at]
	if (scale === undefined) return sign + String(Math.trunc(size))
	const tenths = String(Math.floor((size * 10) / scale) / 10)
	return `${sign}${localDecimal(tenths, locale)}${languages[locale].scales[at]}`
}
