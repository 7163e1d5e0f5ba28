import type { InsuranceTerms } from '#contract/insurance.ts'
import type { District } from '#contract/region.ts'
import { eq, sql } from 'drizzle-orm'
import { isInstantCourier } from '#contract/courier.ts'
import type { InstantState } from '#contract/instant-setting.ts'
import type { Pin } from '#contract/pin.ts'
import { SHIPMENT_GROUPS } from '#contract/shipping-methods.ts'
import type {
	ShippingMethod as ShownMethod,
	ShippingOffer as ShownOffer,
} from '#contract/shipping.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { QuotedLine } from '#website-api/modules/sales/cart/quote.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { methodName } from './method-names.ts'
import {
	couriersOf,
	isByTable,
	isNeeded,
	isOverdue,
	type KilogramsOf,
	type KnownQuote,
	type QuotedOffer,
	withQuotes,
} from '#website-api/modules/sales/couriers/quotes/live-offers.ts'
import { knownQuotes } from '#website-api/modules/sales/couriers/quotes/known-quotes.queries.ts'
import { courierOfMethod } from '#website-api/modules/sales/couriers/quotes/catalogue-key.ts'
import { instantTerms } from '#website-api/modules/sales/couriers/instant/instant-setting.queries.ts'
import {
	hindrance,
	type InstantTerms,
} from '#website-api/modules/sales/couriers/instant/instant-terms.ts'
import type { WantedQuotes } from '#website-api/modules/platform/couriers/couriers.ts'
import { type ShippingOffer, type Tariff, tableRates } from './table-rates.ts'
import { setDivisors } from './courier-volume.queries.ts'
import { possibleKilograms, type SetDivisor, volumeRuleOf } from './volume-rules.ts'
import { chargedKilograms, type Load, loadOf } from './weight.ts'
import { courierKey, shippingMethod, type ShippingMethod } from './vendors.ts'

export type ShippingQuote = {
	/** Weight of all shipped items; digital lines weigh nothing. */
	weightGrams: number
	/** By group, then cheapest first. */
	offers: QuotedOffer[]
	/** What providers should be asked before these offers are used; null: nothing. */
	overdue: WantedQuotes | null
	/** The table stands in for some of them. */
	isByTable: boolean
	/** What becomes of couriers that drive at once; null: the shop has none. */
	instant: InstantState | null
}

/** A company's origin, its couriers' tariffs, and what its providers asked for one parcel. */
export type ShippingTerms = {
	companyId: number
	originDistrict: string
	freeShippingFrom: number | null
	/** Until a parcel is handed over. */
	packingDays: number
	insurance: InsuranceTerms
	/** Couriers that are switched off, as courierKey() writes them. */
	couriersOff: string[]
	tariffs: Tariff[]
	quotes: KnownQuote[]
	divisors: SetDivisor[]
	/** Null: it has no couriers that drive at once. */
	instant: InstantTerms | null
}

/** Where a parcel goes, and what is in it; the place on the map if it is known. */
export type ParcelTo = { district: string; load: Load; pin?: Pin | null }

export type Courier = { vendorCode: string; vendorMethod: string }

/** Delivery time in days of free shipping, for which the shop chooses the courier. */
export const FREE_SHIPPING_DAYS = { min: 2, max: 7 }

/** A company's shipping terms, with the tariffs of all couriers or of one, and the quotes for a parcel. */
export async function shippingTerms(
	db: Queryable,
	companyId: number,
	{ courier, parcel }: { courier?: Courier | undefined; parcel?: ParcelTo | undefined } = {},
): Promise<ShippingTerms> {
	const quotes = parcel ? knownQuotes(companyId, wantedQuotes(parcel)) : sql`'[]'::json`
	const chosen = courier
		? sql`and vendor_code = ${courier.vendorCode} and vendor_method = ${courier.vendorMethod}`
		: sql``
	const [terms] = await db
		.select({
			originDistrict: company.originDistrict,
			freeShippingFrom: company.freeShippingFrom,
			packingDays: company.packingDays,
			insurance: {
				mode: company.insuranceMode,
				from: company.insuranceFrom,
				rate: company.insuranceRate,
				fixed: company.insuranceFixed,
			},
			couriersOff: company.couriersOff,
			quotes: sql<KnownQuote[]>`${quotes}`,
			tariffs: sql<Tariff[]>`(
				select coalesce(json_agg(json_build_object('vendorCode', vendor_code, 'vendorMethod', vendor_method, 'zone', zone,
					'firstKg', first_kg, 'nextKg', next_kg,
					'etaDaysMin', eta_days_min, 'etaDaysMax', eta_days_max, 'etaHours', eta_hours)), '[]')
				from tariff where company_id = ${companyId} ${chosen})`,
			divisors: setDivisors(companyId),
			instant: instantTerms(companyId),
		})
		.from(company)
		.where(eq(company.id, companyId))
	if (!terms) throw new Error(`No company ${companyId}`)
	return { companyId, ...terms }
}

function wantedQuotes({ district, load, pin = null }: ParcelTo) {
	const byWeight = chargedKilograms(load, { divisor: null, from: 0 })
	return {
		district,
		kilograms: possibleKilograms(load),
		instant: pin && { pin, kilograms: byWeight },
	}
}

/** What is shipped; digital lines weigh nothing. */
export function shippedLoad(lines: readonly QuotedLine[]): Load {
	return loadOf(
		lines
			.filter((line) => !line.isDigital)
			.map((line) => ({ ...line, grams: line.unitWeightGrams, cubicMm: line.unitCubicMm })),
	)
}

