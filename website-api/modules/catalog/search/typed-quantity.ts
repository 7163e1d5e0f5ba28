/** Units by what they measure, each with its size in the smallest of them; the first name is shown. */
const measures: [size: number, ...names: string[]][][] = [
	[
		[1, 'mg'],
		[1_000, 'g', 'gr', 'gram', 'grams'],
		[100_000, 'ons'],
		[1_000_000, 'kg', 'kgs', 'kilo', 'kilogram', 'kilograms'],
	],
	[
		[1, 'ml', 'cc'],
		[1_000, 'l', 'lt', 'ltr', 'liter', 'liters', 'litre', 'litres'],
	],
	[
		[1, 'mm'],
		[10, 'cm'],
		[1_000, 'm', 'mtr', 'meter', 'meters', 'metre', 'metres'],
	],
	[[1, 'mb']],
	[[1, 'gb', 'giga']],
	[[1, 'tb', 'tera']],
	[[1, 'mah']],
	[[1, 'w', 'watt', 'watts']],
]

/** The names of all units, the longest first. */
export const unitNames = measures
	.flat()
	.flatMap(([, ...names]) => names)
	.toSorted((one, other) => other.length - one.length)

export type Quantity = {
	/** As shown: `25 kg`. */
	label: string
	/** The same quantity as products may write it: `25 kg`, `25 kilo`, `25000 gram`. */
	forms: { value: string; unit: string }[]
}

/** The quantity of a number and the name of a unit; undefined: no such unit, or out of range. */
export function quantityOf(value: number, unitName: string): Quantity | undefined {
	const measure = measures.find((units) => units.some(([, ...names]) => names.includes(unitName)))
	const unit = measure?.find(([, ...names]) => names.includes(unitName))
	if (!measure || !unit || value <= 0) return undefined
	const [size, name = ''] = unit
	const forms = measure.flatMap(([otherSize, ...names]) => {
		const written = writtenNumber((value * size) / otherSize)
		return written === undefined ? [] : names.map((other) => ({ value: written, unit: other }))
	})
	return forms.length === 0
		? undefined
		: { label: `${String(value).replace('.', ',')} ${name}`, forms }
}

/** A number with at most two decimals; undefined: nobody writes it so. */
function writtenNumber(value: number): string | undefined {
	const rounded = Math.round(value * 100) / 100
	const isUsual = Math.abs(rounded - value) < 1e-9 && rounded >= 0.1 && rounded < 1_000_000
	return isUsual ? String(rounded) : undefined
}
