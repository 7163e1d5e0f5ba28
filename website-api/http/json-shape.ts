export type JsonLimits = {
	/** Objects and lists within each other. */
	depth: number
	/** Keys of one object, and characters of each. */
	keys: number
	key: number
	/** Members of one list. */
	members: number
	/** Values of any kind in the whole body. */
	values: number
}

/** Above every message but a catalogue file's: a page of questions has up to 30 groups of 100 in two languages. */
export const jsonLimits: JsonLimits = {
	depth: 8,
	keys: 100,
	key: 64,
	members: 500,
	values: 25_000,
}

/** For products of a catalogue file: 2000 variants each, as many as fit in a megabyte. */
export const bulkJsonLimits: JsonLimits = { ...jsonLimits, members: 2_000, values: 200_000 }

/** Whether a parsed body stays within the limits: a schema's work and its list of faults grow with what it is given. */
export function isWithin(value: unknown, limits: JsonLimits): boolean {
	// By hand, for recursion ends with the stack.
	const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
	let values = 0
	for (let next = open.pop(); next; next = open.pop()) {
		values += 1
		if (values > limits.values) return false
		if (typeof next.value !== 'object' || next.value === null) continue
		const depth = next.depth + 1
		if (depth > limits.depth || !isNarrow(next.value, limits)) return false
		for (const member of Object.values(next.value)) open.push({ value: member, depth })
	}
	return true
}

function isNarrow(value: object, { keys, key, members }: JsonLimits) {
	if (Array.isArray(value)) return value.length <= members
	const names = Object.keys(value)
	return names.length <= keys && names.every((name) => name.length <= key)
}
