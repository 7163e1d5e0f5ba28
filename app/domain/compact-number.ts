import { localDecimal, type Language } from './language.ts'

const scales = [
	{ from: 1e12, id: 'T', en: 'T' },
	{ from: 1e9, id: 'M', en: 'B' },
	{ from: 1e6, id: 'jt', en: 'M' },
	{ from: 1e3, id: 'rb', en: 'K' },
] as const

/**
 * A count in short: `1,2 rb`, `3 jt` (spec section 9), in English `1.2 K`. At most one decimal, cut rather than
 * rounded, so that it never says more than there is.
 */
export function compactNumber(value: number, locale: Language = 'id'): string {
	if (!Number.isFinite(value)) return '0'
	const size = Math.abs(value)
	const sign = value < 0 ? '-' : ''
	const scale = scales.find(({ from }) => size >= from)
	if (scale === undefined) return sign + String(Math.trunc(size))
	const tenths = String(Math.floor((size * 10) / scale.from) / 10)
	return `${sign}${localDecimal(tenths, locale)} ${scale[locale]}`
}
