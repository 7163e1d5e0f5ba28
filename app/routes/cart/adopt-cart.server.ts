import type { AppLoadContext } from '@remix-run/node'
import { listCartLines } from '#contract/cart.ts'
import { orNull } from '#app/http/or-null.ts'

/**
 * Replaces the browser's cart by the signed-in customer's stored one and returns its quote; when the call fails, the
 * browser's cart stays and null is returned (spec section 4).
 */
export async function adoptCart({ call, cart, customer }: AppLoadContext) {
	if (customer.current() === null) return null
	const lines = await orNull(call(listCartLines, {}))
	if (lines) cart.adopt(lines.map(({ id, quantity }) => ({ id, quantity })))
	return lines
}
