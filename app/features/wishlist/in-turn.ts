import { inTime, lostBy, tellLost } from '#app/features/errors/lost-request.ts'

export type WishAnswer = { ok: boolean; lost?: true }

let last: Promise<unknown> = Promise.resolve()

/**
 * Sends one heart after the other: the wishlist is a cookie, and of two answers on their way at once the later would
 * undo the earlier. A failed request is told of and becomes an answer; not one that a second press took the place of.
 * @param signal says that the request is no longer wanted
 * @throws Response when the answer leads to another page.
 */
export function inTurn(send: () => Promise<WishAnswer>, signal: AbortSignal): Promise<WishAnswer> {
	const mine = last
		.then(() => inTime(send()))
		.catch((error: unknown): WishAnswer => {
			if (error instanceof Response && error.status >= 300 && error.status < 400) throw error
			const lost = lostBy(error)
			if (!signal.aborted) tellLost(lost ?? 'request')
			return lost === null ? { ok: false } : { ok: false, lost: true }
		})
	last = mine.catch(() => undefined)
	return mine
}
