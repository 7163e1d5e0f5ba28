import { asksForData } from '#web/domain/asks-for-data.ts'
import { Refusal, refusalStatuses } from '../refusal.ts'

/**
 * Refuses the answer of a file or of a form without a page that failed: a browser would show its bare text, or nothing.
 * The refusal has its status, if there are texts for it. @throws Refusal
 */
export function refuseBareFailure({ status, headers }: Response, facts: { search: string }) {
	const isPage = headers.get('content-type')?.startsWith('text/html') === true
	if (status < 400 || isPage || asksForData(facts)) return
	const shown = refusalStatuses.find((one) => one === status)
	throw new Refusal(shown ?? (status < 500 ? 400 : 500))
}
