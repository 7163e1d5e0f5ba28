/**
 * Parses a price of a product file (`19.99`, `1,299.00`, `1.299,00`, `Rp 150.000`) and converts it to whole rupiah.
 * In a file with rupiah (rate 1) a single point or comma before three digits separates thousands; in any other
 * currency it is the decimal mark. Null: not a price, or rupiah with a fraction.
 */
export function parsePrice(text: string, rate: number): number | null {
	const bare = text
		.trim()
		.replace(/^(rp|idr|usd|us\$|eur|sgd|s\$|\$|€|£)\.?|(idr|usd|eur|sgd|€)$/gi, '')
		.replace(/[\s_']/g, '')
		.replace(/[.,]-{1,2}$/, '')
	if (!/^\d[\d.,]*$/.test(bare)) return null
	const decimal = decimalMark(bare, rate === 1)
	const parts = decimal === null ? [bare] : split(bare, bare.lastIndexOf(decimal))
	if (!isGrouped(parts[0] ?? '')) return null
	const whole = (parts[0] ?? '').replace(/[.,]/g, '')
	const fraction = parts[1] ?? ''
	if (rate === 1 && /[1-9]/.test(fraction)) return null
	const amount = Math.round(Number(`${whole}.${fraction || '0'}`) * rate)
	return Number.isSafeInteger(amount) && amount <= 1_000_000_000_000 ? amount : null
}

function decimalMark(text: string, isRupiah: boolean): '.' | ',' | null {
	const points = count(text, '.')
	const commas = count(text, ',')
	if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
	const mark = points > 0 ? '.' : ','
	const marks = points + commas
	if (marks !== 1) return null
	const before = text.indexOf(mark)
	const digits = text.length - before - 1
	if (before > 3 || text.startsWith('0')) return mark
	return digits === 3 && (isRupiah || mark === ',') ? null : mark
}

/** Digits alone, or in groups of three with one mark: `1.250.000`. */
function isGrouped(text: string): boolean {
	return /^\d+$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(text)
}

function split(text: string, at: number): [string, string] {
	return [text.slice(0, at), text.slice(at + 1)]
}

function count(text: string, mark: string): number {
	return text.split(mark).length - 1
}
