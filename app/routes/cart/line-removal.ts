import type { ActionFunctionArgs } from '@remix-run/node'
import { removeLine } from '#app/domain/cart.ts'
import { sendCartChange } from '#app/features/cart/send-cart-change.ts'
import { lineId } from '#app/features/cart/quantity.form.ts'
import { paths, withQuery } from '#app/paths.ts'
import { answerCart, redirectToCart } from './answer.server.ts'

export const loader = redirectToCart

/** POST: removes a line. */
export async function action(args: ActionFunctionArgs) {
	const { cart } = args.context
	const id = lineId.safeParse(args.params.id)
	const { lines } = cart.current()
	const line = lines.find((one) => one.id === id.data)
	if (line === undefined) return answerCart(args, { ok: true, message: 'removed' })
	cart.replace(removeLine(lines, line.id))
	// The page names what it can put back; the fragment scrolls to that.
	const removed = withQuery(paths.cart, { removed: `${line.id}.${line.quantity}` })
	return answerCart(args, { ok: true, message: 'removed' }, `${removed}#removed`)
}

export const clientAction = sendCartChange
