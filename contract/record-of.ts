/** Builds an object with one entry per item of a list. */
export function recordOf<Item, Name extends string, Value>(
	items: readonly Item[],
	entryOf: (item: Item) => [name: Name, value: Value],
): Record<Name, Value> {
	const entries: (Name | Value)[][] = items.map(entryOf)
	return Object.fromEntries(entries)
}
