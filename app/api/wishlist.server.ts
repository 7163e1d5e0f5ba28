import { WishlistWire } from '#contract/wishlist.ts'
import type { Wish } from '#app/domain/wish.ts'
import type { Call } from './call.ts'
import { cardOf } from './catalog.server.ts'

/** What a customer put aside, newest first. */
export function wishlistApi(call: Call) {
	return {
		/** As it is sold now, with the price it had; what is no longer sold is left out. */
		list: () => call(Wishes, { path: '/wishlist/wishlist-list' }),
		ids: () => call(Ids, { path: '/wishlist/wishlist-list' }),
		/** Takes a visitor's along, newest first; answers all. */
		merge: (ids: number[]) =>
			call(Ids, { method: 'POST', path: '/wishlist/merge', body: { PRODUCT_ID_LIST: ids } }),
		add: (id: number) => call(Ids, { method: 'POST', path: '/wishlist', body: { PRODUCT_ID: id } }),
		remove: (id: number) => call(Ids, { method: 'DELETE', path: `/wishlist/${id}` }),
	}
}

const Ids = WishlistWire.transform(({ data }) => data.list.map((card) => card.PRODUCT_ID))

const Wishes = WishlistWire.transform(({ data }) =>
	data.list.map((wire): Wish => ({ card: cardOf(wire), priceWhenAdded: wire.PRICE_WHEN_ADDED })),
)
