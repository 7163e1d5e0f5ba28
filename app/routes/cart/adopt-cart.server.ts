import type { AppLoadContext } from '@remix-run/node'
import { orNull } from '#app/http/or-null.ts'

/**
 * A signed-in customer's cart as their account has it, with its quotes; without an answer the browser's stays, and null
 * is returned (spec section 4).
 */
export async function adoptCart({ api, cart, customer }: AppLoadContext) {
	if (customer.current() === null) return null
	const lines = await orNull(api.cart.mine())
	if (lines) cart.adopt(lines.map(({ id, quantity }) => ({ id, quantity })))
	return lines
}
