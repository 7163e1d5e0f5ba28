/**
 * How much of a quota is sold, in whole percent, rounded down, so that 100 means everything; null: nothing to tell, as the
 * quota is unknown or nothing is sold.
 */
export function soldPercent(quota: number | null, left: number | null): number | null {
	if (quota === null || left === null) return null
	const percent = Math.floor(((quota - left) * 100) / quota)
	return percent > 0 ? percent : null
}
