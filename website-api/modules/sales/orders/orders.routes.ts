import { Hono } from 'hono'
import type { z } from 'zod'
import {
	OrderAnswerWire,
	OrderLookUpWire,
	OrderRequestWire,
	type OrderWire,
	QuoteRequestWire,
	type QuoteWire,
} from '#contract/order.ts'
import { optionalCustomer } from '#website-api/http/customer-guard.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { wordsOf } from '#website-api/http/failure.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { cartLineWire } from '#website-api/modules/sales/cart/quote.queries.ts'
import {
	digestOf,
	KeyReused,
	once,
	requireIdempotencyKey,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { deviceDigest, networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { eachProgramme, firstAnswer } from '#website-api/modules/sales/programmes.ts'
import { offerWire } from '#website-api/modules/sales/shipping/offers.queries.ts'
import { orderOfGuest, orderWireOf } from './find-order.queries.ts'
import { limitLookUps, lookUpKey } from './look-up-limit.command.ts'
import { quoteShopper } from './place/quote-shopper.ts'
import { placeOrder } from './place/place-order.command.ts'
import {
	isOrderable,
	type PricedOrder,
	priceOrder,
	type PricingBuyer,
} from './place/price-order.queries.ts'
import { orderExpiryMinutes } from './place/order-expiry.ts'

/** POST /order/quote, /order and /order/look-up. */
export const orderRoutes = new Hono<AppEnv>()
	.post('/quote', async (c) => {
		const choices = await readJson(c, QuoteRequestWire)
		const { db, companyId, locale } = c.var
		await eachProgramme((programme) => programme.limitGuesses?.(c, choices))
		const customerId = await optionalCustomer(c)
		const buyer = { companyId, locale, customerId }
		const priced = await priceOrder(db, buyer, {
			...choices,
			shopper: quoteShopper(c, choices),
			coins: choices.USE_COINS ? Infinity : 0,
			wallet: choices.USE_WALLET ? Infinity : 0,
		})
		const canDropship = await firstAnswer((programme) => programme.canDropship?.(db, buyer))
		return c.json({
			data: { ...quoteToWire(priced, buyer), CAN_DROPSHIP: canDropship ?? false },
		})
	})
	.post('/', async (c) => {
		const key = requireIdempotencyKey(c.req.header('idempotency-key'))
		// The body is read first, so that a slow client does not occupy a slot of the queue.
		const request = await readJson(c, OrderRequestWire)
		const { answer, isRepeat } = await c.var.orderQueue(async () => {
			const { db, companyId, locale } = c.var
			const customerId = await optionalCustomer(c)
			await eachProgramme((programme) => programme.limitGuesses?.(c, request))
			const form = {
				companyId,
				actor: customerId ?? 'guest',
				route: 'POST /order',
				key,
				requestHash: digestOf(JSON.stringify(withoutReferrals(request))),
			}
			const buyer = { companyId, locale, customerId }
			const visitor = { network: networkDigest(c), device: deviceDigest(c) }
			return once(db, form, OrderAnswerWire, async (tx) => {
				const id = await placeOrder(tx, { ...buyer, ...visitor }, request, orderExpiryMinutes)
				return { data: withLookUpKey(c.var, await orderWireOf(tx, companyId, id, locale)) }
			}).catch(nameFirstOrder)
		})
		return c.json(answer, isRepeat ? 200 : 201)
	})
	.post('/look-up', async (c) => {
		const { db, companyId, locale } = c.var
		const requested = await readJson(c, OrderLookUpWire)
		const { ORDER_NUMBER: number, CUSTOMER_PHONE: phone, LOOK_UP_KEY: key } = requested
		const order = await limitLookUps(c, { number, key }, () =>
			orderOfGuest(db, companyId, { number, phone }),
		)
		c.header('Cache-Control', 'no-store')
		const data = withLookUpKey(c.var, await orderWireOf(db, companyId, order.id, locale))
		return c.json({ data })
	})

function withLookUpKey(scope: Parameters<typeof lookUpKey>[0], order: OrderWire) {
	return { ...order, LOOK_UP_KEY: lookUpKey(scope, order.ORDER_NUMBER) }
}

// The shopper's referral may change between two submissions of one form.
function withoutReferrals(request: OrderRequestWire) {
	return { ...request, AGENT_TRACKING_CODE: undefined, AFFILIATE_TRACKING_CODE: undefined }
}

// A form that is changed and submitted again must return the order of its first submission.
function nameFirstOrder(error: unknown): never {
	if (!(error instanceof KeyReused)) throw error
	const first = OrderAnswerWire.safeParse(error.answer)
	if (!first.success) throw error
	throw new Problem(422, 'KEY_REUSED', { errors: { ORDER_NUMBER: [first.data.data.ORDER_NUMBER] } })
}

function quoteToWire(
	priced: PricedOrder,
	buyer: PricingBuyer,
): Omit<z.output<typeof QuoteWire>['data'], 'CAN_DROPSHIP'> {
	const { price } = priced
	const { locale } = buyer
	return {
		CART_LIST: priced.lines.map(cartLineWire),
		MISSING_CART_ID_LIST: priced.missingIds,
		SUB_TOTAL: price.subTotal,
		PRODUCT_DISCOUNT: price.productDiscount,
		TIER_DISCOUNT: price.tierDiscount,
		SHIPPING_DISCOUNT: price.shippingDiscount,
		COUPON_PROBLEM_LIST: priced.refusedCoupons.map(({ code, why }) => ({
			COUPON_CODE: code,
			REASON: wordsOf(why, locale),
		})),
		CASHBACK: price.productCashback + price.shippingCashback,
		COINS_BALANCE: priced.coinsBalance,
		COINS_MOST: price.maxCoins,
		COINS_SPENT: price.coins,
		WALLET_BALANCE: priced.walletBalance,
		WALLET_PAID: price.wallet,
		IS_DIGITAL_ONLY: priced.isDigitalOnly,
		SHIPPING_WEIGHT_GRAMS: priced.weightGrams,
		SHIPPING_PRICE: priced.offer?.price ?? null,
		SHIPPING_OFFER_LIST: priced.offers.map((offer) => offerWire(offer, locale)),
		FREE_SHIPPING_FROM: priced.freeShippingFrom,
		TOTAL: price.total,
		IS_ORDERABLE: isOrderable(priced, buyer),
	}
}
