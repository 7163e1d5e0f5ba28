export type JsonLimits = {
	/** The maximum nesting depth of objects and lists. */
	depth: number
	/** The maximum number of keys of an object, and of characters of a key. */
	keys: number
	key: number
	/** The maximum length of a list. */
	members: number
	/** The maximum number of values in the whole body. */
	values: number
}

/**
 * More than any request except product imports needs: an FAQ has up to 30 groups of 100 questions in two languages.
 */
export const jsonLimits: JsonLimits = {
	depth: 8,
	keys: 100,
	key: 64,
	members: 500,
	values: 25_000,
}

/** For product imports: 2000 variants each, as many products as fit in a megabyte. */
export const bulkJsonLimits: JsonLimits = { ...jsonLimits, members: 2_000, values: 200_000 }

/**
 * Whether a parsed body is within the limits: the time of validation and the list of its errors grow with the input.
 */
export function isWithin(value: unknown, limits: JsonLimits): boolean {
	// Iterative, because recursion could overflow the stack.
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
