import { formatDate } from '#web/domain/dates.ts'
import type { Language } from '#web/domain/language.ts'

type DayFigure = { day: string; value: number }
/** A bar of a chart: one day, or one month of a long period. */
export type Slot = {
	key: string
	name: string
	label: string
	value: number
	before: number | null
}

/** Maximum number of days with a bar each. */
const MAX_DAYS = 62

/** The bars of a period, each with the value at the same place of the period before, if any. */
export function chartSlots(days: DayFigure[], before: DayFigure[], locale: Language): Slot[] {
	const isLong = days.length > MAX_DAYS
	const now = isLong ? byMonth(days) : days
	const previous = isLong ? byMonth(before) : before
	return now.map(({ day, value }, at) => ({
		key: day,
		name: nameOf(day, locale),
		label: isLong ? nameOf(day, locale).replace(/ .*/, '') : String(Number(day.slice(8))),
		value,
		before: previous[at]?.value ?? null,
	}))
}

/** Interval of bar labels, so that they fit. */
export function labelEvery(slots: number): number {
	return slots <= 12 ? 1 : slots <= 31 ? 5 : 10
}

function byMonth(days: DayFigure[]): DayFigure[] {
	const months = new Map<string, number>()
	for (const { day, value } of days) {
		const month = day.slice(0, 7)
		months.set(month, (months.get(month) ?? 0) + value)
	}
	return [...months].map(([day, value]) => ({ day, value }))
}

// "21 Nov 2026", of a month "Nov 2026".
function nameOf(day: string, locale: Language): string {
	if (day.length > 7) return formatDate(`${day}T00:00:00+07:00`, locale)
	return formatDate(`${day}-01T00:00:00+07:00`, locale).slice(3)
}
