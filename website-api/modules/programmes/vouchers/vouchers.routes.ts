import { Hono } from 'hono'
import type { z } from 'zod'
import {
	type CartCouponWire,
	type OfferedCouponListWire,
	VoucherCheckWire,
	type VoucherCheckAnswerWire,
	VoucherListRequestWire,
	type VoucherListWire,
} from '#contract/voucher.ts'
import { optionalCustomer } from '#website-api/http/customer-guard.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { cartLineWire } from '#website-api/modules/sales/cart/quote.queries.ts'
import {
	type PricedOrder,
	priceOrder,
} from '#website-api/modules/sales/orders/place/price-order.queries.ts'
import { quoteShopper } from '#website-api/modules/sales/orders/place/quote-shopper.ts'
import { refuseGuesses } from './guess-limit.command.ts'
import { offeredVouchers, publicVouchers, vouchersCoded } from './voucher-state.queries.ts'
import { cartCouponWire, offeredCouponWire } from './voucher-wire.ts'

/** Vouchers for a cart, under /voucher; reads only, except for counting guesses. */
export const voucherRoutes = new Hono<AppEnv>()
	.post('/voucher-list', async (c) => {
		const { WITH_CART_LIST, ...choices } = await readJson(c, VoucherListRequestWire)
		const { db, companyId, locale } = c.var
		const customerId = await optionalCustomer(c)
		const shopper = quoteShopper(c, choices)
		const [priced, states] = await Promise.all([
			priceOrder(db, { companyId, locale, customerId }, { ...withChosenCourier(choices), shopper }),
			publicVouchers(db, { ...shopper, companyId, customerId }),
		])
		const cart = cartOf(priced, customerId)
		const list = states.map((state) => cartCouponWire(state, cart, locale)).toSorted(byWorth)
		const answer: z.output<typeof VoucherListWire> = {
			data: {
				list,
				BEST_PRODUCT_COUPON_CODE: bestOf(list, false),
				BEST_SHIPPING_COUPON_CODE: bestOf(list, true),
				...(WITH_CART_LIST ? { CART_LIST: priced.lines.map(cartLineWire) } : {}),
			},
		}
		c.header('Cache-Control', 'no-store')
		return c.json(answer)
	})
	.get('/offered-list', async (c) => {
		const { db, companyId, locale } = c.var
		const customerId = await optionalCustomer(c)
		const holder = { companyId, customerId, phone: undefined }
		const answer: z.output<typeof OfferedCouponListWire> = {
			data: {
				list: (await offeredVouchers(db, holder)).map((one) => offeredCouponWire(one, locale)),
			},
		}
		if (customerId !== null) c.header('Cache-Control', 'no-store')
		return c.json(answer)
	})
	.post('/check', async (c) => {
		const { COUPON_CODE, ...choices } = await readJson(c, VoucherCheckWire)
		await refuseGuesses(c, [COUPON_CODE])
		const { db, companyId, locale } = c.var
		const customerId = await optionalCustomer(c)
		const shopper = quoteShopper(c, choices)
		const holder = { ...shopper, companyId, customerId }
		const [state] = await vouchersCoded(db, holder, [COUPON_CODE])
		if (!state?.isActive) throw new Problem(404, 'VOUCHER_UNKNOWN')
		const cart = cartOf(
			await priceOrder(
				db,
				{ companyId, locale, customerId },
				{ ...withChosenCourier(choices), shopper },
			),
			customerId,
		)
		const answer: z.output<typeof VoucherCheckAnswerWire> = {
			data: cartCouponWire(state, cart, locale),
		}
		c.header('Cache-Control', 'no-store')
		return c.json(answer)
	})

/** Of the offers only the chosen one counts for a voucher: the other couriers' tariffs are not read. */
function withChosenCourier<Choices extends { VENDOR_CODE?: string; VENDOR_METHOD?: string }>(
	choices: Choices,
) {
	const { VENDOR_CODE = '', VENDOR_METHOD = '' } = choices
	return { ...choices, courier: { vendorCode: VENDOR_CODE, vendorMethod: VENDOR_METHOD } }
}

function cartOf({ price, offer, isDigitalOnly }: PricedOrder, customerId: string | null) {
	return {
		subTotal: price.subTotal,
		shippingPrice: offer?.price ?? null,
		isDigitalOnly,
		isGuest: customerId === null,
	}
}

function byWorth(one: CartCouponWire, other: CartCouponWire): number {
	return other.COUPON_SAVING - one.COUPON_SAVING
}

function bestOf(list: CartCouponWire[], isForShipping: boolean): string | null {
	const best = list.find(
		(one) => one.COUPON_IS_FOR_SHIPPING === isForShipping && one.COUPON_SAVING > 0,
	)
	return best?.COUPON_CODE ?? null
}
