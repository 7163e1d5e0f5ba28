import { Hono } from 'hono'
import type { z } from 'zod'
import { TariffQueryWire, type TariffAnswerWire } from '#contract/shipping.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { quoteLines } from '#website-api/modules/sales/cart/quote.queries.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { methodWire, offerWire, shippingOffers, shippingTerms } from './offers.queries.ts'
import { shippingMethods } from './vendors.ts'

/** GET /shipping/method-list and POST /shipping/tariff. */
export const shippingRoutes = new Hono<AppEnv>()
	.get('/method-list', (c) => {
		const list = shippingMethods.map((method) => methodWire(method, c.var.locale))
		return c.json({ data: { list } })
	})
	.post('/tariff', async (c) => {
		const { db, companyId, locale } = c.var
		const query = await readJson(c, TariffQueryWire)
		const district = await findDistrict(query.DISTRICT_CODE)
		if (!district) throw new Problem(404, 'DISTRICT_NOT_FOUND')
		const wanted = query.CART_LIST.map((line) => ({
			variantId: line.CART_ID,
			quantity: line.CART_QTY,
		}))
		const terms = await shippingTerms(db, companyId)
		const { lines } = await quoteLines(db, companyId, wanted, locale)
		const { weightGrams, offers } = shippingOffers(terms, district, lines)
		const answer: z.infer<typeof TariffAnswerWire> = {
			data: {
				SHIPPING_WEIGHT_GRAMS: weightGrams,
				list: offers.map((offer) => offerWire(offer, locale)),
				FREE_SHIPPING_FROM: terms.freeShippingFrom,
			},
		}
		return c.json(answer)
	})
