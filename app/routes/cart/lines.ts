import type { ActionFunctionArgs } from '@remix-run/node'
import { sendCartChange } from '#app/features/cart/send-cart-change.ts'
import { addForm } from '#app/features/cart/quantity.form.ts'
import { answerCart, redirectToCart, refusedKey } from './answer.server.ts'
import { buyNow } from './buy-now.server.ts'
import { putIn } from './put-in.server.ts'

export const loader = redirectToCart

/** POST: adds a variant to the cart, or begins a purchase of it alone, by the button. */
export async function action(args: ActionFunctionArgs) {
	const form = addForm.safeParse(Object.fromEntries(await args.request.formData()))
	if (!form.success) return answerCart(args, { ok: false, refused: refusedKey(form.error) })
	const { id, quantity, then } = form.data
	if (then === 'checkout') return buyNow(args, { id, quantity })
	return answerCart(args, await putIn(args.context, { id, quantity }))
}

export const clientAction = sendCartChange
