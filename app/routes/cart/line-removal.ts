import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { removeLine } from '#app/domain/cart.ts'
import type { CartAnswer } from '#app/features/cart/cart-answer.ts'
import { sendCartChange } from '#app/features/cart/send-cart-change.ts'
import { lineId } from '#app/features/cart/quantity.form.ts'
import { answerCart, leadToCart } from './answer.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => leadToCart(context)

/** POST: removes a line. */
export async function action(args: ActionFunctionArgs) {
	const { cart } = args.context
	const id = lineId.safeParse(args.params.id)
	const { lines } = cart.current()
	if (id.success && lines.some((line) => line.id === id.data)) {
		cart.replace(removeLine(lines, id.data))
	}
	return answerCart(args, { ok: true, message: 'removed' })
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
	return sendCartChange(() => serverAction<CartAnswer>())
}
