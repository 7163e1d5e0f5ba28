/** What a caller has seen: all transactions of a snapshot, and the moments until a time, in seconds since 1970. */
export type PageChangeCursor = { snapshot: string; seconds: number }

/** Of a snapshot as text; it has a number for each transaction under way. */
const LONGEST = 2_000

/**
 * A cursor as text. Instead of a long snapshot it has one that takes everything from the oldest transaction under way on
 * for unseen: then some companies are named again.
 */
export function formatCursor({
	snapshot,
	oldest,
	seconds,
}: PageChangeCursor & { oldest: string }): string {
	return `${snapshot.length <= LONGEST ? snapshot : `${oldest}:${oldest}:`}@${seconds}`
}

/** Undefined for what is no cursor. */
export function parseCursor(text: string): PageChangeCursor | undefined {
	const [, snapshot = '', xmin = '', xmax = '', running = '', seconds] =
		/^((\d{1,18}):(\d{1,18}):((?:\d{1,18},?)*))@(\d{1,12}(?:\.\d{1,9})?)$/.exec(text) ?? []
	if (seconds === undefined || !isSnapshot(xmin, xmax, running)) return undefined
	return { snapshot, seconds: Number(seconds) }
}

/** As PostgreSQL requires it of its text: ascending, from the oldest on and below the next one. */
function isSnapshot(xmin: string, xmax: string, running: string): boolean {
	const ids = (running === '' ? [] : running.split(',')).map(Number)
	const bounds = [Number(xmin), ...ids]
	return (
		Number(xmin) > 0 &&
		Number(xmin) <= Number(xmax) &&
		bounds.every(
			(id, at) => Number.isSafeInteger(id) && (at === 0 || id >= (bounds[at - 1] ?? 0)),
		) &&
		ids.every((id) => id > 0 && id < Number(xmax))
	)
}
