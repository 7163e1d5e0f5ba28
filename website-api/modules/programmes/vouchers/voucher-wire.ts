import type { CartCouponWire, CouponWire, OfferedCouponWire } from '#contract/voucher.ts'
import { textIn } from '#website-api/db/columns.ts'
import { wordsOf } from '#website-api/http/failure.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { worthOf } from '#website-api/modules/sales/orders/place/price.ts'
import type { VoucherState } from './voucher-state.queries.ts'
import type { VoucherRow } from './voucher.table.ts'
import { type VoucherCart, unusableReason } from './why-unusable.ts'

/** The eleven fields of spec section 3. */
export function couponWire(row: VoucherRow, locale: Locale): CouponWire {
	return {
		COUPON_ID: row.id,
		COUPON_CODE: row.code,
		COUPON_TITLE: textIn(row.title, locale),
		COUPON_SHORT_DESCRIPTION: textIn(row.shortDescription, locale),
		COUPON_EFFECTIVE_END_DATE: row.endsAt.toISOString(),
		COUPON_ISCASHBACK: row.isCashback,
		COUPON_ISPERCENTAGE: row.isPercentage,
		COUPON_AMOUNT: row.amount,
		COUPON_MAXIMUM_AMOUNT: row.maximumAmount,
		COUPON_MINIMUM_SUB_TOTAL: row.minimumSubTotal,
		COUPON_IS_FOR_SHIPPING: row.isForShipping,
	}
}

/** A voucher for a cart: whether it can be used, and its benefit. */
export function cartCouponWire(
	state: VoucherState,
	cart: VoucherCart,
	locale: Locale,
): CartCouponWire {
	const why = unusableReason(state, cart)
	const base = state.isForShipping ? (cart.shippingPrice ?? 0) : cart.subTotal
	const { discount, cashback } = worthOf(state, base)
	return {
		...couponWire(state, locale),
		UNUSABLE_REASON: why && wordsOf(why, locale),
		COUPON_SAVING: why ? 0 : discount + cashback,
		IS_COURIER_MISSING: isCourierMissing(why),
	}
}

/** A public voucher, with what the holder has had of it. */
export function offeredCouponWire(state: VoucherState, locale: Locale): OfferedCouponWire {
	return {
		...couponWire(state, locale),
		COUPON_LEFT: state.quota === null ? null : Math.max(0, state.quota - state.used),
		COUPON_PER_CUSTOMER: state.perCustomer,
		COUPON_HAD: state.had,
	}
}

function isCourierMissing(why: ReturnType<typeof unusableReason>): boolean {
	return why !== null && typeof why !== 'string' && why.message === 'VOUCHER_NEEDS_COURIER'
}
