import { listShippingMethods, listShippingOffers } from '#contract/shipping.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { quoteLines, requestedLine } from '#website-api/modules/sales/cart/quote.queries.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { methodIn, offerIn, shippingOffers, shippingTerms } from './offers.queries.ts'
import { shippingMethods } from './vendors.ts'

/** Couriers, and what sending to a district costs. */
export const shippingAnswers = [
	answer(listShippingMethods, ({ locale }) => ({
		list: shippingMethods.map((method) => methodIn(locale, method)),
	})),
	answer(listShippingOffers, async ({ db, companyId, locale, body }) => {
		const district = await findDistrict(body.district)
		if (!district) throw new Problem(404, 'DISTRICT_NOT_FOUND')
		const wanted = body.lines.map(requestedLine)
		const terms = await shippingTerms(db, companyId)
		const { lines } = await quoteLines(db, companyId, wanted, locale)
		const { weightGrams, offers } = shippingOffers(terms, district, lines)
		return {
			weightGrams,
			offers: offers.map((offer) => offerIn(locale, offer)),
			freeShippingFrom: terms.freeShippingFrom,
		}
	}),
]
