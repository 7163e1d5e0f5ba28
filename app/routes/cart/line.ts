import type { ActionFunctionArgs } from '@remix-run/node'
import { decrement, increment, maxQuantity, setQuantity, type CartLine } from '#app/domain/cart.ts'
import { sendCartChange } from '#app/features/cart/send-cart-change.ts'
import { lineId, quantityForm } from '#app/features/cart/quantity.form.ts'
import { paths } from '#app/paths.ts'
import { answerCart, redirectToCart, refusedKey } from './answer.server.ts'

export const loader = redirectToCart

const steps = { more: increment, less: decrement, set: (lines: CartLine[]) => lines }

/**
 * POST: sets a line's quantity to the form's value, plus or minus one for a step button. Idempotent, since the form
 * carries the quantity.
 */
export async function action(args: ActionFunctionArgs) {
	const { cart } = args.context
	const id = lineId.safeParse(args.params.id)
	const form = quantityForm.safeParse(Object.fromEntries(await args.request.formData()))
	if (!id.success) return answerCart(args, { ok: false, refused: 'moved' })
	if (!form.success) return answerCart(args, { ok: false, refused: refusedKey(form.error) })

	const typed = setQuantity(cart.current().lines, id.data, form.data.quantity)
	const lines = steps[form.data.step ?? 'set'](typed, id.data)
	const line = lines.find((line) => line.id === id.data)
	if (!line) return answerCart(args, { ok: false, refused: 'moved' })
	if (line.quantity > maxQuantity) return answerCart(args, { ok: false, refused: 'tooMany' })
	cart.replace(lines)
	return answerCart(args, { ok: true, message: 'changed' }, `${paths.cart}#line-${id.data}`)
}

export const clientAction = sendCartChange
