/** The value of a date and time field in Jakarta time (UTC+7): "2026-12-01T09:00". */
export function shopMinute(at: Date): string {
	return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 16)
}

/** The ISO time of such a value. */
export function momentOf(minute: string): string {
	return new Date(`${minute}:00+07:00`).toISOString()
}
