import { lineOf } from './plain-text.ts'

/**
 * Parses a typed whole number: digits alone, or groups of three with one kind of separator, e.g. `1234`, `1.234`, `1,234`,
 * `1 234`. Null for anything else: a decimal must not be read as a number ten or a hundred times as large.
 */
export function typedNumber(text: string): number | null {
	const plain = lineOf(text)
	if (!/^(\d{1,15}|\d{1,3}(?:([., ])\d{3})(?:\2\d{3})*)$/.test(plain)) return null
	const value = Number(plain.replace(/\D/g, ''))
	return Number.isSafeInteger(value) ? value : null
}

/**
 * Parses a typed amount as `typedNumber` does, also with `Rp` or `IDR` and without cents: `Rp 150.123`, `150.123,00`,
 * `150.123,-`.
 */
export function typedRupiah(text: string): number | null {
	const amount = lineOf(text).replace(/^(?:rp\.?|idr) ?/i, '')
	return typedNumber(amount.replace(/,(00|[-–—])$/, '').replace(/(?<=,\d{3})\.00$/, ''))
}
