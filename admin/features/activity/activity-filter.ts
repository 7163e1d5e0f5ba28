import { LOGGED_AREAS } from '#contract/operator-area.ts'

/** The filter of the log as its address has it; '' is any. */
export type ActivityFilter = {
	who: string
	area: string
	search: string
	/** Days in Jakarta, yyyy-mm-dd. */
	from: string
	until: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const dayForm = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Reads the filter from an address; what makes no sense is any. */
export function activityFilterOf(query: URLSearchParams): ActivityFilter {
	const read = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
	const who = read('who')
	const area = read('area')
	return {
		who: uuid.test(who) ? who : '',
		area: LOGGED_AREAS.includes(area) ? area : '',
		search: read('q'),
		from: dayOf(read('from')),
		until: dayOf(read('until')),
	}
}

/** The filter as parameters of the page's address. */
export function activityQuery({ who, area, search, from, until }: ActivityFilter): URLSearchParams {
	const named = Object.entries({ who, area, q: search, from, until })
	return new URLSearchParams(named.filter(([, value]) => value !== ''))
}

/** The filter as parameters of the website API. */
export function eventQuery({ who, area, search, from, until }: ActivityFilter) {
	return {
		who,
		area,
		search,
		since: from === '' ? undefined : startOf(from),
		until: until === '' ? undefined : new Date(startOf(until).getTime() + 86_400_000),
	}
}

function dayOf(text: string): string {
	return dayForm.test(text) && !Number.isNaN(startOf(text).getTime()) ? text : ''
}

/** Midnight in Jakarta. */
function startOf(day: string): Date {
	return new Date(`${day}T00:00:00+07:00`)
}
