import {
	type CartCouponWire,
	type CouponWire,
	OfferedCouponListWire,
	VoucherCheckAnswerWire,
	type VoucherCheckWire,
	type VoucherListRequestWire,
	VoucherListWire,
} from '#contract/voucher.ts'
import type { z } from 'zod'
import type { OfferedVoucher, Voucher } from '#app/domain/voucher.ts'
import type { CartLine } from '#app/domain/cart.ts'
import type { Call } from './call.ts'
import { quotedLine } from './cart.server.ts'
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
		/** The same for a visitor's cart, with its quoted lines; these are absent where the website API has no such answer. */
		listWithLines: (lines: CartLine[]) =>
			call(VoucherListWithLines, {
				method: 'POST',
				path: '/voucher/voucher-list',
				body: withLines(lines),
			}),
		/** What the shop offers everybody now. */
		offered: () => call(OfferedList, { path: '/voucher/offered-list' }),
		/** The same, with what the signed-in customer has used. */
		offeredToMe: () => call(OfferedList, { path: '/voucher/offered-list' }),
		/** A voucher by its code: 'missing' for an unknown code, 'too-many' after too many attempts. */
		check: (code: string, choices: QuoteChoices) =>
			call(CheckedVoucher, {
				method: 'POST',
				path: '/voucher/check',
				body: checkRequest(code, choices),
			}),
	}
}

const VoucherList = VoucherListWire.transform(({ data }) => vouchersOf(data))

const VoucherListWithLines = VoucherListWire.transform(({ data }) => ({
	offered: vouchersOf(data),
	lines: data.CART_LIST?.map(quotedLine),
}))

const CheckedVoucher = VoucherCheckAnswerWire.transform(({ data }) => voucherOf(data))

const OfferedList = OfferedCouponListWire.transform(({ data }) =>
	data.list.map((wire): OfferedVoucher => ({
		...termsOf(wire),
		isPercentage: wire.COUPON_ISPERCENTAGE,
		amount: wire.COUPON_AMOUNT,
		maximumAmount: wire.COUPON_MAXIMUM_AMOUNT,
		left: wire.COUPON_LEFT,
		perCustomer: wire.COUPON_PER_CUSTOMER,
		usedCount: wire.COUPON_HAD,
	})),
)

function checkRequest(
	code: string,
	choices: QuoteChoices,
): WithVendor<z.input<typeof VoucherCheckWire>> {
	return { ...quoteRequest(choices), COUPON_CODE: code }
}

function withLines(lines: CartLine[]): WithVendor<z.input<typeof VoucherListRequestWire>> {
	return { ...quoteRequest({ lines }), WITH_CART_LIST: true }
}

function vouchersOf(data: z.output<typeof VoucherListWire>['data']) {
	return {
		vouchers: data.list.map(voucherOf),
		best: { product: data.BEST_PRODUCT_COUPON_CODE, shipping: data.BEST_SHIPPING_COUPON_CODE },
	}
}

function voucherOf(wire: CartCouponWire): Voucher {
	return {
		...termsOf(wire),
		unavailableReason: wire.UNUSABLE_REASON,
		isCourierMissing: wire.IS_COURIER_MISSING,
		saving: wire.COUPON_SAVING,
	}
}

function termsOf(wire: CouponWire) {
	return {
		code: wire.COUPON_CODE,
		title: wire.COUPON_TITLE,
		description: wire.COUPON_SHORT_DESCRIPTION,
		endsAt: new Date(wire.COUPON_EFFECTIVE_END_DATE),
		isCashback: wire.COUPON_ISCASHBACK,
		isForShipping: wire.COUPON_IS_FOR_SHIPPING,
		minimumSubTotal: wire.COUPON_MINIMUM_SUB_TOTAL,
	}
}
