import type { ClientActionFunctionArgs } from '@remix-run/react'
import { requestQueue } from '#app/features/errors/lost-request.ts'
import type { CartAnswer } from './cart-answer.ts'

const inTurn = requestQueue()

/** The `clientAction` of the routes that change the cart: one after the other; a lost request becomes an answer. */
export function sendCartChange({ serverAction }: ClientActionFunctionArgs): Promise<CartAnswer> {
	return inTurn(
		() => serverAction<CartAnswer>(),
		(lost) =>
			lost === null ? { ok: false, refused: 'failed' } : { ok: false, refused: lost, lost: true },
	)
}