const nothingToSend = {
	weightGrams: 0,
	offers: [],
	overdue: null,
	isByTable: false,
	instant: null,
}

/** Where a parcel goes: the district and, if it is known, the place on the map. */
export type Destination = { district: District; pin?: Pin | null }

/** All offers to ship these lines to a district, or that of one courier; empty for a cart of digital products. */
export function shippingOffers(
	terms: ShippingTerms,
	{ district, pin = null }: Destination,
	lines: QuotedLine[],
	courier?: Courier,
): ShippingQuote {
	if (lines.every((line) => line.isDigital)) return nothingToSend
	const load = shippedLoad(lines)
	const { originDistrict: from, couriersOff, divisors } = terms
	const kilogramsOf: KilogramsOf = (one) => chargedKilograms(load, volumeRuleOf(divisors, one))
	const why = terms.instant && hindrance(terms.instant, pin, load)
	const quotes = terms.quotes.filter(
		(quote) => isNeeded(quote, kilogramsOf) && !(quote.isInstant && why),
	)
	const table = tableRates(terms.tariffs, { from, to: district.code, load, divisors })
	const live = withQuotes(withoutInstant(table, terms), quotes, couriersOff, kilogramsOf)
	const all = [...live, ...freeOffers(terms, lines)].sort(inOrder)
	const overdue = overdueOf({ ...terms, quotes }, { district, pin }, kilogramsOf, courier)
	const instant = terms.instant && (why ?? (live.some(isInstantOffer) ? 'OFFERED' : 'NO_ANSWER'))
	return { weightGrams: load.grams, offers: all, overdue, isByTable: isByTable(quotes), instant }
}

/** The table knows neither their hours nor how far they drive. */
function withoutInstant(table: readonly ShippingOffer[], { instant }: ShippingTerms) {
	return table.filter(({ vendorCode, vendorMethod }) => {
		const courier = courierOfMethod(vendorCode, vendorMethod)
		return !courier || !instant?.couriers.includes(courier)
	})
}

function isInstantOffer({ quote }: QuotedOffer): boolean {
	return isInstantCourier(quote?.courier)
}

/** The providers that should be asked, of all couriers or of those that have one. */
function overdueOf(
	{ companyId, originDistrict: origin, quotes, instant }: ShippingTerms,
	{ district, pin }: Destination,
	kilogramsOf: KilogramsOf,
	courier: Courier | undefined,
): WantedQuotes | null {
	const chosen = courier && courierOfMethod(courier.vendorCode, courier.vendorMethod)
	const isOf = (quote: KnownQuote) =>
		!courier ||
		(couriersOf(quote).some((one) => one === chosen) &&
			(quote.isInstant || kilogramsOf(courier) === quote.kilograms))
	const wanted = quotes
		.filter((quote) => isOverdue(quote) && isOf(quote))
		.map(({ provider, kilograms, isInstant }) => ({ provider, kilograms, isInstant }))
	if (wanted.length === 0) return null
	const { latitude = 0, longitude = 0 } = instant ?? {}
	const trip = instant && pin ? { from: { latitude, longitude }, to: pin } : null
	return { companyId, quotes: wanted, origin, destination: district.code, trip }
}

function freeOffers(terms: ShippingTerms, lines: QuotedLine[]): ShippingOffer[] {
	const { freeShippingFrom, couriersOff } = terms
	const isOn = (offer: ShippingOffer) =>
		!couriersOff.includes(courierKey(offer.vendorCode, offer.vendorMethod))
	const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0)
	const pickUp: ShippingOffer = {
		...shippingMethod('SELF_PICKUP', 'self_pickup'),
		price: 0,
		etaDaysMin: 0,
		etaDaysMax: 1,
		etaHours: null,
	}
	if (freeShippingFrom === null || subTotal < freeShippingFrom) return [pickUp].filter(isOn)
	const { min: etaDaysMin, max: etaDaysMax } = FREE_SHIPPING_DAYS
	const free = { price: 0, etaDaysMin, etaDaysMax, etaHours: null }
	return [pickUp, { ...shippingMethod('FREE_SHIPPING', 'free_shipping'), ...free }].filter(isOn)
}

function inOrder(a: ShippingOffer, b: ShippingOffer): number {
	const group = SHIPMENT_GROUPS.indexOf(a.group) - SHIPMENT_GROUPS.indexOf(b.group)
	return group || a.price - b.price || a.sequence - b.sequence
}

/** A method as a shopper sees it. */
export function methodIn(locale: Locale, method: ShippingMethod): ShownMethod {
	const { vendorCode, vendorMethod, group, imageUrl, sequence } = method
	return {
		vendor: vendorCode,
		method: vendorMethod,
		vendorName: methodName(locale, vendorCode, method.vendorName),
		methodName: methodName(locale, vendorCode, method.methodName),
		group,
		imageUrl,
		sequence,
	}
}

/** An offer as a shopper sees it. */
export function offerIn(locale: Locale, offer: ShippingOffer): ShownOffer {
	const { price, etaDaysMin, etaDaysMax, etaHours, isEtaKnown = true, kilograms = null } = offer
	const eta = { etaDaysMin, etaDaysMax, etaHours, isEtaKnown }
	return { ...methodIn(locale, offer), price, ...eta, kilograms }
}
