import { lostBy } from '#app/features/errors/lost-request.ts'
import { isRedirect, requestQueue } from '#app/features/errors/request-queue.ts'
import type { CartAnswer } from './cart-answer.ts'

const queue = requestQueue()

/** Sends cart changes one after the other; a lost request becomes an answer. @throws Response for a redirect */
export async function sendCartChange(send: () => Promise<CartAnswer>): Promise<CartAnswer> {
	try {
		return await queue(send)
	} catch (error) {
		if (isRedirect(error)) throw error
		const lost = lostBy(error)
		if (lost === null) return { ok: false, refused: 'failed' }
		return { ok: false, refused: lost, lost: true }
	}
}
