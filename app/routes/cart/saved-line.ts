import type { ActionFunctionArgs } from '@remix-run/node'
import { removeLine } from '#app/domain/cart.ts'
import type { CartAnswer } from '#app/features/cart/cart-answer.ts'
import { lineId, savedForm } from '#app/features/cart/quantity.form.ts'
import { sendCartChange } from '#app/features/cart/send-cart-change.ts'
import { answerCart, redirectToCart } from './answer.server.ts'
import { putIn } from './put-in.server.ts'

export const loader = redirectToCart

/** POST: moves a line saved for later back to the cart, or drops it. */
export async function action(args: ActionFunctionArgs) {
	const { cart } = args.context
	const id = lineId.safeParse(args.params.id)
	const { to } = savedForm.parse(Object.fromEntries(await args.request.formData()))
	const line = cart.saved().find((one) => one.id === id.data)
	if (line === undefined) return answerCart(args, { ok: false, refused: 'moved' })
	const answer: CartAnswer =
		to === 'cart' ? await putIn(args.context, line) : { ok: true, message: 'dropped' }
	if (answer.ok) cart.save(removeLine(cart.saved(), line.id))
	return answerCart(args, answer)
}

export const clientAction = sendCartChange
