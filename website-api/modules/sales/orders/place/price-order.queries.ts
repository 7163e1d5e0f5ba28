import type { CartLine } from '#contract/cart.ts'
import type { InsuranceTerms, OfferedInsurance } from '#contract/insurance.ts'
import type { InstantState } from '#contract/instant-setting.ts'
import type { Pin } from '#contract/pin.ts'
import { QuoteRequest } from '#contract/quote.ts'
import type { CartVouchers, VoucherKind } from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import {
	type QuotedLine,
	quoteLines,
	requestedLine,
} from '#website-api/modules/sales/cart/quote.queries.ts'
import { PICKUP_COURIER } from '#website-api/modules/platform/companies/company.table.ts'
import { balancesOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import {
	type Courier,
	shippedLoad,
	shippingOffers,
	type ShippingTerms,
	shippingTerms,
} from '#website-api/modules/sales/shipping/offers.queries.ts'
import type { QuotedOffer } from '#website-api/modules/sales/couriers/quotes/live-offers.ts'
import type { WantedQuotes } from '#website-api/modules/platform/couriers/couriers.ts'
import { insuranceOf, sentValue } from '#website-api/modules/sales/shipping/insurance.ts'
import { shippingMethod } from '#website-api/modules/sales/shipping/vendors.ts'
import { benefitsOf, needsNoShipping } from './benefits.queries.ts'
import { type CouponRequest, couponRequests, type RefusedCoupon } from './coupons.ts'
import type { BuyerIdentity } from '#website-api/modules/platform/identity/buyer-keys.ts'
import { type Agreed, agreedLine, agreedOffer } from './agreed.ts'
import { type Price, price } from './price.ts'

export type Choices = {
	lines: CartLine[]
	district?: string | undefined
	/** On the map; absent or null: unknown. */
	pin?: Pin | null
	vendor?: string | undefined
	method?: string | undefined
	/** By whom limits per customer count, besides the account. */
	shopper?: Omit<BuyerIdentity, 'customerId'>
	productVoucher?: string | undefined
	shippingVoucher?: string | undefined
	/** Answers all vouchers for the cart, too, and takes the best one of these kinds where no code is given. */
	bestOf?: readonly VoucherKind[]
	/** The only courier to quote; absent: all. */
	courier?: Courier
	/** What staff agreed with the buyer; absent: nothing. */
	agreed?: Agreed | undefined
	/** Whether the buyer wants insurance, where it is not required; absent: none is asked about. */
	insured?: boolean
	/** The maximum number of coins and rupiah of the wallet that the customer wants to spend. */
	coins?: number
	wallet?: number
}

export type PricingBuyer = {
	companyId: number
	locale: Locale
	/** Absent or null: a guest. */
	customerId?: string | null
}

export type PricedOrder = {
	/** One line per variant; repeated variants of the request are added up. */
	lines: QuotedLine[]
	/** Variants that are no longer sold. */
	missingIds: number[]
	/** The price; like all amounts here in whole rupiah. */
	price: Price
	weightGrams: number
	/** True if nothing needs shipping. */
	isDigitalOnly: boolean
	offers: QuotedOffer[]
	/** The chosen offer; null if none is chosen or it does not serve the district. */
	offer: QuotedOffer | null
	/** What providers of couriers should be asked before this price is used; null: nothing. */
	overdue: WantedQuotes | null
	/** The shop's table stands in for some of them. */
	isByTable: boolean
	/** What becomes of couriers that drive at once; null: the shop has none. */
	instant: InstantState | null
	freeShippingFrom: number | null
	/** Days until a parcel is handed over. */
	packingDays: number
	insurance: OfferedInsurance | null
	insuranceTerms: InsuranceTerms
	/** All coupons for the cart; none if they were not asked for. */
	offered: CartVouchers
	/** The accepted coupons, and the requested ones that were rejected. */
	coupons: CouponRequest[]
	refusedCoupons: RefusedCoupon[]
	/** Wallet balance and coins of the customer; 0 for a guest. */
	coinsBalance: number
	walletBalance: number
}

const pickUp: QuotedOffer = {
	...shippingMethod('SELF_PICKUP', 'self_pickup'),
	price: 0,
	etaDaysMin: 0,
	etaDaysMax: 1,
	etaHours: null,
}

/** The only pricing function: quote and order both go through it. 422 DISTRICT_CODE for an unknown district. */
export async function priceOrder(
	db: Queryable,
	{ companyId, locale, customerId }: PricingBuyer,
	choices: Choices,
): Promise<PricedOrder> {
	const wanted = choices.lines.map(requestedLine)
	const shopper = { ...choices.shopper, customerId: customerId ?? null }
	const { agreed } = choices
	const { lines: quoted, missing } = await quoteLines(db, companyId, wanted, locale, shopper)
	const lines = agreed ? quoted.map((line) => agreedLine(line, agreed)) : quoted
	const terms = await termsFor(db, companyId, lines, choices)
	const sending = await offersFor(terms, lines, choices)
	const { offers } = sending
	const isDigitalOnly = needsNoShipping(lines)
	const found = isDigitalOnly ? pickUp : (offers.find(isChosen(choices)) ?? null)
	const offer = agreed && !isDigitalOnly ? agreedOffer(found, choices, agreed) : found
	const shippingPrice = offer?.price ?? null
	const buyer = { companyId, customerId: customerId ?? null }
	const sent = { lines, shippingPrice, isDigitalOnly }
	const holder = { ...shopper, ...buyer }
	const { tier, chosen, offered } = await benefitsOf(db, holder, choices, sent, locale)
	const balances = await spendableOf(db, companyId, customerId ?? null)
	const insurance = offeredInsurance(terms, lines, choices, offer)
	const priced = price({
		lines,
		shippingPrice,
		insurance: insurance?.isIncluded ? insurance.fee : 0,
		productCoupon: chosen.product,
		shippingCoupon: chosen.shipping,
		tier,
		coins: Math.min(choices.coins ?? 0, balances.coins),
		wallet: Math.min(choices.wallet ?? 0, balances.wallet),
	})
	return {
		lines,
		missingIds: missing,
		price: priced,
		...sending,
		isDigitalOnly,
		offer,
		freeShippingFrom: terms.freeShippingFrom,
		packingDays: terms.packingDays,
		insurance,
		insuranceTerms: terms.insurance,
		offered,
		coupons: couponRequests(chosen, priced),
		refusedCoupons: chosen.refused,
		coinsBalance: balances.coins,
		walletBalance: balances.wallet,
	}
}

/** What staff agreed with a buyer has none. */
function offeredInsurance(
	{ insurance }: ShippingTerms,
	lines: QuotedLine[],
	{ insured, agreed }: Choices,
	offer: QuotedOffer | null,
) {
	if (insured === undefined || agreed) return null
	const value = sentValue(lines)
	return insuranceOf(insurance, { value, isWanted: insured, vendor: offer?.vendorCode })
}

/** True if every line is available to this buyer in its quantity. */
export function isOrderable(priced: PricedOrder, { customerId }: PricingBuyer): boolean {
	// Without an account the guests' share is the limit, unless nothing is left to pay.
	const isLimited = !customerId && priced.price.total > priced.price.wallet
	return (
		priced.lines.length > 0 &&
		priced.missingIds.length === 0 &&
		priced.lines.every((line) => line.quantity <= (isLimited ? line.guestStock : line.stock))
	)
}

function isChosen({ vendor, method }: Choices) {
	return (one: QuotedOffer) => one.vendorCode === vendor && one.vendorMethod === method
}

async function spendableOf(db: Queryable, companyId: number, customerId: string | null) {
	if (customerId === null) return { coins: 0, wallet: 0 }
	return balancesOf(db, companyId, customerId, ['coins', 'wallet'])
}

function termsFor(
	db: Queryable,
	companyId: number,
	lines: QuotedLine[],
	{ courier, district, pin }: Choices,
): Promise<ShippingTerms> {
	const load = shippedLoad(lines)
	const isShipped = district !== undefined && lines.some((line) => !line.isDigital)
	const parcel = isShipped ? { district, load, pin: pin ?? null } : undefined
	return shippingTerms(db, companyId, { courier, parcel })
}

// Without a district pickup is the only offer, if the company has not switched it off; with nothing to ship, always.
async function offersFor(
	terms: ShippingTerms,
	lines: QuotedLine[],
	{ district: districtCode, courier, pin }: Choices,
) {
	const sent = lines.filter((line) => !line.isDigital)
	const hasPickup = sent.length === 0 || !terms.couriersOff.includes(PICKUP_COURIER)
	const withoutDistrict = {
		weightGrams: shippedLoad(lines).grams,
		offers: hasPickup ? [pickUp] : [],
		overdue: null,
		isByTable: false,
		instant: null,
	}
	if (districtCode === undefined) return withoutDistrict
	const district = await findDistrict(districtCode)
	if (!district) throw fieldProblem(QuoteRequest, 'district', { message: 'DISTRICT_UNKNOWN' })
	if (sent.length === 0) return withoutDistrict
	return shippingOffers(terms, { district, pin: pin ?? null }, lines, courier)
}
