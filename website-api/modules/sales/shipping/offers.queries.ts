import { and, eq } from 'drizzle-orm'
import {
	SHIPMENT_GROUPS,
	VENDOR_CODES,
	type ShippingMethodWire,
	type ShippingOfferWire,
} from '#contract/shipping.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { QuotedLine } from '#website-api/modules/sales/cart/quote.queries.ts'
import type { District } from '#website-api/modules/platform/regions/region-data.ts'
import { tariff } from './tariff.table.ts'
import { courierKey, shippingMethod, type ShippingMethod } from './vendors.ts'
import { chargedKilograms } from './weight.ts'
import { zoneOf } from './zones.ts'

/** A method with its price (whole rupiah) and estimate for one destination and weight. */
export type ShippingOffer = ShippingMethod & {
	price: number
	etaDaysMin: number
	etaDaysMax: number
	/** For couriers of the same day, else null. */
	etaHours: number | null
}

export type ShippingQuote = {
	/** Of everything that is sent; digital lines weigh nothing. */
	weightGrams: number
	/** By group, then the cheapest first. */
	offers: ShippingOffer[]
}

/** What shippingOffers needs of a company row. */
export type ShippingCompany = {
	id: number
	originDistrict: string
	freeShippingFrom: number | null
	/** Couriers that are switched off, as courierKey() spells them. */
	couriersOff: string[]
}

const heaviestGosend = 20_000

/** All ways a company sends these lines to a district; empty for a cart of digital goods. */
export async function shippingOffers(
	db: Queryable,
	company: ShippingCompany,
	district: District,
	lines: QuotedLine[],
): Promise<ShippingQuote> {
	const sent = lines.filter((line) => !line.isDigital)
	const weightGrams = sent.reduce((sum, line) => sum + line.unitWeightGrams * line.quantity, 0)
	if (sent.length === 0) return { weightGrams: 0, offers: [] }
	const zone = zoneOf(company.originDistrict, district.code)
	const rows = await db
		.select()
		.from(tariff)
		.where(and(eq(tariff.companyId, company.id), eq(tariff.zone, zone)))
	const kilograms = chargedKilograms(weightGrams)
	const offers = rows.flatMap((row) => {
		const vendorCode = VENDOR_CODES.find((code) => code === row.vendorCode)
		if (!vendorCode) return []
		if (vendorCode === 'GOSEND' && (zone !== 'CITY' || weightGrams > heaviestGosend)) return []
		const { etaDaysMin, etaDaysMax, etaHours } = row
		const price = row.firstKg + row.nextKg * (kilograms - 1)
		return {
			...shippingMethod(vendorCode, row.vendorMethod),
			price,
			etaDaysMin,
			etaDaysMax,
			etaHours,
		}
	})
	const all = [...offers, ...freeOffers(company, lines)].filter(
		(offer) => !company.couriersOff.includes(courierKey(offer.vendorCode, offer.vendorMethod)),
	)
	return { weightGrams, offers: all.sort(inOrder) }
}

function freeOffers(company: ShippingCompany, lines: QuotedLine[]): ShippingOffer[] {
	const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0)
	const pickUp: ShippingOffer = {
		...shippingMethod('SELF_PICKUP', 'self_pickup'),
		price: 0,
		etaDaysMin: 0,
		etaDaysMax: 1,
		etaHours: null,
	}
	if (company.freeShippingFrom === null || subTotal < company.freeShippingFrom) return [pickUp]
	const free = { price: 0, etaDaysMin: 2, etaDaysMax: 7, etaHours: null }
	return [pickUp, { ...shippingMethod('FREE_SHIPPING', 'free_shipping'), ...free }]
}

function inOrder(a: ShippingOffer, b: ShippingOffer): number {
	const group = SHIPMENT_GROUPS.indexOf(a.group) - SHIPMENT_GROUPS.indexOf(b.group)
	return group || a.price - b.price || a.sequence - b.sequence
}

/** A method as the wire spells it: the catalogue entry's seven fields. */
export function methodWire(method: ShippingMethod): ShippingMethodWire {
	return {
		VENDOR_CODE: method.vendorCode,
		VENDOR_METHOD: method.vendorMethod,
		VENDOR_NAME: method.vendorName,
		VENDOR_METHOD_NAME: method.methodName,
		VENDOR_METHOD_GROUP: method.group,
		VENDOR_METHOD_IMAGE_URL: method.imageUrl,
		VENDOR_METHOD_SEQ_NO: method.sequence,
	}
}

/** An offer as the wire spells it. */
export function offerWire(offer: ShippingOffer): ShippingOfferWire {
	return {
		...methodWire(offer),
		SHIPPING_PRICE: offer.price,
		ETA_DAYS_MIN: offer.etaDaysMin,
		ETA_DAYS_MAX: offer.etaDaysMax,
		ETA_HOURS: offer.etaHours,
	}
}
