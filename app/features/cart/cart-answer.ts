import type { Shortage } from '#app/domain/cart.ts'
import type { ShopEvent } from '#app/domain/shop-event.ts'
import type { Lost } from '#app/features/errors/lost-request.ts'

/** The outcome of a cart change; messages are keys of the namespace `cart`. */
export type CartAnswer =
	| {
			ok: true
			message: CartMessage
			name?: string
			/** Units in stock where the cart has more of them, formatted. */
			stock?: string
			/** Analytics event, sent with consent only. */
			event?: ShopEvent
	  }
	| {
			ok: false
			refused: RefusedKey
			/** Units that can be ordered, formatted. */
			stock?: string
			lost?: Lost
	  }

export type CartMessage =
	| 'added'
	| 'addedUnchecked'
	| 'addedTooMany'
	| 'addedSoldOut'
	| 'addedGuestMany'
	| 'addedGuestNone'
	| 'changed'
	| 'removed'
	| 'cleared'
	| 'saved'
	| 'dropped'

const warnings: CartMessage[] = [
	'addedTooMany',
	'addedSoldOut',
	'addedGuestMany',
	'addedGuestNone',
	'addedUnchecked',
]

/** The tone of a message: what was put in the cart may be more than the shop has, or could not be checked. */
export function toneOf(message: CartMessage): 'success' | 'warning' {
	return warnings.includes(message) ? 'warning' : 'success'
}
export type RefusedKey =
	| 'quantity'
	| 'tooMany'
	| 'variant'
	/** No longer sold. */
	| 'gone'
	/** Not in the cart, or not saved, any more. */
	| 'moved'
	| 'full'
	| 'savedFull'
	| Shortage
	| Lost
	| 'failed'
