import type { ActionFunctionArgs } from '@remix-run/node'
import { maxSavedLines, removeLine } from '#app/domain/cart.ts'
import { lineId } from '#app/features/cart/quantity.form.ts'
import { sendCartChange } from '#app/features/cart/send-cart-change.ts'
import { answerCart, redirectToCart } from './answer.server.ts'

export const loader = redirectToCart

/** POST: moves a line from the cart to those saved for later. */
export async function action(args: ActionFunctionArgs) {
	const { cart } = args.context
	const id = lineId.safeParse(args.params.id)
	const { lines } = cart.current()
	const line = lines.find((one) => one.id === id.data)
	if (line === undefined) return answerCart(args, { ok: false, refused: 'moved' })
	const others = removeLine(cart.saved(), line.id)
	if (others.length >= maxSavedLines) return answerCart(args, { ok: false, refused: 'savedFull' })
	cart.save([line, ...others])
	cart.replace(removeLine(lines, line.id))
	return answerCart(args, { ok: true, message: 'saved' })
}

export const clientAction = sendCartChange
