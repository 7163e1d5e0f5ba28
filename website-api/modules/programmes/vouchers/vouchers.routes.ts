import { Hono } from 'hono'
import type { z } from 'zod'
import type { QuoteRequestWire } from '#contract/order.ts'
import {
	type CartCouponWire,
	type OfferedCouponListWire,
	VoucherCheckWire,
	type VoucherCheckAnswerWire,
	VoucherListRequestWire,
	type VoucherListWire,
} from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { optionalCustomer } from '#website-api/http/customer-guard.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	cartLineWire,
	type QuotedLine,
	quoteLines,
} from '#website-api/modules/sales/cart/quote.queries.ts'
import { priceOrder } from '#website-api/modules/sales/orders/place/price-order.queries.ts'
import { refuseGuesses } from './guess-limit.queries.ts'
import { offeredVouchers, publicVouchers, vouchersCoded } from './voucher-state.queries.ts'
import { cartCouponWire, offeredCouponWire } from './voucher-wire.ts'
import type { VoucherCart } from './why-unusable.ts'

/** Vouchers for a cart, under /voucher; reads only, except for counting guesses. */
export const voucherRoutes = new Hono<AppEnv>()
	.post('/voucher-list', async (c) => {
		const { WITH_CART_LIST, ...choices } = await readJson(c, VoucherListRequestWire)
		const { db, companyId, locale } = c.var
		const customerId = await optionalCustomer(c)
		const [{ lines, cart }, states] = await Promise.all([
			cartOf(db, { companyId, locale, customerId }, choices),
			publicVouchers(db, { companyId, customerId, phone: choices.CUSTOMER_PHONE }),
		])
		const list = states.map((state) => cartCouponWire(state, cart, locale)).toSorted(byWorth)
		const answer: z.output<typeof VoucherListWire> = {
			data: {
				list,
				BEST_PRODUCT_COUPON_CODE: bestOf(list, false),
				BEST_SHIPPING_COUPON_CODE: bestOf(list, true),
				...(WITH_CART_LIST ? { CART_LIST: lines.map(cartLineWire) } : {}),
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
		const holder = { companyId, customerId, phone: choices.CUSTOMER_PHONE }
		const [state] = await vouchersCoded(db, holder, [COUPON_CODE])
		if (!state?.isActive) throw new Problem(404, 'VOUCHER_UNKNOWN')
		const { cart } = await cartOf(db, { companyId, locale, customerId }, choices)
		const answer: z.output<typeof VoucherCheckAnswerWire> = {
			data: cartCouponWire(state, cart, locale),
		}
		c.header('Cache-Control', 'no-store')
		return c.json(answer)
	})

type Choices = z.output<typeof QuoteRequestWire>
type Buyer = { companyId: number; locale: Locale; customerId: string | null }
type CartWithLines = { lines: QuotedLine[]; cart: VoucherCart }

/** What counts of a cart for its vouchers, and its lines. */
async function cartOf(db: Queryable, buyer: Buyer, choices: Choices): Promise<CartWithLines> {
	const { VENDOR_CODE, VENDOR_METHOD = '', DISTRICT_CODE } = choices
	if (VENDOR_CODE === undefined && DISTRICT_CODE === undefined)
		return unsentCart(db, buyer, choices)
	// Of the offers only the chosen one counts: the other couriers' tariffs are not read.
	const courier = { vendorCode: VENDOR_CODE ?? '', vendorMethod: VENDOR_METHOD }
	const { lines, ...priced } = await priceOrder(db, buyer, { ...choices, courier })
	const { price, offer, isDigitalOnly } = priced
	const shippingPrice = offer?.price ?? null
	const isGuest = buyer.customerId === null
	return { lines, cart: { subTotal: price.subTotal, shippingPrice, isDigitalOnly, isGuest } }
}

/** A cart without a destination needs no terms of shipping; digital products are sent for nothing. */
async function unsentCart(
	db: Queryable,
	{ companyId, locale, customerId }: Buyer,
	{ CART_LIST, CUSTOMER_PHONE: phone }: Choices,
): Promise<CartWithLines> {
	const wanted = CART_LIST.map((line) => ({ variantId: line.CART_ID, quantity: line.CART_QTY }))
	const { lines } = await quoteLines(db, companyId, wanted, locale, { customerId, phone })
	const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0)
	const isDigitalOnly = lines.length > 0 && lines.every((line) => line.isDigital)
	const shippingPrice = isDigitalOnly ? 0 : null
	return { lines, cart: { subTotal, shippingPrice, isDigitalOnly, isGuest: customerId === null } }
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
