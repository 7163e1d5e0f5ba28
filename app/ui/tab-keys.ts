/** Where a key leads among tabs: to a neighbour, round the ends, or to an end; undefined for any other key. */
export function stepInTabs(key: string, chosen: number, count: number): number | undefined {
	switch (key) {
		case 'ArrowRight':
			return (chosen + 1) % count
		case 'ArrowLeft':
			return (chosen + count - 1) % count
		case 'Home':
			return 0
		case 'End':
			return count - 1
		default:
			return undefined
	}
}

/** The tab whose panel a fragment such as `#care-2` names; undefined when it names none of these. */
export function tabAt(hash: string, id: string): number | undefined {
	const number = hash.startsWith(`#${id}-`) ? Number(hash.slice(id.length + 2)) : 0
	return Number.isInteger(number) && number > 0 ? number - 1 : undefined
}
