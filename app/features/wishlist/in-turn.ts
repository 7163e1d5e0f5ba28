import { inTime, lostBy, tellLost } from '#app/features/errors/lost-request.ts'

export type WishAnswer = { ok: boolean }

let last: Promise<unknown> = Promise.resolve()

/**
 * Sends one heart after the other: the wishlist is a cookie, and of two answers on their way at once the later would
 * undo the earlier. A lost request is told of and becomes an answer.
 * @throws Response when the answer leads to another page.
 */
export function inTurn(send: () => Promise<WishAnswer>): Promise<WishAnswer> {
	const mine = last
		.then(() => inTime(send()))
		.catch((error: unknown): WishAnswer => {
			if (error instanceof Response && error.status >= 300 && error.status < 400) throw error
			const lost = lostBy(error)
			if (lost !== null) tellLost(lost)
			return { ok: false }
		})
	last = mine.catch(() => undefined)
	return mine
}
