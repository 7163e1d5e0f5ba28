import { z } from 'zod'
import { CartLineWire } from './cart.ts'
import { ProductCardWire } from './catalog.ts'
import { dataOf, RupiahWire } from './envelope.ts'

/** Products that a wishlist keeps; the oldest give way. */
export const MOST_WISHES = 200

/** GET /wishlist/wishlist-list: the newest first; products no longer sold are left out. Also after every change. */
export const WishlistWire = dataOf(
	z.object({
		list: z.array(
			ProductCardWire.extend({
				ADDED_DATE: z.iso.datetime(),
				/** PRODUCT_PRICE_MIN when it was added; a lower one now is a price drop. */
				PRICE_WHEN_ADDED: RupiahWire,
			}),
		),
	}),
)
/** POST /wishlist. 404 PRODUCT_NOT_FOUND; DELETE /wishlist/{product id} is done when it is not there. */
export const WishWire = z.object({ PRODUCT_ID: z.number().int().positive() })
/** POST /wishlist/merge: a visitor's, the newest first; what is unknown is left out. */
export const WishlistMergeWire = z.object({
	PRODUCT_ID_LIST: z.array(z.number().int().positive()).max(MOST_WISHES),
})

/**
 * POST /cart/merge, with Idempotency-Key: a visitor's lines go into the customer's cart; quantities add up. PUT /cart
 * puts these lines in the place of the customer's. Both answer as GET /cart/cart-list-v2 without CART_LINES does.
 */
export const CartLinesWire = z.object({ CART_LIST: z.array(CartLineWire).max(50) })
