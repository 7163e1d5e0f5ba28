import type { Queryable } from '#website-api/db/database.ts'
import type { FieldError } from '#website-api/http/problem.ts'
import type { Price } from '#website-api/modules/sales/orders/place/price.ts'
import type { VoucherWish } from './claim-voucher.queries.ts'
import { type VoucherHolder, type VoucherState, vouchersCoded } from './voucher-state.queries.ts'
import { whyUnusable } from './why-unusable.ts'

/** A voucher that was named and does not count, and why. */
export type RefusedVoucher = { code: string; isForShipping: boolean; why: FieldError }

export type NamedVouchers = {
	product: VoucherState | null
	shipping: VoucherState | null
	refused: RefusedVoucher[]
}

type Codes = {
	PRODUCT_COUPON_CODE?: string | undefined
	SHIPPING_COUPON_CODE?: string | undefined
	CUSTOMER_PHONE?: string | undefined
}

type Cart = {
	lines: { subTotal: number }[]
	shippingPrice: number | null
	isDigitalOnly: boolean
}

/** The vouchers that were named for a cart: one for the goods, one for the carriage, each as far as it may be used. */
export async function namedVouchers(
	db: Queryable,
	holder: VoucherHolder,
	codes: Codes,
	{ lines, ...cart }: Cart,
): Promise<NamedVouchers> {
	const { PRODUCT_COUPON_CODE, SHIPPING_COUPON_CODE, CUSTOMER_PHONE: phone } = codes
	const wanted = [PRODUCT_COUPON_CODE, SHIPPING_COUPON_CODE].filter((code) => code !== undefined)
	const found = await vouchersCoded(db, { ...holder, phone }, wanted)
	const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0)
	const held = { ...cart, subTotal, isGuest: holder.customerId === null }
	const refused: RefusedVoucher[] = []

	function take(code: string | undefined, isForShipping: boolean): VoucherState | null {
		if (code === undefined) return null
		const state = found.find((one) => one.code === code)
		const why = whyNot(state, isForShipping, held)
		if (why === null) return state ?? null
		refused.push({ code, isForShipping, why })
		return null
	}

	return {
		product: take(PRODUCT_COUPON_CODE, false),
		shipping: take(SHIPPING_COUPON_CODE, true),
		refused,
	}
}

/** The vouchers that count, with what they give by this price. */
export function wishesOf({ product, shipping }: NamedVouchers, price: Price): VoucherWish[] {
	return [
		...(product
			? [{ voucher: product, discount: price.productDiscount, cashback: price.productCashback }]
			: []),
		...(shipping
			? [{ voucher: shipping, discount: price.shippingDiscount, cashback: price.shippingCashback }]
			: []),
	]
}

function whyNot(
	state: VoucherState | undefined,
	isForShipping: boolean,
	cart: Parameters<typeof whyUnusable>[1],
): FieldError | null {
	if (state === undefined) return { message: 'VOUCHER_UNKNOWN' }
	if (state.isForShipping !== isForShipping) return { message: 'VOUCHER_WRONG_KIND' }
	return whyUnusable(state, cart)
}
