const prefix = 'resi.'

type Given = { number: string; tracking: string }

/** The tracking numbers of a sheet, by order; fields that were left empty are none. */
export function trackingNumbers(form: FormData): {
	given: Given[]
	/** Text keys of `orders`, by order. */
	faults: Record<string, string>
} {
	const given: Given[] = []
	const faults: Record<string, string> = {}
	const seen = new Set<string>()
	for (const [name, value] of form) {
		if (!name.startsWith(prefix) || typeof value !== 'string') continue
		const number = name.slice(prefix.length)
		const tracking = value.trim()
		if (tracking === '') continue
		given.push({ number, tracking })
		if (tracking.length < 3 || tracking.length > 60) faults[number] = 'ship.malformed'
		else if (seen.has(tracking.toUpperCase())) faults[number] = 'ship.twice'
		seen.add(tracking.toUpperCase())
	}
	return { given, faults }
}
