import type { ActionFunctionArgs } from '@remix-run/node'
import { sendCartChange } from '#app/features/cart/send-cart-change.ts'
import { answerCart, redirectToCart } from './answer.server.ts'

export const loader = redirectToCart

/** POST: empties the cart. */
export async function action(args: ActionFunctionArgs) {
	args.context.cart.replace([])
	return answerCart(args, { ok: true, message: 'cleared' })
}

export const clientAction = sendCartChange
