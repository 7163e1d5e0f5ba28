import type { Image } from '#app/domain/image.ts'
import { digits, formatMoney } from '#app/domain/money.ts'
import type { Quote } from '#app/domain/order.ts'

/** What the basket costs with the choices made so far, written out. */
export type CheckoutSummary = {
	lines: {
		id: number
		name: string
		variantLabel: string
		quantity: number
		subTotal: string
		image: Image | null
		/** Units left when there are fewer than wanted, else null. */
		stockLeft: number | null
	}[]
	pieces: number
	subTotal: string
	/** null until a courier is chosen. */
	shipping: string | null
	isShippingFree: boolean
	total: string
	/** Lines whose goods are no longer sold. */
	missing: number
	orderable: boolean
}

export function summaryOf(quote: Quote): CheckoutSummary {
	return {
		lines: quote.lines.map((line) => ({
			id: line.id,
			name: line.productName,
			variantLabel: line.variantLabel,
			quantity: line.quantity,
			subTotal: formatMoney(line.subTotal),
			image: line.image,
			stockLeft: line.stock < line.quantity ? line.stock : null,
		})),
		pieces: quote.lines.reduce((sum, line) => sum + line.quantity, 0),
		subTotal: formatMoney(quote.subTotal),
		shipping: quote.shippingPrice === null ? null : formatMoney(quote.shippingPrice),
		isShippingFree: quote.shippingPrice === 0,
		total: formatMoney(quote.total),
		missing: quote.missingIds.length,
		orderable: quote.orderable,
	}
}

/** Grams as a shopper reads them: `800 g`, `1,25 kg`. */
export function formatWeight(grams: number): string {
	return grams < 1000 ? `${grams} g` : `${digits(grams / 1000)} kg`
}
