const prefix = 'resi.'

type Given = { number: string; tracking: string }

/**
 * Lines of a pasted table or a CSV file that hold an order's number and, in another cell, its tracking number: by the
 * order. Lines without such a number, as headings are, are none.
 */
export function pastedNumbers(text: string, orders: string[]): Map<string, string> {
	const known = new Map(orders.map((number) => [number.toUpperCase(), number]))
	const found = new Map<string, string>()
	for (const line of text.split(/\r\n?|\n/)) {
		const cells = line.split(/[\t;,\s]+/).map((cell) => cell.replace(/^["']+|["']+$/g, '').trim())
		const filled = cells.filter(Boolean)
		const number = filled.map((cell) => known.get(cell.toUpperCase())).find(Boolean)
		const tracking = filled.find(
			(cell) => !known.has(cell.toUpperCase()) && /\d/.test(cell) && cell.length >= 3,
		)
		if (number && tracking) found.set(number, tracking)
	}
	return found
}

/** The tracking numbers of a sheet, by order; fields that were left empty are none. */
export function trackingNumbers(form: FormData): {
	given: Given[]
	/** Text keys of `orders`, by order. */
	errors: Record<string, string>
} {
	const given: Given[] = []
	const errors: Record<string, string> = {}
	const seen = new Set<string>()
	for (const [name, value] of form) {
		if (!name.startsWith(prefix) || typeof value !== 'string') continue
		const number = name.slice(prefix.length)
		const tracking = value.trim()
		if (tracking === '') continue
		given.push({ number, tracking })
		if (tracking.length < 3 || tracking.length > 60) errors[number] = 'ship.malformed'
		else if (seen.has(tracking.toUpperCase())) errors[number] = 'ship.twice'
		seen.add(tracking.toUpperCase())
	}
	return { given, errors }
}
