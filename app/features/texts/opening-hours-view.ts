import { hoursText, openState, type OpeningHours } from '#web/domain/opening-hours.ts'

/** Opening hours of a week with the state of today, for a page that is not kept. */
export type OpeningHoursView = ReturnType<typeof openingHoursView>

export function openingHoursView(hours: OpeningHours, now: Date) {
	return { now: openState(hours, now), days: hours.map(hoursText) }
}

/** The days of a week with equal hours next to each other taken together; `text` is null on closed days. */
export function hoursInShort(days: (string | null)[]) {
	const groups: { from: number; to: number; text: string | null }[] = []
	for (const [at, text] of days.entries()) {
		const last = groups.at(-1)
		if (last?.text === text) last.to = at
		else groups.push({ from: at, to: at, text })
	}
	return groups
}
