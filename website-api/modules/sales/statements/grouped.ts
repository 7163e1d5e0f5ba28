/** Groups a list by key; each group keeps the list's order. */
export function groupedBy<T>(list: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>()
	for (const item of list) {
		const key = keyOf(item)
		const group = groups.get(key)
		if (group) group.push(item)
		else groups.set(key, [item])
	}
	return groups
}
