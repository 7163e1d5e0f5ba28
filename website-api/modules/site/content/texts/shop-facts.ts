import type { LocalText } from '#website-api/db/columns.ts'

/** Facts about a shop for the texts that all shops share. */
export type ShopFacts = {
	name: string
	legalName: string
	/** Location of its staff and stock. */
	city: string
	/** Court with jurisdiction for disputes. */
	court: LocalText
	/** Registered address of the firm, in one line; absent: not published. */
	address?: string
	/** In local notation, e.g. 0812-0001-0101. */
	phone: string
	/** Subtotal in whole rupiah; absent: shipping is never free. */
	freeShippingFrom?: number
	/** Cut-off time for shipping on the same day, and the working days. */
	sending: LocalText
	/** The range of products, for use inside a sentence. */
	goods: LocalText
	/** Additional exclusions from returns; list items in the notation of write.ts. */
	notReturned: LocalText
}

/** An amount within a text, e.g. "Rp 500.000" and "Rp 500,000". */
export const rupiahWords = (amount: number): LocalText => ({
	id: `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`,
	en: `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`,
})
