import { WishlistWire } from '#contract/wishlist.ts'
import type { WishlistItem } from '#app/domain/wishlist-item.ts'
import type { Call } from './call.ts'
import { cardOf } from './catalog.server.ts'

/** The customer's wishlist, newest first. */
export function wishlistApi(call: Call) {
	return {
		/** Current products with the price when added; products no longer sold are left out. */
		list: () => call(Wishes, { path: '/wishlist/wishlist-list' }),
		ids: () => call(Ids, { path: '/wishlist/wishlist-list' }),
		/** Merges a visitor's wishlist, newest first; returns all items. */
		merge: (ids: number[]) =>
			call(Ids, { method: 'POST', path: '/wishlist/merge', body: { PRODUCT_ID_LIST: ids } }),
		add: (id: number) => call(Ids, { method: 'POST', path: '/wishlist', body: { PRODUCT_ID: id } }),
		remove: (id: number) => call(Ids, { method: 'DELETE', path: `/wishlist/${id}` }),
	}
}

const Ids = WishlistWire.transform(({ data }) => data.list.map((card) => card.PRODUCT_ID))

const Wishes = WishlistWire.transform(({ data }) =>
	data.list.map((wire): WishlistItem => ({
		card: cardOf(wire),
		priceWhenAdded: wire.PRICE_WHEN_ADDED,
	})),
)
