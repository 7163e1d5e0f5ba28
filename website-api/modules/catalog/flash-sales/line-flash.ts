import type { FlashOffer } from './flash-offer.queries.ts'

/**
 * How a sale's price stands to a line: ON, the whole line has it; or none of it has, because it is TOO_MANY,
 * because the buyer has HAD all they may, or because it is GONE. A line never has two prices.
 */
export const FLASH_STATES = ['ON', 'TOO_MANY', 'HAD', 'GONE'] as const
export type FlashState = (typeof FLASH_STATES)[number]

export type LineFlash = FlashOffer & { state: FlashState }

/** What a sale means for a line that costs `price` a unit without it; null: nothing. */
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
