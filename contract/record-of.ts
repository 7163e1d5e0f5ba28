/** An object with an entry for every item of a list. */
export function recordOf<Item, Name extends string, Value>(
	items: readonly Item[],
	entryOf: (item: Item) => [name: Name, value: Value],
): Record<Name, Value> {
	const entries: (Name | Value)[][] = items.map(entryOf)
	return Object.fromEntries(entries)
}
