/** A moment as a field of date and time has it, by the clock in Jakarta (UTC+7): "2026-12-01T09:00". */
export function shopMinute(at: Date): string {
	return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)
}

/** The moment that such a field names. */
export function momentOf(minute: string): string {
	return new Date(`${minute}:00+07:00`).toISOString()
}
