import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { type CartAnswer, type RefusedKey, toneOf } from '#app/features/cart/cart-answer.ts'
import { goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { wantsDocument } from '#app/http/wants-document.ts'
import { paths } from '#app/paths.ts'

const Refused = z.enum(['quantity', 'tooMany', 'variant', 'gone', 'full', 'network', 'failed'])

/**
 * The response to a cart change: JSON for script; for a document a redirect to the cart, with a flash message where the
 * change would not be visible.
 */
export function answerCart(
	{ context, request }: { context: AppLoadContext; request: Request },
	answer: CartAnswer,
	path: `/${string}` = paths.cart,
) {
	if (!wantsDocument(request)) return reply(answer, answer.ok ? 200 : 422)
	if (!answer.ok) {
		const values = { stock: answer.stock ?? '' }
		context.flash({ type: 'error', key: `cart:refused.${answer.refused}`, values })
	} else if (answer.message !== 'changed' && answer.message !== 'removed') {
		const { message, name = '', stock = '' } = answer
		context.flash({ type: toneOf(message), key: `cart:said.${message}`, values: { name, stock } })
	}
	return goTo(context.locale, path)
}

/** The first error of a form's schema, as a translation key. */
export function refusedKey(error: z.ZodError): RefusedKey {
	return Refused.safeParse(error.issues[0]?.message).data ?? 'failed'
}

/** Cart forms are POST only: a GET of their path redirects to the cart. */
export function redirectToCart({ context }: LoaderFunctionArgs) {
	return goTo(context.locale, paths.cart)
}
