import type { LocalText } from '#website-api/db/columns.ts'

export type CountedValue = {
	optionKey: string
	valueKey: string
	name: LocalText
	label: LocalText
	swatch: string | null
	products: number
	/** Counted over the first products that were found. */
	isPartial: boolean
	isChosen: boolean
}
export type OptionFacet = { name: LocalText; isPartial: boolean; values: CountedValue[] }

/** The maximum number of options of a filter, and of values of each. */
const MAX = { options: 6, values: 24 }
const CLOTHING_SIZES = 'xxs xs s m l xl xxl 2xl xxxl 3xl 4xl 5xl 6xl'.split(' ')
const UNIT_SIZES: Record<string, number> = { kg: 1000, l: 1000, liter: 1000, m: 100, tb: 1024 }

/**
 * The options of a filter, those with the most products first. Sizes are sorted by size, other values by their number
 * of products. Chosen values are always included.
 */
export function optionFacetsFrom(counted: CountedValue[]): OptionFacet[] {
	const keys = [...new Set(counted.map(({ optionKey }) => optionKey))]
	return keys
		.map((key) => counted.filter(({ optionKey }) => optionKey === key))
		.filter((values) => values.length > 1 || values.some(({ isChosen }) => isChosen))
		.map((values) => ({ values: values.toSorted(byProducts), total: sum(values) }))
		.sort((a, b) => Number(hasChosen(b)) - Number(hasChosen(a)) || b.total - a.total)
		.slice(0, MAX.options)
		.sort((a, b) => b.total - a.total)
		.flatMap(({ values }) => {
			const [first] = values
			if (!first) return []
			const offered = values.filter(({ isChosen }, at) => isChosen || at < MAX.values)
			return {
				name: first.name,
				isPartial: values.some(({ isPartial }) => isPartial),
				values: inNaturalOrder(offered),
			}
		})
}

function hasChosen({ values }: { values: CountedValue[] }): boolean {
	return values.some(({ isChosen }) => isChosen)
}

function sum(values: CountedValue[]): number {
	return values.reduce((total, { products }) => total + products, 0)
}

function byProducts(a: CountedValue, b: CountedValue): number {
	return b.products - a.products || a.valueKey.localeCompare(b.valueKey)
}

function inNaturalOrder(values: CountedValue[]): CountedValue[] {
	const measured = values.map((value) => ({ value, size: sizeOf(value.label.id) }))
	if (measured.some(({ size }) => size === undefined)) return values
	return measured
		.toSorted((a, b) => (a.size?.place ?? 0) - (b.size?.place ?? 0))
		.map(({ value }) => value)
}

/** The sort position of `XL` or `250 g` among sizes, clothing sizes first; undefined: not a size. */
function sizeOf(label: string): { place: number } | undefined {
	const text = label.trim().toLowerCase()
	const place = CLOTHING_SIZES.indexOf(text)
	if (place >= 0) return { place: place - CLOTHING_SIZES.length }
	const [, digits, unit = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*([a-z]*)/.exec(text) ?? []
	if (digits === undefined) return undefined
	return { place: Number(digits.replace(',', '.')) * (UNIT_SIZES[unit] ?? 1) }
}
