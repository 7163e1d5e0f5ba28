import type { LocalText } from '#website-api/db/columns.ts'

/** What the texts that all shops share need to know of one of them. */
export type ShopFacts = {
	name: string
	legalName: string
	/** Where its people and goods are. */
	city: string
	/** Court that hears what could not be settled. */
	court: LocalText
	/** Seat of the firm, in one line; absent: not told. */
	address?: string
	/** As people write it, e.g. 0812-0001-0101. */
	phone: string
	/** Whole rupiah; absent: parcels are never free. */
	freeShippingFrom?: number
	/** Until when an order leaves on the same day, and on which days. */
	sending: LocalText
	/** What it sells, inside a sentence. */
	goods: LocalText
	/** Its own clauses on what can't be sent back; list items in the notation of write.ts. */
	notReturned: LocalText
}

/** An amount inside a text, e.g. "Rp 500.000" and "Rp 500,000". */
export const rupiahWords = (amount: number): LocalText => ({
	id: `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`,
	en: `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`,
})
