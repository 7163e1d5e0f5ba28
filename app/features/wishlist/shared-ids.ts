const maxSharedIds = 60

/** Product ids of a shared wishlist's URL: `12-7-105`, at most 60. */
export function sharedIds(text: string | null): number[] {
	const ids = (text ?? '')
		.split('-')
		.filter((part) => /^[1-9]\d{0,14}$/.test(part))
		.map(Number)
	return [...new Set(ids)].slice(0, maxSharedIds)
}

/** The inverse. */
export function sharedText(ids: number[]): string {
	return ids.slice(0, maxSharedIds).join('-')
}
