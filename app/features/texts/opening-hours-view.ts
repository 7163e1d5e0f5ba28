import { hoursText, openState, type OpeningHours } from '#web/domain/opening-hours.ts'

/** Opening hours of a week with the state of today, for a page that is not kept. */
export type OpeningHoursView = ReturnType<typeof openingHoursView>

export function openingHoursView(hours: OpeningHours, now: Date) {
	return { now: openState(hours, now), days: hours.map(hoursText) }
}

/** Monday first; the texts are `openingHours.day.<day>` of the namespace `common`. */
export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const
type WeekDay = (typeof weekDays)[number]

/** The days of a week with equal hours next to each other taken together; `text` is null on closed days. */
export function hoursInShort(days: (string | null)[]) {
	const groups: { from: WeekDay; to: WeekDay; text: string | null }[] = []
	for (const at of weekDays) {
		const text = days[at] ?? null
		const last = groups.at(-1)
		if (last?.text === text) last.to = at
		else groups.push({ from: at, to: at, text })
	}
	return groups
}
