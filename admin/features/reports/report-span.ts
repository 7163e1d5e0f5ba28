import { MAX_REPORT_DAYS } from '#contract/report.ts'
import { jakartaDay } from '#web/domain/dates.ts'

/** Preset periods. */
export const PRESETS = ['today', '7d', '30d', 'month', 'lastMonth', 'year'] as const
export type Preset = (typeof PRESETS)[number]

export type ChosenSpan = {
	/** yyyy-mm-dd, the first and the last. */
	from: string
	until: string
	/** Null if chosen by its days. */
	preset: Preset | null
	/** The given days are not a valid period; the default is used. */
	isInvalid: boolean
}

const DAY_MS = 86_400_000
const usual: Preset = '30d'

/** The period of a query, by `period` or by `from` and `until`; thirty days by default. */
export function spanOf(query: URLSearchParams, now: Date): ChosenSpan {
	const today = jakartaDay(now)
	const from = query.get('from') ?? ''
	const until = query.get('until') ?? ''
	if (from !== '' || until !== '') {
		const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
		if (isDay(from) && isDay(until) && days >= 1 && days <= MAX_REPORT_DAYS) {
			return { from, until, preset: null, isInvalid: false }
		}
	}
	const preset = PRESETS.find((name) => name === query.get('period')) ?? usual
	return { ...presetSpan(preset, today), preset, isInvalid: from !== '' || until !== '' }
}

/** The query of a period. */
export function spanQuery({ from, until, preset }: ChosenSpan): Record<string, string> {
	return preset === null ? { from, until } : { period: preset }
}

function presetSpan(preset: Preset, today: string) {
	const until = today
	switch (preset) {
		case 'today':
			return { from: today, until }
		case '7d':
			return { from: daysBefore(today, 6), until }
		case '30d':
			return { from: daysBefore(today, 29), until }
		case 'month':
			return { from: `${today.slice(0, 7)}-01`, until }
		case 'lastMonth': {
			const last = daysBefore(`${today.slice(0, 7)}-01`, 1)
			return { from: `${last.slice(0, 7)}-01`, until: last }
		}
		case 'year':
			return { from: `${today.slice(0, 4)}-01-01`, until }
	}
}

function daysBefore(day: string, days: number): string {
	return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}

// Date accepts "2026-02-30" and turns it into 2 March.
function isDay(text: string): boolean {
	return (
		/^20\d\d-\d\d-\d\d$/.test(text) &&
		!Number.isNaN(Date.parse(text)) &&
		daysBefore(text, 0) === text
	)
}
