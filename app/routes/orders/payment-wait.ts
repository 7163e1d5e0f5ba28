import type { OnlineView } from '#app/features/orders/online-view.ts'

/** Seconds until the page of a payment that waits for news is loaded again. */
const pauseSeconds = 12
/** Until a payment that is being opened is looked at again. */
const openingSeconds = 4
/** Then it stops: about four minutes. */
const mostLooks = 20

/** How often a page that waits for news has been loaded; null: it does not wait. */
export function waitOf(search: URLSearchParams): number | null {
	if (search.has('back')) return 1
	const times = Number(search.get('wait') ?? '')
	return Number.isInteger(times) && times > 0 ? Math.min(times, mostLooks) : null
}

/** The element of the head that loads a page again; none for null. */
export function refreshMeta(content: string | null) {
	return content === null ? [] : [{ httpEquiv: 'refresh', content }]
}

/** The content of the element that loads the page again; null: there is none. */
export function refreshOf(
	number: string,
	wait: number | null,
	state: OnlineView['state'] | undefined,
): string | null {
	if (state === 'opening') return String(openingSeconds)
	if (wait === null || wait === mostLooks || state !== 'open') return null
	const query = new URLSearchParams({ order: number, wait: String(wait + 1) })
	return `${pauseSeconds};url=?${query}`
}
