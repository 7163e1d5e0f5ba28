import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { CartAnswer } from '#app/features/cart/cart-answer.ts'
import { sendCartChange } from '#app/features/cart/send-cart-change.ts'
import { addForm } from '#app/features/cart/quantity.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { paths } from '#app/paths.ts'
import { answerCart, redirectToCart, refusedKey } from './answer.server.ts'
import { putIn } from './put-in.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => redirectToCart(context)

/** POST: adds a variant to the cart; the button decides whether checkout follows. */
export async function action(args: ActionFunctionArgs) {
	const form = addForm.safeParse(Object.fromEntries(await args.request.formData()))
	if (!form.success) return answerCart(args, { ok: false, refused: refusedKey(form.error) })
	const { id, quantity, then } = form.data
	const answer = await putIn(args.context, { id, quantity })
	if (answer.ok && then === 'checkout') return goTo(args.context.locale, paths.checkout)
	return answerCart(args, answer)
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
	return sendCartChange(() => serverAction<CartAnswer>())
}
