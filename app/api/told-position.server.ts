import { READ_AFTER_HEADER } from '#contract/page-change.ts'

/**
 * Makes every request to the website API ask for an answer that shows the changes which this storefront was told of, so
 * that a website API on a slower replica does not bring back what was just dropped.
 */
export function createToldPosition() {
	let told: number | undefined
	return {
		tell: (position: number) => void (told = Math.max(position, told ?? 0)),
		asking:
			<Call extends { headers: Headers }, Answer>(send: (call: Call) => Answer) =>
			(call: Call): Answer => {
				if (told !== undefined) call.headers.set(READ_AFTER_HEADER, String(told))
				return send(call)
			},
	}
}
