import { toWire } from '#contract/message.ts'
import {
	type CartCouponWire,
	Coupon,
	type CouponWire,
	type OfferedCouponWire,
} from '#contract/voucher.ts'
import { textIn } from '#website-api/db/columns.ts'
import { wordsOf } from '#website-api/http/failure.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { worthOf } from '#website-api/modules/sales/orders/place/price.ts'
import type { VoucherState } from './voucher-state.queries.ts'
import type { VoucherRow } from './voucher.table.ts'
import { type VoucherCart, unusableReason } from './why-unusable.ts'

/** The eleven fields of spec section 3. */
export function couponOf(row: VoucherRow, locale: Locale): Coupon {
	return {
		id: row.id,
		code: row.code,
		title: textIn(row.title, locale),
		description: textIn(row.shortDescription, locale),
		endsAt: row.endsAt,
		isCashback: row.isCashback,
		isPercentage: row.isPercentage,
		amount: row.amount,
		maximumAmount: row.maximumAmount,
		minimumSubTotal: row.minimumSubTotal,
		isForShipping: row.isForShipping,
	}
}

/** The same on the wire. */
export function couponWire(row: VoucherRow, locale: Locale): CouponWire {
	return toWire(Coupon, couponOf(row, locale))
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
