/** Opening and closing of a day in minutes after midnight in Jakarta; null: closed. */
type OpeningDay = readonly [opens: number, closes: number] | null

/** A week of opening hours, Monday first. */
export type OpeningHours = readonly OpeningDay[]

/** Whether a place is open now, with the time at which that changes today. */
type OpenState =
	| { kind: 'open' | 'later'; at: string }
	/** Closed for the rest of the day, or the whole day. */
	| { kind: 'over' | 'closed' }

const dayMs = 24 * 60 * 60_000
const jakartaMs = 7 * 60 * 60_000

/** Whether a place with these hours is open at a moment. */
export function openState(hours: OpeningHours, now: Date): OpenState {
	const jakarta = now.getTime() + jakartaMs
	// 1 January 1970 was a Thursday, three days after a Monday.
	const today = hours[(Math.floor(jakarta / dayMs) + 3) % 7] ?? null
	if (today === null) return { kind: 'closed' }
	const [opens, closes] = today
	const minute = Math.floor((jakarta % dayMs) / 60_000)
	if (minute < opens) return { kind: 'later', at: clockText(opens) }
	return minute < closes ? { kind: 'open', at: clockText(closes) } : { kind: 'over' }
}

/** Hours of a day, `08.00–17.00`; null: closed. */
export function hoursText(day: readonly number[] | null): string | null {
	return day && day.map(clockText).join('–')
}

/** Reads `08.00–17.00` as typed, also with a colon or a plain hyphen; undefined: it is none. */
export function parseHours(text: string): [number, number] | undefined {
	const typed = /^(\d{1,2})[.:](\d{2})\s*[-–—]\s*(\d{1,2})[.:](\d{2})$/.exec(text.trim())
	if (!typed) return undefined
	const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = typed.slice(1).map(Number)
	if (fromMinute > 59 || toMinute > 59) return undefined
	const [opens, closes] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
	return opens < closes && closes <= 1440 ? [opens, closes] : undefined
}

function clockText(minutes: number): string {
	const two = (part: number) => String(part).padStart(2, '0')
	return `${two(Math.floor(minutes / 60))}.${two(minutes % 60)}`
}
