import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { CartAnswer } from '#app/features/cart/cart-answer.ts'
import { sendCartChange } from '#app/features/cart/send-cart-change.ts'
import { answerCart, redirectToCart } from './answer.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => redirectToCart(context)

/** POST: empties the cart. */
export async function action(args: ActionFunctionArgs) {
	args.context.cart.replace([])
	return answerCart(args, { ok: true, message: 'cleared' })
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
	return sendCartChange(() => serverAction<CartAnswer>())
}
