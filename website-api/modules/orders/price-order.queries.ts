import type { CartLineWire } from '#contract/cart.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { type QuotedLine, quoteLines } from '#website-api/modules/cart/quote.queries.ts'
import { findCompany } from '#website-api/modules/companies/company.queries.ts'
import { findDistrict } from '#website-api/modules/regions/region-data.ts'
import { type ShippingOffer, shippingOffers } from '#website-api/modules/shipping/offers.queries.ts'
import { shippingMethod } from '#website-api/modules/shipping/vendors.ts'

export type Choices = {
	CART_LIST: CartLineWire[]
	DISTRICT_CODE?: string | undefined
	VENDOR_CODE?: string | undefined
	VENDOR_METHOD?: string | undefined
}

export type PricedOrder = {
	/** One line for each variant; what the request names twice is added up. */
	lines: QuotedLine[]
	/** Variants that are no longer sold. */
	missingIds: number[]
	/** Whole rupiah, like every amount here. */
	subTotal: number
	weightGrams: number
	offers: ShippingOffer[]
	/** The chosen one; null until one is chosen that serves the district. */
	offer: ShippingOffer | null
	freeShippingFrom: number | null
	/** Without the transfer code. */
	total: number
}

const pickUp: ShippingOffer = {
	...shippingMethod('SELF_PICKUP', 'self_pickup'),
	price: 0,
	etaDaysMin: 0,
	etaDaysMax: 1,
	etaHours: null,
}

/** The one pricing function: quote and order both go through it. 422 DISTRICT_CODE for an unknown district. */
export async function priceOrder(
	db: Queryable,
	{ companyId, locale }: { companyId: number; locale: Locale },
	choices: Choices,
): Promise<PricedOrder> {
	const company = await findCompany(db, companyId)
	const wanted = choices.CART_LIST.map((line) => ({
		variantId: line.CART_ID,
		quantity: line.CART_QTY,
	}))
	const { lines, missing } = await quoteLines(db, companyId, wanted, locale)
	const { weightGrams, offers } = await offersFor(db, company, lines, choices.DISTRICT_CODE)
	const offer = offers.find(
		(one) => one.vendorCode === choices.VENDOR_CODE && one.vendorMethod === choices.VENDOR_METHOD,
	)
	const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0)
	return {
		lines,
		missingIds: missing,
		subTotal,
		weightGrams,
		offers,
		offer: offer ?? null,
		freeShippingFrom: company.freeShippingFrom,
		total: subTotal + (offer?.price ?? 0),
	}
}

/** True when every line can be bought in its quantity. */
export function isOrderable(priced: PricedOrder): boolean {
	return (
		priced.lines.length > 0 &&
		priced.missingIds.length === 0 &&
		priced.lines.every((line) => line.quantity <= line.stock)
	)
}

// Without a district, or with nothing to send, collecting at the shop is what is left.
async function offersFor(
	db: Queryable,
	company: Awaited<ReturnType<typeof findCompany>>,
	lines: QuotedLine[],
	districtCode: string | undefined,
) {
	const weight = lines
		.filter((line) => !line.isDigital)
		.reduce((sum, line) => sum + line.unitWeightGrams * line.quantity, 0)
	if (districtCode === undefined) return { weightGrams: weight, offers: [pickUp] }
	const district = await findDistrict(districtCode)
	if (!district) throw fieldProblem('DISTRICT_CODE', { message: 'DISTRICT_UNKNOWN' })
	const { weightGrams, offers } = await shippingOffers(db, company, district, lines)
	return { weightGrams, offers: offers.length > 0 ? offers : [pickUp] }
}
