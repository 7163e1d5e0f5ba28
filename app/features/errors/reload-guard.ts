/** A page reloads itself at most once within this time, in ms (spec section 9). */
const reloadGuardMs = 10_000

const key = 'reloaded-at'

/** Whether the page may reload itself now; if so, stores the time. @param now ms since 1970 */
export function mayReload(now: number, store: Pick<Storage, 'getItem' | 'setItem'>): boolean {
	const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY)
	if (now - last < reloadGuardMs) return false
	store.setItem(key, String(now))
	return true
}
