import type { ClientActionFunctionArgs } from '@remix-run/react'
import { track } from '#app/features/analytics/track.ts'
import { reportLost, requestQueue } from '#app/features/errors/lost-request.ts'
import type { CartAnswer } from './cart-answer.ts'

const inTurn = requestQueue()

type Listener = (answer: CartAnswer) => void
const listeners = new Set<Listener>()

/** Listens to the outcomes of cart changes until the returned function is called. */
export function onCartAnswer(listener: Listener): () => void {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

/**
 * The `clientAction` of the routes that change the cart: one after the other; a lost request becomes an answer. The
 * component that sent it may be gone by then, as a line that is being removed, so listeners get the outcome. When the
 * page is gone, too, only a failure is reported.
 */
export async function sendCartChange({
	serverAction,
}: ClientActionFunctionArgs): Promise<CartAnswer> {
	const answer = await inTurn<CartAnswer>(
		() => serverAction<CartAnswer>(),
		(lost) =>
			lost === null ? { ok: false, refused: 'failed' } : { ok: false, refused: lost, lost },
	)
	if (answer.ok && answer.event) track(answer.event)
	if (!answer.ok && listeners.size === 0) reportLost(answer.lost ?? 'request')
	for (const listener of listeners) listener(answer)
	return answer
}
