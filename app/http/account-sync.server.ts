import { replaceCart } from '#contract/cart.ts'
import { addWish, removeWish } from '#contract/wishlist.ts'
import { ApiError } from '#app/api/failures.ts'
import type { CustomerSession } from '#app/session/customer.server.ts'
import type { Api } from './api.server.ts'
import type { CartSession, Wishlist } from './context.ts'

/**
 * Writes changes of a signed-in customer's cart and wishlist to the account as well, before the response is sent. When
 * the website API fails, the browser's copy remains authoritative.
 */
export function accountSync(
	customer: CustomerSession,
	api: Api,
	onFailure: (error: unknown) => void,
) {
	const pending: Promise<unknown>[] = []

	function send(act: () => Promise<unknown>) {
		if (customer.current() !== null) pending.push(act().catch(ignoreFailure))
	}

	function ignoreFailure(error: unknown) {
		if (!(error instanceof ApiError)) throw error
		onFailure(error)
	}

	return {
		cart: (cart: CartSession): CartSession => ({
			...cart,
			replace(lines) {
				cart.replace(lines)
				send(() => api.call(replaceCart, { body: { lines: cart.current().lines } }))
			},
			renew() {
				cart.renew()
				send(() => api.call(replaceCart, { body: { lines: [] } }))
			},
		}),
		wishlist: (wishlist: Wishlist): Wishlist => ({
			...wishlist,
			add(id) {
				const added = wishlist.add(id)
				if (added) send(() => api.call(addWish, { body: { id } }))
				return added
			},
			remove(id) {
				wishlist.remove(id)
				send(() => api.call(removeWish, { id }))
			},
		}),
		settle: async () => void (await Promise.all(pending)),
	}
}
