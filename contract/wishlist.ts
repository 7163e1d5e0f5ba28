import { z } from 'zod'
import { CartLineWire } from './cart.ts'
import { ProductCardWire } from './product-card.ts'
import { dataOf, RupiahWire } from './envelope.ts'

/** Maximum number of products on a wishlist; further ones replace the oldest. */
export const MAX_WISHLIST_PRODUCTS = 200

/** Response of GET /wishlist/wishlist-list and of changes: newest first, without products no longer sold. */
export const WishlistWire = dataOf(
	z.object({
		list: z.array(
			ProductCardWire.extend({
				ADDED_DATE: z.iso.datetime(),
				/** PRODUCT_PRICE_MIN when it was added; a lower current one is a price drop. */
				PRICE_WHEN_ADDED: RupiahWire,
			}),
		),
	}),
)
/** POST /wishlist. 404 PRODUCT_NOT_FOUND; DELETE /wishlist/{product id} is idempotent. */
export const WishWire = z.object({ PRODUCT_ID: z.number().int().positive() })
/** POST /wishlist/merge: the visitor's products, newest first; unknown ones are ignored. */
export const WishlistMergeWire = z.object({
	PRODUCT_ID_LIST: z.array(z.number().int().positive()).max(MAX_WISHLIST_PRODUCTS),
})

/**
 * POST /cart/merge, with Idempotency-Key, adds a visitor's lines to the customer's cart. PUT /cart replaces the
 * customer's lines. Both respond like GET /cart/cart-list-v2 without CART_LINES.
 */
export const CartLinesWire = z.object({ CART_LIST: z.array(CartLineWire).max(50) })
