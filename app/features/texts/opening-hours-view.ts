import { hoursText, openState, type OpeningHours } from '#app/domain/opening-hours.ts'

/** Opening hours of a week with the state of today, for a page that is not kept. */
export type OpeningHoursView = ReturnType<typeof openingHoursView>

export function openingHoursView(hours: OpeningHours, now: Date) {
	return { now: openState(hours, now), days: hours.map(hoursText) }
}
