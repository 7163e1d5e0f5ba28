import { type CourierCode, type CourierProvider, isInstantCourier } from '#contract/courier.ts'
import { type ShippingOffer, unknownEta } from '#website-api/modules/sales/shipping/table-rates.ts'
import { courierKey, shippingMethods } from '#website-api/modules/sales/shipping/vendors.ts'
import type { CourierRate } from '#website-api/modules/platform/couriers/courier-port.ts'
import { courierOfMethod, methodOf } from './catalogue-key.ts'

/** What a company's provider asked for one destination and weight, as far as it is known. */
export type KnownQuote = {
	provider: CourierProvider
	/** Whose prices the company asks this provider for. */
	couriers: CourierCode[]
	kilograms: number
	/** Of couriers that drive at once, to a place on the map; otherwise of all others. */
	isInstant: boolean
	/** Null: none was asked for, or the provider refused. */
	rates: CourierRate[] | null
	/** Null: never asked. */
	ageSeconds: number | null
}

/** Until a price is asked for anew. */
const FRESH_SECONDS = 30 * 60
/** A refusal, e.g. of a district that the provider does not serve, is believed for a shorter time. */
const refusalSeconds = 5 * 60
/** Couriers that drive at once change their prices with traffic and weather. */
const INSTANT_SECONDS = 5 * 60
/** No price of theirs stands in for longer than this. */
const oldestInstantSeconds = 10 * 60
/** While the provider does not answer, its price of yesterday is better than none. */
const oldestSeconds = 24 * 3_600

/** Where an offer's price comes from. */
export type OfferQuote = {
	provider: CourierProvider
	courier: CourierCode
	service: string
	kilograms: number
	ageSeconds: number
}

/** What the courier of a service charges for a load, in kilograms. */
export type KilogramsOf = (service: { vendorCode: string; vendorMethod: string }) => number

/** An offer; with `quote`, a provider named its price. */
export type QuotedOffer = ShippingOffer & { quote?: OfferQuote }

/** Whether a provider should be asked before this quote is used. */
export function isOverdue({
	rates,
	ageSeconds,
	isInstant,
}: Pick<KnownQuote, 'rates' | 'ageSeconds' | 'isInstant'>): boolean {
	if (ageSeconds === null) return true
	if (isInstant) return ageSeconds > INSTANT_SECONDS
	return ageSeconds > (rates === null ? refusalSeconds : FRESH_SECONDS)
}

/** Whether a price that a provider named counts, fresh or not. */
function isUsable({ rates, ageSeconds, isInstant }: KnownQuote): boolean {
	const oldest = isInstant ? oldestInstantSeconds : oldestSeconds
	return rates !== null && ageSeconds !== null && ageSeconds <= oldest
}

/** Those of its couriers that a quote is for. */
export function couriersOf({ couriers, isInstant }: KnownQuote): CourierCode[] {
	return couriers.filter((courier) => isInstantCourier(courier) === isInstant)
}

/**
 * Whether a quote is for a weight that one of its couriers charges for some service. Those that drive at once charge the weight
 * alone.
 */
export function isNeeded(quote: KnownQuote, kilogramsOf: KilogramsOf): boolean {
	const couriers = couriersOf(quote)
	if (quote.isInstant) return couriers.length > 0
	return shippingMethods.some((method) => {
		const courier = courierOfMethod(method.vendorCode, method.vendorMethod)
		return courier && couriers.includes(courier) && kilogramsOf(method) === quote.kilograms
	})
}

/** Whether the table stands in for a provider that should have been asked; for couriers that drive at once it never does. */
export function isByTable(quotes: readonly KnownQuote[]): boolean {
	return quotes.some((quote) => !quote.isInstant && isOverdue(quote) && !isUsable(quote))
}

/**
 * The offers of the table, with those of each courier whose prices a provider named in place of the table's: what the provider
 * does not list, the courier does not do. The first provider that has a courier counts, and of it for each service the prices
 * of the weight that is charged.
 */
export function withQuotes(
	table: readonly ShippingOffer[],
	quotes: readonly KnownQuote[],
	couriersOff: readonly string[],
	kilogramsOf: KilogramsOf,
): QuotedOffer[] {
	const priced = new Set<string>()
	const live: QuotedOffer[] = []
	for (const quote of quotes) {
		const { rates, ageSeconds, kilograms, isInstant } = quote
		if (rates === null || ageSeconds === null || !isUsable(quote)) continue
		const own = couriersOf(quote).filter((courier) => !priced.has(`${courier} ${kilograms}`))
		live.push(
			...offersOf(quote, rates, ageSeconds).filter(
				(offer) =>
					own.includes(offer.quote.courier) && (isInstant || kilogramsOf(offer) === kilograms),
			),
		)
		own.forEach((courier) => priced.add(`${courier} ${kilograms}`))
	}
	const shown = live
		.filter((offer) => !isHidden(offer, couriersOff))
		.map((offer) => withTableDays(offer, table))
	const others = table.filter((offer) => {
		const courier = courierOfMethod(offer.vendorCode, offer.vendorMethod)
		const isOff = couriersOff.includes(courierKey(offer.vendorCode, offer.vendorMethod))
		return !isOff && (courier === undefined || !priced.has(`${courier} ${kilogramsOf(offer)}`))
	})
	return [...shown, ...others]
}

/** Where the provider does not say how long a service takes, the shop's table does. */
function withTableDays(offer: QuotedOffer, table: readonly ShippingOffer[]): QuotedOffer {
	if (offer.isEtaKnown !== false) return offer
	const set = table.find(
		({ vendorCode, vendorMethod }) =>
			vendorCode === offer.vendorCode && vendorMethod === offer.vendorMethod,
	)
	if (!set || set.etaHours !== null) return offer
	const { etaDaysMin, etaDaysMax } = set
	return { ...offer, etaDaysMin, etaDaysMax, isEtaKnown: true }
}

/** Offers of a quote, the cheapest of each method of the catalogue. */
function offersOf(
	{ provider, kilograms }: KnownQuote,
	rates: readonly CourierRate[],
	ageSeconds: number,
): (QuotedOffer & { quote: OfferQuote })[] {
	const byKey = new Map<string, QuotedOffer & { quote: OfferQuote }>()
	for (const rate of [...rates].sort((a, b) => a.price - b.price)) {
		const { courier, service, price, days, hours } = rate
		const method = methodOf(rate)
		const key = courierKey(method.vendorCode, method.vendorMethod)
		if (byKey.has(key)) continue
		byKey.set(key, {
			...method,
			price,
			...(days
				? { etaDaysMin: days.min, etaDaysMax: days.max, etaHours: hours ?? null }
				: unknownEta),
			kilograms,
			quote: { provider, courier, service, kilograms, ageSeconds },
		})
	}
	return [...byKey.values()]
}

/**
 * A service that the shop switched off while another of the same courier is on. A courier of whom all are off was chosen for its
 * live prices.
 */
function isHidden({ vendorCode, vendorMethod }: ShippingOffer, couriersOff: readonly string[]) {
	if (!couriersOff.includes(courierKey(vendorCode, vendorMethod))) return false
	const courier = courierOfMethod(vendorCode, vendorMethod)
	return shippingMethods.some(
		(one) =>
			courierOfMethod(one.vendorCode, one.vendorMethod) === courier &&
			!couriersOff.includes(courierKey(one.vendorCode, one.vendorMethod)),
	)
}
