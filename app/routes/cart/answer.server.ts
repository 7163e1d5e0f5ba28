import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import type { CartAnswer, RefusedKey } from '#app/features/cart/cart-answer.ts'
import { goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { wantsDocument } from '#app/http/wants-document.ts'
import { paths } from '#app/paths.ts'

const Refused = z.enum(['quantity', 'tooMany', 'variant', 'gone', 'full', 'network', 'failed'])

/**
 * Answers a change of the cart: script reads the answer, a document is led to the cart, with the words for it
 * when it would not see otherwise what happened.
 */
export function answerCart(
	{ context, request }: { context: AppLoadContext; request: Request },
	answer: CartAnswer,
	path: `/${string}` = paths.cart,
) {
	if (!wantsDocument(request)) return reply(answer, answer.ok ? 200 : 422)
	if (!answer.ok) context.flash({ type: 'error', key: `cart:refused.${answer.refused}` })
	else if (answer.message !== 'changed') {
		const values: Record<string, string> = answer.name === undefined ? {} : { name: answer.name }
		context.flash({ type: 'success', key: `cart:said.${answer.message}`, values })
	}
	return goTo(context.locale, path)
}

/** The first refusal of a form's schema as a key. */
export function refusedKey(error: z.ZodError): RefusedKey {
	return Refused.safeParse(error.issues[0]?.message).data ?? 'failed'
}

/** Forms of the cart are POST only: whoever opens their address sees the cart. */
export function leadToCart(context: AppLoadContext) {
	return goTo(context.locale, paths.cart)
}
