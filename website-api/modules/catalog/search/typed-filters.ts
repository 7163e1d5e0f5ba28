import { NUMBER, numberOf, type PriceBounds, priceRules } from './typed-price.ts'
import { type Quantity, quantityOf, unitNames } from './typed-quantity.ts'
import { isFiller, wordsOf } from './typed-words.ts'

type Meaning =
	| { kind: 'PRICE'; bounds: PriceBounds }
	| { kind: 'QUANTITY'; quantity: Quantity }
	| { kind: 'CHEAPEST' }
type Found = Meaning & { start: number; end: number }
/** A part of a search that is a filter, and the text without it. */
export type TypedFilter = Meaning & { textWithout: string }

/**
 * The filters that a search in Indonesian or English contains, and the words that remain: "beras 25 kg di bawah 400rb".
 * Quantities are filters only besides words.
 */
export function typedFilters(text: string): { words: string; filters: TypedFilter[] } {
	const typed = spelled(text.slice(0, 200).normalize('NFKC'))
	const prices = found(typed, priceRules.map(priceIn))
	const cheap = found(hidden(typed, prices), [cheapestIn])
	const others = [...prices, ...cheap]
	const quantities = found(hidden(typed, others), [quantityIn])
	const all = [...others, ...quantities]
	const used = areFillers(without(typed, all)) ? others : all
	if (used.length === 0) return { words: text, filters: [] }
	const words = without(typed, used)
	return {
		words: areFillers(words) ? '' : words,
		filters: used
			.toSorted((one, other) => one.start - other.start)
			.map(({ start, end, ...meaning }) => ({
				...meaning,
				textWithout: without(typed, [{ start, end }]),
			})),
	}
}

/** Whether nothing remains that identifies a product: "promo". */
function areFillers(text: string): boolean {
	return wordsOf(text).every(isFiller)
}

type Finder = { pattern: RegExp; meaningOf: (match: RegExpExecArray) => Meaning | undefined }

/** What the finders find in a text, without overlaps. */
function found(text: string, finders: Finder[]): Found[] {
	const all: Found[] = []
	for (const { pattern, meaningOf } of finders) {
		for (const match of hidden(text, all).matchAll(pattern)) {
			const meaning = meaningOf(match)
			if (meaning) all.push({ ...meaning, start: match.index, end: match.index + match[0].length })
		}
	}
	return all
}

function priceIn({ pattern, boundsOf }: (typeof priceRules)[number]): Finder {
	return {
		pattern,
		meaningOf(match) {
			const bounds = boundsOf(match.slice(1))
			return bounds && { kind: 'PRICE', bounds }
		},
	}
}

const cheapestIn: Finder = {
	pattern:
		/(?<![\p{L}\p{N}])(?:(?:yang\s+)?(?:dengan\s+)?(?:harga\s+)?(?:paling\s+)?(?:ter)?murah(?:\s+meriah|\s+banget)?|(?:the\s+)?cheap(?:est)?|lowest\s+price)(?![\p{L}\p{N}])/giu,
	meaningOf: () => ({ kind: 'CHEAPEST' }),
}

/** Not in a range or a size of two sides, nor compared with: "60 x 90 cm", "1-2 kg", "di atas 50 kg". */
const quantityIn: Finder = {
	pattern: new RegExp(
		String.raw`(?<![\p{L}\p{N}.,/%-]|\d\s*[x×-]\s*|(?:atas|bawah|dari|over|under|above|below|than|max|min|maksimal|minimal)\s+)` +
			String.raw`(${NUMBER})(\s*-?)(${unitNames.join('|')})(?![\p{L}\p{N}]|\s*[x×-]\s*\d)`,
		'giu',
	),
	meaningOf([, digits = '', gap = '', unit = '']) {
		const name = unit.toLowerCase()
		// Networks and a brand.
		if (gap === '' && (/^[2-6]g$/.test(digits + name) || digits + name === '3m')) return undefined
		const quantity = quantityOf(numberOf(digits), name)
		return quantity && { kind: 'QUANTITY', quantity }
	},
}

/** Numbers in words, as far as people type them for prices and weights. */
function spelled(text: string): string {
	return replacements.reduce((so, [word, digits]) => so.replace(word, digits), text)
}

const replacements: [RegExp, string][] = [
	[/(?<![\p{L}\p{N}])sejuta(?=an\b|\b)/giu, '1 juta'],
	[/(?<![\p{L}\p{N}])seratus\s+(?=ribu|rb|juta|jt)/giu, '100 '],
	[/(?<![\p{L}\p{N}])lima\s+puluh\s+(?=ribu|rb|juta|jt)/giu, '50 '],
	[/(?<![\p{L}\p{N}])sepuluh\s+(?=ribu|rb|juta|jt)/giu, '10 '],
	[/(?<![\p{L}\p{N}])(?:setengah|1\/2|½)\s*(?=kg\b|kilo|liter)/giu, '0,5 '],
	[/(?<![\p{L}\p{N}])(?:seperempat|1\/4|¼)\s*(?=kg\b|kilo|liter)/giu, '0,25 '],
	[/(?<![\p{L}\p{N}])sekilo(?:gram)?\b/giu, '1 kg'],
	[/(?<![\p{L}\p{N}])seliter\b/giu, '1 liter'],
]

/** The text with these parts hidden, so that everything else keeps its place. */
function hidden(text: string, parts: { start: number; end: number }[]): string {
	return parts.reduce(
		(so, { start, end }) => `${so.slice(0, start)}${'\0'.repeat(end - start)}${so.slice(end)}`,
		text,
	)
}

function without(text: string, parts: { start: number; end: number }[]): string {
	return hidden(text, parts)
		.replaceAll('\0', ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[\s,;]+|[\s,;]+$/g, '')
}
