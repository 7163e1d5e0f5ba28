import type { Context } from 'hono'
import { pinOf } from '#contract/pin.ts'
import { getQuote, type Quote, type QuoteRequest } from '#contract/quote.ts'
import { quoteWithVouchers, type VoucherKind } from '#contract/voucher.ts'
import { answer } from '#website-api/http/answer.ts'
import { optionalCustomer } from '#website-api/http/customer-guard.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { wordsOf } from '#website-api/http/failure.ts'
import { cartLineOf } from '#website-api/modules/sales/cart/quote.queries.ts'
import { eachProgramme, firstAnswer } from '#website-api/modules/sales/programmes.ts'
import { codTermsFor } from '#website-api/modules/sales/cash-on-delivery/cod-terms.queries.ts'
import { askingRates } from '#website-api/modules/sales/couriers/quotes/asking-rates.ts'
import { offerIn } from '#website-api/modules/sales/shipping/offers.queries.ts'
import {
	isOrderable,
	type PricedOrder,
	priceOrder,
	type PricingBuyer,
} from './place/price-order.queries.ts'
import { quoteShopper } from './place/quote-shopper.ts'

/** The price of what a shopper has chosen so far. */
export const quoteAnswers = [
	answer(getQuote, async ({ c, body }) => (await quotedFor(c, body)).quote),
	answer(quoteWithVouchers, ({ c, body: { bestOf, ...choices } }) => quotedFor(c, choices, bestOf)),
]

async function quotedFor(c: Context<AppEnv>, body: QuoteRequest, bestOf?: VoucherKind[]) {
	const { db, companyId, locale, askRates } = c.var
	await eachProgramme(db, (programme) => programme.limitGuesses?.(c, body))
	const customerId = await optionalCustomer(c)
	const buyer = { companyId, locale, customerId }
	const choices = {
		...body,
		pin: pinOf(body),
		shopper: quoteShopper(c, body),
		coins: body.useCoins ? Infinity : 0,
		wallet: body.useWallet ? Infinity : 0,
		...(bestOf && { bestOf }),
	}
	const priced = await askingRates(askRates, () => priceOrder(db, buyer, choices))
	const canDropship = await firstAnswer(db, (programme) => programme.canDropship?.(db, buyer))
	const { lines, offered } = priced
	const { district, postcode, phone } = body
	const cod = await codTermsFor(db, { companyId, lines, district, postcode, phone })
	const quote: Quote = { ...quoteOf(priced, buyer), canDropship: canDropship ?? false, cod }
	return { quote, offered }
}

function quoteOf(priced: PricedOrder, buyer: PricingBuyer): Omit<Quote, 'canDropship' | 'cod'> {
	const { price } = priced
	const { locale } = buyer
	return {
		lines: priced.lines.map(cartLineOf),
		missingIds: priced.missingIds,
		subTotal: price.subTotal,
		productDiscount: price.productDiscount,
		tierDiscount: price.tierDiscount,
		shippingDiscount: price.shippingDiscount,
		voucherProblems: priced.refusedCoupons.map(({ code, why }) => ({
			code,
			reason: wordsOf(why, locale),
		})),
		cashback: price.productCashback + price.shippingCashback,
		coinsBalance: priced.coinsBalance,
		maxCoins: price.maxCoins,
		coinsSpent: price.coins,
		walletBalance: priced.walletBalance,
		walletPaid: price.wallet,
		isDigitalOnly: priced.isDigitalOnly,
		weightGrams: priced.weightGrams,
		shippingPrice: priced.offer?.price ?? null,
		offers: priced.offers.map((offer) => offerIn(locale, offer)),
		freeShippingFrom: priced.freeShippingFrom,
		packingDays: priced.packingDays,
		insurance: priced.insurance,
		isByTable: priced.isByTable,
		instant: priced.instant,
		total: price.total,
		isOrderable: isOrderable(priced, buyer),
	}
}
