import type { CartVouchers, VoucherKind } from '#contract/voucher.ts'
import { type FieldError, Problem } from '#website-api/http/problem.ts'
import type { BuyerIdentity } from '#website-api/modules/platform/identity/buyer-keys.ts'
import type { CouponTerms, Price } from './price.ts'

/** The user of a coupon, as far as known; earlier uses are counted by it. */
export type CouponHolder = BuyerIdentity & {
	companyId: number
	/** Null: a guest. */
	customerId: string | null
}

/** A coupon that can be used for an order, with its terms for the price. */
export type Coupon = CouponTerms & {
	id: number
	code: string
	isForShipping: boolean
	/** How often one holder can use it. */
	perCustomer: number
}

/** A requested coupon that cannot be used, with the reason. */
export type RefusedCoupon = { code: string; isForShipping: boolean; why: FieldError }

/** The requested coupons of a cart: one for the items, one for shipping. */
export type RequestedCoupons = {
	product: Coupon | null
	shipping: Coupon | null
	refused: RefusedCoupon[]
}

/** The codes that a buyer typed. */
export type CouponCodes = {
	productVoucher?: string | undefined
	shippingVoucher?: string | undefined
}

/** The cart data that a coupon is checked against. */
export type CouponCart = {
	lines: { subTotal: number }[]
	/** Price of the chosen courier; null: none is chosen. */
	shippingPrice: number | null
	isDigitalOnly: boolean
}

/** The requested coupons, and of some kinds the best one if none was requested. */
export type WantedCoupons = CouponCodes & { bestOf: readonly VoucherKind[] }

/** The coupons for a cart, and all that are offered for it. */
export type OfferedCoupons = { chosen: RequestedCoupons; offered: CartVouchers }

/** A coupon that an order is priced with, and its discount or cashback in whole rupiah. */
export type CouponRequest = { coupon: Coupon; discount: number; cashback: number }

/** The accepted coupons with their discount or cashback at this price. */
export function couponRequests(
	{ product, shipping }: RequestedCoupons,
	price: Price,
): CouponRequest[] {
	return [
		...(product
			? [{ coupon: product, discount: price.productDiscount, cashback: price.productCashback }]
			: []),
		...(shipping
			? [{ coupon: shipping, discount: price.shippingDiscount, cashback: price.shippingCashback }]
			: []),
	]
}

/** 409 VOUCHER_UNUSABLE on the coupon's field: the buyer is asked to confirm the price without it. */
export function couponUnusable(isForShipping: boolean, why: FieldError): Problem {
	const field = isForShipping ? 'SHIPPING_COUPON_CODE' : 'PRODUCT_COUPON_CODE'
	return new Problem(409, 'VOUCHER_UNUSABLE', { errors: { [field]: [why] } })
}
