import { ApiError } from '#app/api/failures.ts'
import type { CustomerSession } from '#app/session/customer.server.ts'
import type { Api } from './api.server.ts'
import type { CartSession, Wishlist } from './storefront.ts'

/**
 * Keeps a signed-in customer's cart and wishlist in the account as in the browser: each change is told to the website API
 * before the answer goes out. The browser's own counts on when it does not hear.
 */
export function accountSync(
	customer: CustomerSession,
	api: Api,
	onFailure: (error: unknown) => void,
) {
	const told: Promise<unknown>[] = []

	function tell(act: () => Promise<unknown>) {
		if (customer.current() !== null) told.push(act().catch(quietly))
	}

	function quietly(error: unknown) {
		if (!(error instanceof ApiError)) throw error
		onFailure(error)
	}

	return {
		cart: (cart: CartSession): CartSession => ({
			...cart,
			replace(lines) {
				cart.replace(lines)
				tell(() => api.cart.put(cart.current().lines))
			},
			renew() {
				cart.renew()
				tell(() => api.cart.put([]))
			},
		}),
		wishlist: (wishlist: Wishlist): Wishlist => ({
			...wishlist,
			add(id) {
				const added = wishlist.add(id)
				if (added) tell(() => api.wishlist.add(id))
				return added
			},
			remove(id) {
				wishlist.remove(id)
				tell(() => api.wishlist.remove(id))
			},
		}),
		settle: async () => void (await Promise.all(told)),
	}
}
