import {
	type CartCouponWire,
	VoucherCheckAnswerWire,
	type VoucherCheckWire,
	VoucherListWire,
} from '#contract/voucher.ts'
import type { z } from 'zod'
import type { Voucher } from '#app/domain/voucher.ts'
import type { Call } from './call.ts'
import { type QuoteChoices, quoteRequest, type WithVendor } from './orders.server.ts'

/** Vouchers for a cart. */
export function vouchersApi(call: Call) {
	return {
		/** The shop's public vouchers, the highest discount first. */
		list: (choices: QuoteChoices) =>
			call(VoucherList, {
				method: 'POST',
				path: '/voucher/voucher-list',
				body: quoteRequest(choices),
			}),
		/** A voucher by its code: 'missing' for an unknown code, 'too-many' after too many attempts. */
		check: (code: string, choices: QuoteChoices) =>
			call(CheckedVoucher, {
				method: 'POST',
				path: '/voucher/check',
				body: checkRequest(code, choices),
			}),
	}
}

const VoucherList = VoucherListWire.transform(({ data }) => ({
	vouchers: data.list.map(voucherOf),
	best: { product: data.BEST_PRODUCT_COUPON_CODE, shipping: data.BEST_SHIPPING_COUPON_CODE },
}))

const CheckedVoucher = VoucherCheckAnswerWire.transform(({ data }) => voucherOf(data))

function checkRequest(
	code: string,
	choices: QuoteChoices,
): WithVendor<z.input<typeof VoucherCheckWire>> {
	return { ...quoteRequest(choices), COUPON_CODE: code }
}

function voucherOf(wire: CartCouponWire): Voucher {
	return {
		code: wire.COUPON_CODE,
		title: wire.COUPON_TITLE,
		description: wire.COUPON_SHORT_DESCRIPTION,
		endsAt: new Date(wire.COUPON_EFFECTIVE_END_DATE),
		isCashback: wire.COUPON_ISCASHBACK,
		isForShipping: wire.COUPON_IS_FOR_SHIPPING,
		minimumSubTotal: wire.COUPON_MINIMUM_SUB_TOTAL,
		unavailableReason: wire.UNUSABLE_REASON,
		saving: wire.COUPON_SAVING,
	}
}
