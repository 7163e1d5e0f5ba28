import type { FlashState } from '#contract/flash-sale.ts'
import type { FlashOffer } from './flash-offer.queries.ts'

export type LineFlash = FlashOffer & { state: FlashState }

/** The state of a sale for a line with the unit price `price` without it; null if the sale does not affect it. */
export function lineFlash(
	offer: FlashOffer | undefined,
	line: { price: number; quantity: number },
): LineFlash | null {
	if (!offer || offer.price >= line.price) return null
	return { ...offer, state: stateOf(offer, line.quantity) }
}

function stateOf({ left, mine }: FlashOffer, quantity: number): FlashState {
	if (left === 0) return 'GONE'
	if (mine === 0) return 'HAD'
	return quantity > mine ? 'TOO_MANY' : 'ON'
}
