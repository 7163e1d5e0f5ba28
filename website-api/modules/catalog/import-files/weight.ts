const grams: Record<string, number> = {
	'': 1,
	g: 1,
	gr: 1,
	gram: 1,
	grams: 1,
	kg: 1000,
	kilo: 1000,
	kilogram: 1000,
	ons: 100,
	lb: 453.592,
	lbs: 453.592,
	oz: 28.3495,
}

export type WeightUnit = 'g' | 'kg' | 'lbs' | 'oz'

/** Whole grams of a weight such as `250`, `0,25 kg` or `1.250 gr`; '' is 0. Null: not a weight. */
export function parseWeight(text: string, unit: WeightUnit = 'g'): number | null {
	const match = /^([\d.,]*)\s*([a-z]*)\.?$/i.exec(text.trim())
	if (!match) return null
	const [, number = '', word = ''] = match
	if (number === '') return word === '' ? 0 : null
	const each = grams[word.toLowerCase()]
	if (each === undefined) return null
	const factor = word === '' ? (grams[unit] ?? 1) : each
	const amount = amountOf(number, factor === 1)
	return amount === null ? null : Math.min(1_000_000, Math.round(amount * factor))
}

// In grams a single mark before three digits separates thousands, unless nothing but zero precedes it.
function amountOf(text: string, isGrams: boolean): number | null {
	if (/^\d+$/.test(text)) return Number(text)
	const thousands = isGrams && /^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:,\d{3})+$/.test(text)
	if (thousands) return Number(text.replace(/[.,]/g, ''))
	if (/^\d*[.,]\d+$/.test(text)) return Number(text.replace(',', '.'))
	if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(text)) return Number(text.replaceAll(',', ''))
	if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) {
		return Number(text.replaceAll('.', '').replace(',', '.'))
	}
	return null
}
