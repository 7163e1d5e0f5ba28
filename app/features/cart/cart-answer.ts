import type { ShopEvent } from '#app/domain/shop-event.ts'
import type { Lost } from '#app/features/errors/lost-request.ts'

/** The outcome of a cart change; messages are keys of the namespace `cart`. */
export type CartAnswer =
	| {
			ok: true
			message: CartMessage
			name?: string
			/** Analytics event, sent with consent only. */
			event?: ShopEvent
	  }
	| { ok: false; refused: RefusedKey; lost?: true }

export type CartMessage =
	'added' | 'addedSome' | 'changed' | 'removed' | 'cleared' | 'saved' | 'dropped'
export type RefusedKey =
	'quantity' | 'tooMany' | 'variant' | 'gone' | 'full' | 'savedFull' | Lost | 'failed'
