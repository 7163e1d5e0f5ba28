/** Why a request got no answer (spec section 8). */
export type Lost = 'timeout' | 'network' | 'cancelled'

/** Timeout of requests to this shop, in ms (spec section 9). */
export const timeoutMs = 30_000

/** The answer, unless it takes too long. @throws DOMException `TimeoutError` after `timeoutMs`. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<never>((_, refuse) => {
		timer = setTimeout(() => refuse(new DOMException('No answer', 'TimeoutError')), timeoutMs)
	})
	try {
		return await Promise.race([answer, late])
	} finally {
		clearTimeout(timer)
	}
}

/** The reason a request was lost, from the thrown error; null when there was an answer. */
export function lostBy(error: unknown): Lost | null {
	if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
	if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
	// Thrown by fetch when the connection breaks.
	return error instanceof TypeError ? 'network' : null
}

/** The result of a form whose request was lost. `action`: its address */
export type LostForm = { lost: LostReason; action: string }

/** Whether a form's result means that the request was lost. */
export function wasLost(answer: unknown): boolean {
	return typeof answer === 'object' && answer !== null && 'lost' in answer
}

/**
 * Whether a form's result means that nobody answered, the storefront or the website API behind it: revalidation is skipped, as
 * it would fail too, and an error page would take the form's place.
 */
export function wasUnanswered(answer: unknown): boolean {
	return (
		wasLost(answer) || (typeof answer === 'object' && answer !== null && 'unavailable' in answer)
	)
}

/**
 * Sends requests one after the other, since their state is a cookie: of two concurrent requests, the later response
 * would overwrite the earlier one's change. A request that fails becomes what `failed` answers. @throws Response for a
 * redirect
 */
export function requestQueue() {
	let last: Promise<unknown> = Promise.resolve()
	return async <T>(send: () => Promise<T>, failed: (lost: Lost | null) => T): Promise<T> => {
		const answer = last.then(() => inTime(send()))
		last = answer.catch(() => undefined)
		try {
			return await answer
		} catch (error) {
			if (isRedirect(error)) throw error
			return failed(lostBy(error))
		}
	}
}

function isRedirect(error: unknown): boolean {
	return error instanceof Response && error.status >= 300 && error.status < 400
}

/**
 * Keeps the data of a page's layout in the browser: when its revalidation is lost, the previous data is shown, and the
 * page inside can report its own failure.
 */
export function lastGoodData<T>() {
	let last: T | undefined
	return {
		/** Data shown now. */
		note(data: T) {
			last = data
		},
		/** The loaded data, or the previous data if the request was lost. @throws other failures */
		async orPrevious(loading: Promise<T>): Promise<T> {
			try {
				return await loading
			} catch (error) {
				if (last === undefined || lostBy(error) === null) throw error
				return last
			}
		},
	}
}

/** Why a request was lost, 'unavailable' when the shop does not work, or 'request' for any other failure. */
export type LostReason = Lost | 'unavailable' | 'request'

type Listener = (reason: LostReason) => void
const listeners = new Set<Listener>()

/** Reports a lost request to the page, from outside of components. */
export function reportLost(reason: LostReason) {
	for (const listener of listeners) listener(reason)
}

/** Listens until the returned function is called. */
export function onLost(listener: Listener): () => void {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}
