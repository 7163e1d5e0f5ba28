import { lostBy, reportLost } from '#app/features/errors/lost-request.ts'
import { isRedirect, requestQueue } from '#app/features/errors/request-queue.ts'

export type WishAnswer = { ok: boolean; lost?: true }

const queue = requestQueue()

/**
 * Sends wishlist changes one after the other. A failed request becomes an answer with a message, which is left out when
 * a second press replaced the request. @param signal aborts when the request is no longer wanted @throws Response for a
 * redirect
 */
export async function sendWishChange(
	send: () => Promise<WishAnswer>,
	signal: AbortSignal,
): Promise<WishAnswer> {
	try {
		return await queue(send)
	} catch (error) {
		if (isRedirect(error)) throw error
		const lost = lostBy(error)
		if (!signal.aborted) reportLost(lost ?? 'request')
		return lost === null ? { ok: false } : { ok: false, lost: true }
	}
}
