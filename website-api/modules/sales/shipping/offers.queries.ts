import type { District } from '#contract/region.ts'
import { eq, sql } from 'drizzle-orm'
import {
	SHIPMENT_GROUPS,
	type ShippingMethod as ShownMethod,
	type ShippingOffer as ShownOffer,
} from '#contract/shipping.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { QuotedLine } from '#website-api/modules/sales/cart/quote.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { methodName } from './method-names.ts'
import { type ShippingOffer, type Tariff, tableRates } from './table-rates.ts'
import { courierKey, shippingMethod, type ShippingMethod } from './vendors.ts'

export type ShippingQuote = {
	/** Weight of all shipped items; digital lines weigh nothing. */
	weightGrams: number
	/** By group, then cheapest first. */
	offers: ShippingOffer[]
}

/** A company's origin and its couriers' tariffs. */
export type ShippingTerms = {
	originDistrict: string
	freeShippingFrom: number | null
	/** Couriers that are switched off, as courierKey() writes them. */
	couriersOff: string[]
	tariffs: Tariff[]
}

export type Courier = { vendorCode: string; vendorMethod: string }

/** Delivery time in days of free shipping, for which the shop chooses the courier. */
export const FREE_SHIPPING_DAYS = { min: 2, max: 7 }

/** A company's shipping terms, with the tariffs of all couriers or of one. */
export async function shippingTerms(
	db: Queryable,
	companyId: number,
	courier?: Courier,
): Promise<ShippingTerms> {
	const chosen = courier
		? sql`and vendor_code = ${courier.vendorCode} and vendor_method = ${courier.vendorMethod}`
		: sql``
	const [terms] = await db
		.select({
			originDistrict: company.originDistrict,
			freeShippingFrom: company.freeShippingFrom,
			couriersOff: company.couriersOff,
			tariffs: sql<Tariff[]>`(
				select coalesce(json_agg(json_build_object('vendorCode', vendor_code, 'vendorMethod', vendor_method, 'zone', zone,
					'firstKg', first_kg, 'nextKg', next_kg,
					'etaDaysMin', eta_days_min, 'etaDaysMax', eta_days_max, 'etaHours', eta_hours)), '[]')
				from tariff where company_id = ${companyId} ${chosen})`,
		})
		.from(company)
		.where(eq(company.id, companyId))
	if (!terms) throw new Error(`No company ${companyId}`)
	return terms
}

/** All offers to ship these lines to a district; empty for a cart of digital products. */
export function shippingOffers(
	terms: ShippingTerms,
	district: District,
	lines: QuotedLine[],
): ShippingQuote {
	const sent = lines.filter((line) => !line.isDigital)
	const weightGrams = sent.reduce((sum, line) => sum + line.unitWeightGrams * line.quantity, 0)
	if (sent.length === 0) return { weightGrams: 0, offers: [] }
	const places = { from: terms.originDistrict, to: district.code }
	const offers = tableRates(terms.tariffs, { ...places, grams: weightGrams })
	const all = [...offers, ...freeOffers(terms, lines)].filter(
		(offer) => !terms.couriersOff.includes(courierKey(offer.vendorCode, offer.vendorMethod)),
	)
	return { weightGrams, offers: all.sort(inOrder) }
}

function freeOffers({ freeShippingFrom }: ShippingTerms, lines: QuotedLine[]): ShippingOffer[] {
	const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0)
	const pickUp: ShippingOffer = {
		...shippingMethod('SELF_PICKUP', 'self_pickup'),
		price: 0,
		etaDaysMin: 0,
		etaDaysMax: 1,
		etaHours: null,
	}
	if (freeShippingFrom === null || subTotal < freeShippingFrom) return [pickUp]
	const { min: etaDaysMin, max: etaDaysMax } = FREE_SHIPPING_DAYS
	const free = { price: 0, etaDaysMin, etaDaysMax, etaHours: null }
	return [pickUp, { ...shippingMethod('FREE_SHIPPING', 'free_shipping'), ...free }]
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
	const { price, etaDaysMin, etaDaysMax, etaHours } = offer
	return { ...methodIn(locale, offer), price, etaDaysMin, etaDaysMax, etaHours }
}
