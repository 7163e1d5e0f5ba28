import type { Queryable } from '#website-api/db/database.ts'
import type { FieldError } from '#website-api/http/problem.ts'
import type {
	CouponCart,
	CouponCodes,
	CouponHolder,
	RequestedCoupons,
	RefusedCoupon,
} from '#website-api/modules/sales/orders/place/coupons.ts'
import { type VoucherState, vouchersCoded } from './voucher-state.queries.ts'
import { unusableReason } from './why-unusable.ts'

/**
 * The requested vouchers of a cart, one for the items and one for shipping, each with the reason if it cannot be
 * used.
 */
export async function requestedVouchers(
	db: Queryable,
	holder: CouponHolder,
	codes: CouponCodes,
	{ lines, ...cart }: CouponCart,
): Promise<RequestedCoupons> {
	const { productVoucher, shippingVoucher } = codes
	const wanted = [productVoucher, shippingVoucher].filter((code) => code !== undefined)
	const found = await vouchersCoded(db, holder, wanted)
	const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0)
	const held = { ...cart, subTotal, isGuest: holder.customerId === null }
	const refused: RefusedCoupon[] = []

	function take(code: string | undefined, isForShipping: boolean): VoucherState | null {
		if (code === undefined) return null
		const state = found.find((one) => one.code === code)
		const why = reasonOf(state, isForShipping, held)
		if (why === null) return state ?? null
		refused.push({ code, isForShipping, why })
		return null
	}

	return {
		product: take(productVoucher, false),
		shipping: take(shippingVoucher, true),
		refused,
	}
}

function reasonOf(
	state: VoucherState | undefined,
	isForShipping: boolean,
	cart: Parameters<typeof unusableReason>[1],
): FieldError | null {
	if (state === undefined) return { message: 'VOUCHER_UNKNOWN' }
	if (state.isForShipping !== isForShipping) return { message: 'VOUCHER_WRONG_KIND' }
	return unusableReason(state, cart)
}
