import type { Coupon, OfferedVoucher, Voucher } from '#contract/voucher.ts'
import { textIn } from '#website-api/db/columns.ts'
import { wordsOf } from '#website-api/http/failure.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { worthOf } from '#website-api/modules/sales/orders/place/price.ts'
import type { VoucherState } from './voucher-state.queries.ts'
import type { VoucherRow } from './voucher.table.ts'
import { type VoucherCart, unusableReason } from './why-unusable.ts'

/** A voucher as it is described to everybody. */
export function couponOf(row: VoucherRow, locale: Locale): Coupon {
	const { shortDescription, title } = row
	return { ...row, title: textIn(title, locale), description: textIn(shortDescription, locale) }
}

/** A voucher for a cart: whether it can be used, and its benefit. */
export function cartVoucher(state: VoucherState, cart: VoucherCart, locale: Locale): Voucher {
	const why = unusableReason(state, cart)
	const base = state.isForShipping ? (cart.shippingPrice ?? 0) : cart.subTotal
	const { discount, cashback } = worthOf(state, base)
	return {
		...couponOf(state, locale),
		unavailableReason: why && wordsOf(why, locale),
		saving: why ? 0 : discount + cashback,
		isCourierMissing: isCourierMissing(why),
	}
}

/** A public voucher, with what the holder has had of it. */
export function offeredVoucher(state: VoucherState, locale: Locale): OfferedVoucher {
	return {
		...couponOf(state, locale),
		left: state.quota === null ? null : Math.max(0, state.quota - state.used),
		perCustomer: state.perCustomer,
		usedCount: state.had,
	}
}

function isCourierMissing(why: ReturnType<typeof unusableReason>): boolean {
	return why !== null && typeof why !== 'string' && why.message === 'VOUCHER_NEEDS_COURIER'
}
