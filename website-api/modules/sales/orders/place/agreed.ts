import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import type { Transaction } from '#website-api/db/database.ts'
import type { QuotedLine } from '#website-api/modules/sales/cart/quote.queries.ts'
import type { QuotedOffer } from '#website-api/modules/sales/couriers/quotes/live-offers.ts'
import { unknownEta } from '#website-api/modules/sales/shipping/table-rates.ts'
import { shippingMethod } from '#website-api/modules/sales/shipping/vendors.ts'

/** What staff agreed with a buyer in place of the shop's own prices, in whole rupiah. */
export type Agreed = {
	/** Of one unit, by variant; absent: the shop's price. */
	prices: ReadonlyMap<number, number>
	/** Of the delivery; null: the tariff's. */
	shippingPrice: number | null
}

/** The order that a draft becomes. */
export type AgreedOrder = Agreed & {
	/** The draft's. */
	id: string
	/** Staff place it; otherwise its buyer. */
	isByStaff: boolean
	/** Nobody was shown a total. */
	takesAnyTotal: boolean
	/** Releases the units that the draft holds, just before the order reserves them. */
	releaseHold(tx: Transaction): Promise<void>
}

/** A line at its agreed price; the shop's price is shown struck through if it is higher. */
export function agreedLine(line: QuotedLine, { prices }: Agreed): QuotedLine {
	const price = prices.get(line.variantId)
	if (price === undefined) return line
	const before = Math.max(line.price, line.priceBefore ?? 0)
	return {
		...line,
		price,
		priceBefore: before > price ? before : null,
		flash: null,
		subTotal: price * line.quantity,
	}
}

/** The chosen courier at the agreed price, which may also be one that has no tariff for the district. */
export function agreedOffer(
	found: QuotedOffer | null,
	{ vendor, method }: { vendor?: string | undefined; method?: string | undefined },
	{ shippingPrice }: Agreed,
): QuotedOffer | null {
	if (shippingPrice === null) return found
	if (found) return { ...found, price: shippingPrice }
	const vendorCode = VENDOR_CODES.find((code) => code === vendor)
	if (!vendorCode || !method || vendorCode === 'SELF_PICKUP') return null
	const courier = shippingMethod(vendorCode, method)
	if (courier.imageUrl.endsWith('placeholder.svg')) return null
	return { ...courier, price: shippingPrice, ...unknownEta }
}
