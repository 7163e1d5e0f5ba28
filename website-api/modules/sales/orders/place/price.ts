import { partOf, share, sum } from '../refund/share.ts'

/** Terms of a voucher (spec section 3, "Coupon"); whether it can be used is checked before. */
export type CouponTerms = {
	isCashback: boolean
	isPercentage: boolean
	/** Whole rupiah, or percent. */
	amount: number
	/** Maximum amount of a percentage. */
	maximumAmount: number | null
}

/** Benefit of the buyer's tier. */
export type TierBenefit = {
	/** Discount on the items, in hundredths of a percent. */
	discountBp: number
	isShippingFree: boolean
}

export type PriceInput = {
	/** Subtotal of each line in whole rupiah, at the buyer's current price. */
	lines: { subTotal: number }[]
	/** Price of the chosen courier; null: none is chosen yet. */
	shippingPrice: number | null
	/** For an insured parcel. */
	insurance: number
	productCoupon: CouponTerms | null
	shippingCoupon: CouponTerms | null
	tier: TierBenefit | null
	/** The maximum that the buyer wants to spend. */
	coins: number
	wallet: number
}

/** Price of an order in whole rupiah; no field is negative. */
export type Price = {
	subTotal: number
	productDiscount: number
	tierDiscount: number
	shippingPrice: number
	shippingDiscount: number
	insurance: number
	/** Coins spent (Rp 1 each), and their maximum. */
	coins: number
	maxCoins: number
	/** Amount to be paid, without the unique code. */
	total: number
	/** Part of the total paid from the wallet. */
	wallet: number
	/** Credited to the wallet on completion. */
	productCashback: number
	shippingCashback: number
	/** Each line's share of voucher, tier and coins (`discount`), and of the coins alone. */
	lines: { discount: number; coins: number }[]
}

/**
 * The only pricing function: first discounts on the items, then coins for up to half of the rest, then the wallet.
 */
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

	const { insurance } = input
	const total = goods - coins + shippingPrice - shippingDiscount + insurance
	return {
		subTotal,
		productDiscount: product.discount,
		tierDiscount,
		shippingPrice,
		shippingDiscount,
		insurance,
		coins,
		maxCoins,
		total,
		wallet: Math.min(input.wallet, total),
		productCashback: product.cashback,
		shippingCashback: input.tier?.isShippingFree ? 0 : carriage.cashback,
		lines: sharesOf(subTotals, product.discount + tierDiscount, coins),
	}
}

/** Discount or cashback of a voucher on this base amount; never more than the base. */
export function worthOf(terms: CouponTerms | null, base: number) {
	if (terms === null) return { discount: 0, cashback: 0 }
	const full = terms.isPercentage ? partOf(base, terms.amount, 100) : terms.amount
	const maximum = terms.isPercentage ? (terms.maximumAmount ?? full) : full
	const worth = Math.min(full, maximum, base)
	return terms.isCashback ? { discount: 0, cashback: worth } : { discount: worth, cashback: 0 }
}

/** What each line bears of an amount off the goods and of coins. */
export function sharesOf(subTotals: number[], off: number, coins: number) {
	const shares = share(off, subTotals)
	const left = subTotals.map((subTotal, at) => subTotal - (shares[at] ?? 0))
	return share(coins, left).map((part, at) => ({
		discount: (shares[at] ?? 0) + part,
		coins: part,
	}))
}
