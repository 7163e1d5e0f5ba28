import type { Voucher } from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { FieldError } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type {
	CouponCart,
	CouponCodes,
	CouponHolder,
	OfferedCoupons,
	RequestedCoupons,
	RefusedCoupon,
	WantedCoupons,
} from '#website-api/modules/sales/orders/place/coupons.ts'
import { cartVoucher } from './shown-voucher.ts'
import { publicVouchersAnd, type VoucherState, vouchersCoded } from './voucher-state.queries.ts'
import { unusableReason, type VoucherCart } from './why-unusable.ts'

/**
 * The requested vouchers of a cart, one for the items and one for shipping, each with the reason if it cannot be
 * used.
 */
export async function requestedVouchers(
	db: Queryable,
	holder: CouponHolder,
	codes: CouponCodes,
	cart: CouponCart,
): Promise<RequestedCoupons> {
	return chosenOf(await vouchersCoded(db, holder, typedIn(codes)), codes, held(cart, holder))
}

/**
 * The same, the best public voucher of the kinds of which none is requested, and the vouchers for the cart: those that
 * are requested and not public, then the public ones, the usable first by descending saving.
 */
export async function offeredVouchersFor(
	db: Queryable,
	holder: CouponHolder,
	{ bestOf, ...codes }: WantedCoupons,
	cart: CouponCart,
	locale: Locale,
): Promise<OfferedCoupons> {
	const voucherCart = held(cart, holder)
	const found = await publicVouchersAnd(db, holder, typedIn(codes))
	const shown = (states: VoucherState[]) =>
		states.map((state) => cartVoucher(state, voucherCart, locale))
	const open = shown(found.filter(isPublic)).toSorted(byWorth)
	const [bestProduct, bestShipping] = [bestOfKind(open, false), bestOfKind(open, true)]
	const wanted = {
		productVoucher: codes.productVoucher ?? (bestOf.includes('PRODUCT') ? bestProduct : undefined),
		shippingVoucher:
			codes.shippingVoucher ?? (bestOf.includes('SHIPPING') ? bestShipping : undefined),
	}
	const typed = shown(found.filter((state) => state.isActive && !isPublic(state)))
	return {
		chosen: chosenOf(found, wanted, voucherCart),
		offered: {
			vouchers: [...typed, ...open],
			bestProduct: bestProduct ?? null,
			bestShipping: bestShipping ?? null,
		},
	}
}

function typedIn({ productVoucher, shippingVoucher }: CouponCodes): string[] {
	return [productVoucher, shippingVoucher].filter((code) => code !== undefined)
}

function held({ lines, ...cart }: CouponCart, { customerId }: CouponHolder): VoucherCart {
	const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0)
	return { ...cart, subTotal, isGuest: customerId === null }
}

function chosenOf(
	found: VoucherState[],
	{ productVoucher, shippingVoucher }: CouponCodes,
	cart: VoucherCart,
): RequestedCoupons {
	const refused: RefusedCoupon[] = []

	function take(code: string | undefined, isForShipping: boolean): VoucherState | null {
		if (code === undefined) return null
		const state = found.find((one) => one.code === code)
		const why = reasonOf(state, isForShipping, cart)
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

function isPublic({ isActive, isPrivate, hasBegun, hasEnded }: VoucherState): boolean {
	return isActive && !isPrivate && hasBegun && !hasEnded
}

function byWorth(one: Voucher, other: Voucher): number {
	return other.saving - one.saving
}

function bestOfKind(vouchers: Voucher[], isForShipping: boolean): string | undefined {
	return vouchers.find((one) => one.isForShipping === isForShipping && one.saving > 0)?.code
}

function reasonOf(
	state: VoucherState | undefined,
	isForShipping: boolean,
	cart: VoucherCart,
): FieldError | null {
	if (state === undefined) return { message: 'VOUCHER_UNKNOWN' }
	if (state.isForShipping !== isForShipping) return { message: 'VOUCHER_WRONG_KIND' }
	return unusableReason(state, cart)
}
