import { unitNames } from './typed-quantity.ts'

/** A number as people type it: `100.000`, `1,5`, `250`. */
export const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?`
const scale = 'ribu|rebu|rb|k|thousand|juta|jt|million'
const ending = String.raw`(?=(?:\s?-?an)?(?!\p{L}))`
const one = String.raw`(?:(?:rp|idr)\.?\s*)?(?:${NUMBER})(?:\s*(?:${scale})${ending})?(?:,-|,00(?!\d))?`
/** An amount, e.g. `Rp 100.000`, `100rb`, `2 juta 500 ribu`. */
const AMOUNT = String.raw`(?:(?:${NUMBER})\s*(?:juta|jt)\s+\d{1,3}\s*(?:ribu|rb)${ending}|${one})`
/** The same as a rough one: `4 jutaan`, `100rb-an`. */
const ROUGH = String.raw`(?:(?:rp|idr)\.?\s*)?(?:${NUMBER})\s*(?:ribu|rb|juta|jt)\s*-?\s*an`

export type PriceBounds = { min?: number; max?: number }
type Rule = { pattern: RegExp; boundsOf: (groups: string[]) => PriceBounds | undefined }

const before = String.raw`(?<![\p{L}\p{N}.,])`
/** Not another word, nor the number of something else: "max 20000 mah". */
const after = String.raw`(?![\p{L}\p{N}%]|[.,]\d|\s*-?(?:${unitNames.join('|')}|rpm|pcs|lumen|lembar)(?!\p{L}))`
const price = String.raw`(?:(?:dengan\s+)?(?:harga(?:nya)?|price[ds]?|budget)\s+)?`
const rule = (pattern: string, boundsOf: Rule['boundsOf']): Rule => ({
	pattern: new RegExp(`${before}${pattern}${after}`, 'giu'),
	boundsOf,
})

const below = String.raw`di\s?bawah|kurang\s+dari|lebih\s+murah\s+dari|tidak\s+lebih\s+dari|maks(?:imal|imum)?|max(?:imum|imal)?|under|below|less\s+than|cheaper\s+than|no\s+more\s+than|up\s+to|at\s+most|sampai|hingga|<=?`
const above = String.raw`di\s?atas|lebih\s+dari|min(?:imal|imum)?|mulai(?:\s+dari)?|over|above|more\s+than|at\s+least|starting\s+(?:at|from)|from|>=?`

/** How prices are typed; the first rules first. */
export const priceRules: Rule[] = [
	rule(
		String.raw`${price}(?:(?:antara|between|dari|from|kisaran)\s+)?(${AMOUNT})\s*(?:-|–|s\.?\/?d\.?|sampai(?:\s+dengan)?|hingga|to|dan|and)\s*(${AMOUNT})(?:\s*-?an)?`,
		([low = '', high = '']) => rangeOf(low, high),
	),
	rule(String.raw`${price}(?:${below})\s*(?:harga\s+)?(${AMOUNT})(?:\s*-?an)?`, ([typed = '']) =>
		bounds({ max: amountOf(typed) }),
	),
	rule(String.raw`${price}(?:${above})\s*(?:harga\s+)?(${AMOUNT})(?:\s*-?an)?`, ([typed = '']) =>
		bounds({ min: amountOf(typed) }),
	),
	rule(
		String.raw`${price}(${AMOUNT})\s+(?:ke\s?bawah|(?:or|and)\s+(?:less|below|under))`,
		([typed = '']) => bounds({ max: amountOf(typed) }),
	),
	rule(
		String.raw`${price}(${AMOUNT})\s+(?:ke\s?atas|(?:or|and)\s+(?:up|more|above))`,
		([typed = '']) => bounds({ min: amountOf(typed) }),
	),
	rule(String.raw`${price}(?:(?:sekitar|kira-kira|around|about)\s+)?(${ROUGH})`, ([typed = '']) =>
		roughly(typed.replace(/\s*-?\s*an$/i, '')),
	),
	rule(
		String.raw`${price}(?:sekitar|kisaran|kira-kira|around|about)\s+(${AMOUNT})`,
		([typed = '']) => {
			const amount = amountOf(typed)
			if (amount === undefined) return undefined
			return { min: Math.round(amount * 0.8), max: Math.round(amount * 1.2) }
		},
	),
	// An amount alone is what somebody wants to spend at most; "4k" is a screen.
	rule(String.raw`(?:se)?(?:harga|price[ds]?|budget|modal)\s+(${AMOUNT})`, ([typed = '']) =>
		bounds({ max: amountOf(typed) }),
	),
	rule(`(${AMOUNT})`, ([typed = '']) =>
		/^(?:rp|idr)|(?:ribu|rebu|rb|juta|jt)$/i.test(typed)
			? bounds({ max: amountOf(typed) })
			: undefined,
	),
]

function bounds({ min, max }: { min?: number | undefined; max?: number | undefined }) {
	if (min === undefined && max === undefined) return undefined
	return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

/** "100-200 ribu": the first number has the scale of the second. */
function rangeOf(low: string, high: string): PriceBounds | undefined {
	const max = amountOf(high)
	const isBare = /^\d+(?:[.,]\d{1,2})?$/.test(low)
	const min = isBare ? valueOf(low, scaleOf(high)) : amountOf(low)
	return max !== undefined && min !== undefined && min <= max ? { min, max } : undefined
}

/** "4 jutaan": up to the next number of as many digits, 4,999,999; "150 ribuan": up to 159,999. */
function roughly(typed: string): PriceBounds | undefined {
	const min = amountOf(typed)
	if (min === undefined) return undefined
	const zeros = /0*$/.exec(String(min))?.[0].length ?? 0
	return { min, max: min + 10 ** zeros - 1 }
}

/** The rupiah of an amount; undefined if it is no price: a bare number of up to four digits. */
function amountOf(typed: string): number | undefined {
	const parts = /^(.*?(?:juta|jt))\s+(\d{1,3}\s*(?:ribu|rb))$/i.exec(typed)
	if (parts) {
		const [millions, thousands] = [amountOf(parts[1] ?? ''), amountOf(parts[2] ?? '')]
		return millions === undefined || thousands === undefined ? undefined : millions + thousands
	}
	const isPrice = /^(?:rp|idr)|[a-z]$|\d[.,]\d{3}(?:,-|,00)?$|\d{5}/i.test(typed)
	return isPrice ? valueOf(typed.replace(/^(?:rp|idr)\.?\s*/i, ''), scaleOf(typed)) : undefined
}

function scaleOf(typed: string): number {
	if (/(?:ribu|rebu|rb|k|thousand)$/i.test(typed)) return 1_000
	return /(?:juta|jt|million)$/i.test(typed) ? 1_000_000 : 1
}

function valueOf(typed: string, scale: number): number | undefined {
	const digits = /^[\d.,]+/.exec(typed.replace(/,(?:00|-)$/, ''))?.[0] ?? ''
	const number = numberOf(digits)
	const value = Math.round(number * scale)
	return value >= 1 && value <= 1_000_000_000_000 ? value : undefined
}

/** The number of typed digits with separators. */
export function numberOf(digits: string): number {
	return /[.,]\d{3}(?!\d)/.test(digits)
		? Number(digits.replace(/[.,]/g, ''))
		: Number(digits.replace(',', '.'))
}
