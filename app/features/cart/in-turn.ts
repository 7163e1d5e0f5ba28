import { inTime, lostBy } from '#app/features/errors/lost-request.ts'
import type { CartAnswer } from './cart-answer.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Sends one change of the cart after the other: the cart is a cookie, and of two changes on their way at once the
 * later answer would undo the earlier. A lost request becomes an answer.
 * @throws Response when the answer leads to another page.
 */
export function inTurn(send: () => Promise<CartAnswer>): Promise<CartAnswer> {
	const mine = last.then(() => inTime(send())).catch(answerTo)
	last = mine.catch(() => undefined)
	return mine
}

function answerTo(error: unknown): CartAnswer {
	if (error instanceof Response && error.status >= 300 && error.status < 400) throw error
	const lost = lostBy(error)
	return lost === null ? { ok: false, refused: 'failed' } : { ok: false, refused: lost, lost: true }
}
