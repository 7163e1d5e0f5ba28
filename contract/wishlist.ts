import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { ProductCard } from './product-card.ts'

/** Maximum number of products on a wishlist; further ones replace the oldest. */
export const MAX_WISHLIST_PRODUCTS = 200

/** A product on a customer's wishlist. */
export const WishlistItem = message({
	...fieldsIn(ProductCard),
	addedAt: ['ADDED_DATE', moment],
	/** Its lowest price when it was added; a lower current one is a price drop. */
	priceWhenAdded: ['PRICE_WHEN_ADDED', RupiahWire],
})
export type WishlistItem = Value<typeof WishlistItem>

/** Newest first, without products no longer sold. */
export const Wishlist = z.object({ list: z.array(WishlistItem) })
const ProductId = z.number().int().positive()

export const listWishes = endpoint({
	method: 'GET',
	path: '/wishlist/wishlist-list',
	summary: 'What the customer remembers, the newest first',
	access: 'customer',
	answer: Wishlist,
})

export const addWish = endpoint({
	method: 'POST',
	path: '/wishlist',
	summary: 'Remembers a product',
	access: 'customer',
	body: message({ id: ['PRODUCT_ID', ProductId] }),
	answer: Wishlist,
	failures: { 404: 'PRODUCT_NOT_FOUND' },
})

/** Unknown products are ignored. */
export const mergeWishes = endpoint({
	method: 'POST',
	path: '/wishlist/merge',
	summary: "Takes a visitor's products in",
	access: 'customer',
	/** The visitor's products, newest first. */
	body: message({ ids: ['PRODUCT_ID_LIST', z.array(ProductId).max(MAX_WISHLIST_PRODUCTS)] }),
	answer: Wishlist,
})

export const removeWish = endpoint({
	method: 'DELETE',
	path: '/wishlist/{id}',
	summary: 'Forgets a product',
	access: 'customer',
	answer: Wishlist,
})
