import { partOf, share, sum } from '../refund/share.ts'

/** What a voucher gives (spec section 3, "Coupon"); whether it may be used is decided before. */
export type CouponTerms = {
	isCashback: boolean
	isPercentage: boolean
	/** Whole rupiah, or percent. */
	amount: number
	/** The most a percentage gives. */
	maximumAmount: number | null
}

/** What a buyer's tier gives. */
export type TierBenefit = {
	/** Off the goods, in hundredths of a percent. */
	discountBp: number
	isShippingFree: boolean
}

export type PriceInput = {
	/** Whole rupiah of each line, at the price that holds for this buyer now. */
	lines: { subTotal: number }[]
	/** Of the chosen courier; null: none is chosen yet. */
	shippingPrice: number | null
	productCoupon: CouponTerms | null
	shippingCoupon: CouponTerms | null
	tier: TierBenefit | null
	/** What the buyer would spend at most. */
	coins: number
	wallet: number
}

/** What an order costs; whole rupiah, none below zero. */
export type Price = {
	subTotal: number
	productDiscount: number
	tierDiscount: number
	shippingPrice: number
	shippingDiscount: number
	/** Spent, 1 coin for Rp 1, and the most that may be. */
	coins: number
	maxCoins: number
	/** To be paid, without the transfer code. */
	total: number
	/** What of the total the wallet pays. */
	wallet: number
	/** Credited to the wallet on completion. */
	productCashback: number
	shippingCashback: number
	/** Each line's share of voucher, tier and coins (`discount`), and of the coins alone. */
	lines: { discount: number; coins: number }[]
}

/** The one pricing function: what is off the goods first, then coins for up to half of them, then the wallet. */
export function price(input: PriceInput): Price {
	const subTotals = input.lines.map((line) => line.subTotal)
	const subTotal = sum(subTotals)
	const product = worthOf(input.productCoupon, subTotal)
	const tierDiscount = Math.min(
		partOf(subTotal, input.tier?.discountBp ?? 0, 10_000),
		subTotal - product.discount,
	)
	const goods = subTotal - product.discount - tierDiscount
	const maxCoins = Math.min(Math.floor(subTotal / 2), goods)
	const coins = Math.min(input.coins, maxCoins)

	const shippingPrice = input.shippingPrice ?? 0
	const carriage = worthOf(input.shippingCoupon, shippingPrice)
	const shippingDiscount = input.tier?.isShippingFree ? shippingPrice : carriage.discount

	const total = goods - coins + shippingPrice - shippingDiscount
	return {
		subTotal,
		productDiscount: product.discount,
		tierDiscount,
		shippingPrice,
		shippingDiscount,
		coins,
		maxCoins,
		total,
		wallet: Math.min(input.wallet, total),
		productCashback: product.cashback,
		shippingCashback: input.tier?.isShippingFree ? 0 : carriage.cashback,
		lines: sharesOf(subTotals, product.discount + tierDiscount, coins),
	}
}

/** What a voucher gives on this base, which it never passes: off at once, or as cashback. */
export function worthOf(terms: CouponTerms | null, base: number) {
	if (terms === null) return { discount: 0, cashback: 0 }
	const full = terms.isPercentage ? partOf(base, terms.amount, 100) : terms.amount
	const most = terms.isPercentage ? (terms.maximumAmount ?? full) : full
	const worth = Math.min(full, most, base)
	return terms.isCashback ? { discount: 0, cashback: worth } : { discount: worth, cashback: 0 }
}

function sharesOf(subTotals: number[], off: number, coins: number) {
	const shares = share(off, subTotals)
	const left = subTotals.map((subTotal, at) => subTotal - (shares[at] ?? 0))
	return share(coins, left).map((part, at) => ({
		discount: (shares[at] ?? 0) + part,
		coins: part,
	}))
}
