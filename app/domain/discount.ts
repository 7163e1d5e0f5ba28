/** How much lower `now` is than `before`, in whole percent; null when it is not. */
export function percentOff(now: number, before: number | null): number | null {
	if (before === null || before <= now) return null
	return Math.max(1, Math.floor(((before - now) * 100) / before))
}
