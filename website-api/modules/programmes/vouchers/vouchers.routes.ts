import type { Context } from 'hono'
import type { QuoteRequest } from '#contract/quote.ts'
import { checkVoucher, listOfferedVouchers, listVouchers, type Voucher } from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { optionalCustomer } from '#website-api/http/customer-guard.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import { cartLineOf } from '#website-api/modules/sales/cart/quote.queries.ts'
import { linesWithCoupons } from '#website-api/modules/sales/orders/place/benefits.queries.ts'
import {
	type PricedOrder,
	priceOrder,
	type PricingBuyer,
} from '#website-api/modules/sales/orders/place/price-order.queries.ts'
import { quoteShopper } from '#website-api/modules/sales/orders/place/quote-shopper.ts'
import { refuseGuesses } from './guess-limit.command.ts'
import { offeredVouchers, vouchersCoded } from './voucher-state.queries.ts'
import { cartVoucher, offeredVoucher } from './shown-voucher.ts'

/** Vouchers for a cart; reads only, except for counting guesses. */
export const voucherAnswers = [
	answer(listVouchers, async ({ c, db, companyId, locale, body }) => {
		const { withLines, ...choices } = body
		const customerId = await optionalCustomer(c)
		const buyer = { companyId, locale, customerId }
		const { lines, offered } = await offeredFor(db, buyer, quoteShopper(c, choices), choices)
		c.header('Cache-Control', 'no-store')
		return {
			...offered,
			...(withLines ? { lines: lines.map(cartLineOf) } : {}),
		}
	}),
	answer(listOfferedVouchers, async ({ c, db, companyId, locale }) => {
		const customerId = await optionalCustomer(c)
		if (customerId !== null) c.header('Cache-Control', 'no-store')
		const offered = await offeredVouchers(db, { companyId, customerId, phone: undefined })
		return { list: offered.map((one) => offeredVoucher(one, locale)) }
	}),
	answer(checkVoucher, async ({ c, body: { code, ...choices } }) => {
		await refuseGuesses(c, [code])
		c.header('Cache-Control', 'no-store')
		return checked(c, code, choices)
	}),
]

async function offeredFor(
	db: Queryable,
	buyer: Required<PricingBuyer>,
	shopper: ReturnType<typeof quoteShopper>,
	choices: QuoteRequest,
) {
	const { companyId, customerId, locale } = buyer
	const { district, vendor, method } = choices
	if (district === undefined && vendor === undefined && method === undefined) {
		const holder = { ...shopper, companyId, customerId }
		return linesWithCoupons(db, holder, choices.lines, locale)
	}
	return priceOrder(db, buyer, {
		...withChosenCourier(choices),
		shopper,
		productVoucher: undefined,
		shippingVoucher: undefined,
		bestOf: [],
	})
}

async function checked(c: Context<AppEnv>, code: string, choices: QuoteRequest): Promise<Voucher> {
	const { db, companyId, locale } = c.var
	const customerId = await optionalCustomer(c)
	const shopper = quoteShopper(c, choices)
	const [state] = await vouchersCoded(db, { ...shopper, companyId, customerId }, [code])
	if (!state?.isActive) throw new Problem(404, 'VOUCHER_UNKNOWN')
	const buyer = { companyId, locale, customerId }
	const priced = await priceOrder(db, buyer, { ...withChosenCourier(choices), shopper })
	return cartVoucher(state, cartOf(priced, customerId), locale)
}

/** Of the offers only the chosen one counts for a voucher: the other couriers' tariffs are not read. */
function withChosenCourier(choices: QuoteRequest) {
	const { vendor = '', method = '' } = choices
	return { ...choices, courier: { vendorCode: vendor, vendorMethod: method } }
}

function cartOf({ price, offer, isDigitalOnly }: PricedOrder, customerId: string | null) {
	return {
		subTotal: price.subTotal,
		shippingPrice: offer?.price ?? null,
		isDigitalOnly,
		isGuest: customerId === null,
	}
}
