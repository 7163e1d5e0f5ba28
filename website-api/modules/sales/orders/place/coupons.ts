import { type FieldError, Problem } from '#website-api/http/problem.ts'
import type { CouponTerms, Price } from './price.ts'

/** Who would use a coupon, as far as it is known. */
export type CouponHolder = {
	companyId: number
	/** Null: a guest. */
	customerId: string | null
	/** E.164. */
	phone?: string | undefined
}

/** A coupon that may be used for an order, with the terms it is priced by. */
export type Coupon = CouponTerms & {
	id: number
	code: string
	isForShipping: boolean
	/** How often one holder may use it. */
	perCustomer: number
}

/** A coupon that was named and cannot be used, and why. */
export type RefusedCoupon = { code: string; isForShipping: boolean; why: FieldError }

/** The coupons that were named for a cart: one for the goods, one for the shipping. */
export type NamedCoupons = {
	product: Coupon | null
	shipping: Coupon | null
	refused: RefusedCoupon[]
}

/** The codes that a buyer typed, and the phone their earlier uses are counted by. */
export type CouponCodes = {
	PRODUCT_COUPON_CODE?: string | undefined
	SHIPPING_COUPON_CODE?: string | undefined
	CUSTOMER_PHONE?: string | undefined
}

/** What a coupon is checked against. */
export type CouponCart = {
	lines: { subTotal: number }[]
	/** Of the chosen courier; null: none is chosen. */
	shippingPrice: number | null
	isDigitalOnly: boolean
}

/** A coupon that an order is priced with, and what it gives; whole rupiah. */
export type CouponRequest = { coupon: Coupon; discount: number; cashback: number }

/** The coupons that count, with what they give at this price. */
export function couponRequests({ product, shipping }: NamedCoupons, price: Price): CouponRequest[] {
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
