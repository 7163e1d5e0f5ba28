import { listShippingMethods, listShippingOffers } from '#contract/shipping.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { quoteLines, requestedLine } from '#website-api/modules/sales/cart/quote.queries.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { askingRates } from '#website-api/modules/sales/couriers/quotes/asking-rates.ts'
import { methodIn, offerIn, shippedLoad, shippingOffers, shippingTerms } from './offers.queries.ts'
import { shippingMethods } from './vendors.ts'

/** An estimate on the page of a product is worth less waiting than the price of an order. */
const estimateMs = 600

/** Couriers, and what sending to a district costs. */
export const shippingAnswers = [
	answer(listShippingMethods, ({ locale }) => ({
		list: shippingMethods.map((method) => methodIn(locale, method)),
	})),
	answer(listShippingOffers, async ({ db, companyId, locale, askRates, body }) => {
		const district = await findDistrict(body.district)
		if (!district) throw new Problem(404, 'DISTRICT_NOT_FOUND')
		const wanted = body.lines.map(requestedLine)
		const { lines } = await quoteLines(db, companyId, wanted, locale)
		const parcel = { district: district.code, load: shippedLoad(lines) }
		const found = await askingRates(
			askRates,
			async () => {
				const terms = await shippingTerms(db, companyId, { parcel })
				const { freeShippingFrom, packingDays } = terms
				return { ...shippingOffers(terms, { district }, lines), freeShippingFrom, packingDays }
			},
			estimateMs,
		)
		const { offers, overdue: _, ...terms } = found
		return {
			...terms,
			offers: offers.map((offer) => offerIn(locale, offer)),
		}
	}),
]
