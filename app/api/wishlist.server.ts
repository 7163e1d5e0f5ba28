import { WishlistWire } from '#contract/wishlist.ts'
import type { Call } from './call.ts'

/** What a customer put aside, by product id, newest first. */
export function wishlistApi(call: Call) {
	return {
		ids: () => call(Ids, { path: '/wishlist/wishlist-list' }),
		/** Takes a visitor's along, newest first; answers all. */
		merge: (ids: number[]) =>
			call(Ids, { method: 'POST', path: '/wishlist/merge', body: { PRODUCT_ID_LIST: ids } }),
		add: (id: number) => call(Ids, { method: 'POST', path: '/wishlist', body: { PRODUCT_ID: id } }),
		remove: (id: number) => call(Ids, { method: 'DELETE', path: `/wishlist/${id}` }),
	}
}

const Ids = WishlistWire.transform(({ data }) => data.list.map((card) => card.PRODUCT_ID))
