export type AgeKey = 'age.minutes' | 'age.hours' | 'age.days'

/** How long ago something was, as a text key of `orders` and its number. */
export function ageOf(instant: Date | string, now: Date): { key: AgeKey; count: number } {
	const minutes = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000))
	if (minutes < 60) return { key: 'age.minutes', count: minutes }
	if (minutes < 48 * 60) return { key: 'age.hours', count: Math.floor(minutes / 60) }
	return { key: 'age.days', count: Math.floor(minutes / 1_440) }
}
