import { TrackingNumberWire } from '#contract/tracking-number.ts'

const prefix = 'resi.'

type EnteredNumber = { number: string; tracking: string }

/**
 * Reads tracking numbers from a pasted table or a CSV file, by order number. Lines without an order number and, in
 * another cell, a tracking number are ignored, e.g. headings.
 */
export function pastedNumbers(text: string, orders: string[]): Map<string, string> {
	const numbers = new Map(orders.map((number) => [number.toUpperCase(), number]))
	const found = new Map<string, string>()
	for (const line of text.split(/\r\n?|\n/)) {
		const cells = line.split(/[\t;,\s]+/).map((cell) => cell.replace(/^["']+|["']+$/g, '').trim())
		const filled = cells.filter(Boolean)
		const number = filled.map((cell) => numbers.get(cell.toUpperCase())).find(Boolean)
		const tracking = filled.find(
			(cell) => !numbers.has(cell.toUpperCase()) && /\d/.test(cell) && cell.length >= 3,
		)
		if (number && tracking) found.set(number, tracking)
	}
	return found
}

/** The entered tracking numbers by order; empty fields are left out. */
export function trackingNumbers(form: FormData): {
	entered: EnteredNumber[]
	/** Text keys of `orders`, by order. */
	errors: Record<string, string>
} {
	const entered: EnteredNumber[] = []
	const errors: Record<string, string> = {}
	const usedNumbers = new Set<string>()
	for (const [name, value] of form) {
		if (!name.startsWith(prefix) || typeof value !== 'string') continue
		const number = name.slice(prefix.length)
		const tracking = value.trim()
		if (tracking === '') continue
		entered.push({ number, tracking })
		if (!isTrackingNumber(tracking)) errors[number] = 'ship.malformed'
		else if (usedNumbers.has(tracking.toUpperCase())) errors[number] = 'ship.twice'
		usedNumbers.add(tracking.toUpperCase())
	}
	return { entered, errors }
}

/** Whether a typed tracking number is one that the website API accepts. */
export function isTrackingNumber(text: string): boolean {
	return TrackingNumberWire.safeParse(text).success
}
