/** Discount from `before` to `now` in whole percent; null when the price is not lower. */
export function percentOff(now: number, before: number | null): number | null {
	if (before === null || before <= now) return null
	return Math.max(1, Math.floor(((before - now) * 100) / before))
}
