import { Hono } from 'hono'
import {
	OrderAnswerWire,
	OrderLookUpWire,
	OrderRequestWire,
	QuoteRequestWire,
} from '#contract/order.ts'
import { optionalCustomer } from '#website-api/http/customer-guard.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { cartLineWire } from '#website-api/modules/cart/quote.queries.ts'
import {
	digestOf,
	KeyReused,
	once,
	requireIdempotencyKey,
} from '#website-api/modules/forms/form-key.queries.ts'
import { offerWire } from '#website-api/modules/shipping/offers.queries.ts'
import { orderOfGuest, orderWireOf } from './find-order.queries.ts'
import { placeOrder } from './place-order.queries.ts'
import { isOrderable, type PricedOrder, priceOrder } from './price-order.queries.ts'
import { orderExpiryMinutes } from './expiry.ts'

/** POST /order/quote, /order and /order/look-up. */
export const orderRoutes = new Hono<AppEnv>()
	.post('/quote', async (c) => {
		const choices = await readJson(c, QuoteRequestWire)
		const priced = await priceOrder(c.var.db, c.var, choices)
		return c.json({ data: quoteToWire(priced) })
	})
	.post('/', async (c) => {
		const { db, companyId, locale } = c.var
		const key = requireIdempotencyKey(c.req.header('idempotency-key'))
		const customerId = await optionalCustomer(c)
		const request = await readJson(c, OrderRequestWire)
		const form = {
			companyId,
			actor: customerId ?? 'guest',
			route: 'POST /order',
			key,
			requestHash: digestOf(JSON.stringify(withoutReferrals(request))),
		}
		const buyer = { companyId, locale, customerId }
		const { answer, isRepeat } = await once(db, form, OrderAnswerWire, async (tx) => {
			const id = await placeOrder(tx, buyer, request, orderExpiryMinutes)
			return { data: await orderWireOf(tx, companyId, id) }
		}).catch(nameFirstOrder)
		return c.json(answer, isRepeat ? 200 : 201)
	})
	.post('/look-up', async (c) => {
		const { db, companyId } = c.var
		const asked = await readJson(c, OrderLookUpWire)
		const order = await orderOfGuest(db, companyId, {
			number: asked.ORDER_NUMBER,
			phone: asked.CUSTOMER_PHONE,
		})
		c.header('Cache-Control', 'no-store')
		return c.json({ data: await orderWireOf(db, companyId, order.id) })
	})

// The link a shopper came by may change between two sendings of one form.
function withoutReferrals(request: OrderRequestWire) {
	return { ...request, AGENT_TRACKING_CODE: undefined, AFFILIATE_TRACKING_CODE: undefined }
}

// Whoever sends a changed form again must learn that its first sending made an order.
function nameFirstOrder(error: unknown): never {
	if (!(error instanceof KeyReused)) throw error
	const first = OrderAnswerWire.safeParse(error.answer)
	if (!first.success) throw error
	throw new Problem(422, 'KEY_REUSED', { errors: { ORDER_NUMBER: [first.data.data.ORDER_NUMBER] } })
}

function quoteToWire(priced: PricedOrder) {
	return {
		CART_LIST: priced.lines.map(cartLineWire),
		MISSING_CART_ID_LIST: priced.missingIds,
		SUB_TOTAL: priced.subTotal,
		SHIPPING_WEIGHT_GRAMS: priced.weightGrams,
		SHIPPING_PRICE: priced.offer?.price ?? null,
		SHIPPING_OFFER_LIST: priced.offers.map(offerWire),
		FREE_SHIPPING_FROM: priced.freeShippingFrom,
		TOTAL: priced.total,
		IS_ORDERABLE: isOrderable(priced),
	}
}
