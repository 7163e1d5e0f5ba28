import type { FieldError } from '#website-api/http/problem.ts'
import { rupiahText } from '#website-api/i18n/rupiah-text.ts'
import type { VoucherState } from './voucher-state.queries.ts'

/** The cart and buyer that a voucher is checked for. */
export type VoucherCart = {
	/** Whole rupiah. */
	subTotal: number
	/** Price of the chosen courier; null: none is chosen. */
	shippingPrice: number | null
	/** True if nothing needs shipping. */
	isDigitalOnly: boolean
	isGuest: boolean
}

/** Why this voucher cannot be used for this cart, the most obvious reason first; null if it can. */
export function unusableReason(state: VoucherState, cart: VoucherCart): FieldError | null {
	if (!state.isActive) return { message: 'VOUCHER_UNKNOWN' }
	if (state.hasEnded) return { message: 'VOUCHER_ENDED' }
	if (!state.hasBegun) return { message: 'VOUCHER_NOT_STARTED' }
	if (state.quota !== null && state.used >= state.quota) return { message: 'VOUCHER_USED_UP' }
	if (state.had >= state.perCustomer) return { message: 'VOUCHER_HAD' }
	if (state.isCashback && cart.isGuest) return { message: 'VOUCHER_NEEDS_ACCOUNT' }
	const missing = state.minimumSubTotal - cart.subTotal
	if (missing > 0) {
		return { message: 'VOUCHER_MINIMUM', params: { amount: rupiahText(missing) } }
	}
	return state.isForShipping ? shippingError(cart) : null
}

function shippingError({ shippingPrice, isDigitalOnly }: VoucherCart): FieldError | null {
	if (isDigitalOnly || shippingPrice === 0) return { message: 'VOUCHER_NO_CARRIAGE' }
	return shippingPrice === null ? { message: 'VOUCHER_NEEDS_COURIER' } : null
}
