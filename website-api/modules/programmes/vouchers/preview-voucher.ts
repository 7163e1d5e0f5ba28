import type { z } from 'zod'
import type {
	OperatorVoucherPreviewAnswerWire,
	OperatorVoucherPreviewWire,
} from '#contract/operator-voucher.ts'
import { worthOf } from '#website-api/modules/sales/orders/place/price.ts'

type Preview = z.output<typeof OperatorVoucherPreviewWire>
type Previewed = z.output<typeof OperatorVoucherPreviewAnswerWire>['data']['list']

/** The benefit of a voucher with these terms for each cart, priced like an order. */
export function previewVoucher({ CART_LIST, ...terms }: Preview): Previewed {
	const coupon = {
		isCashback: terms.COUPON_ISCASHBACK,
		isPercentage: terms.COUPON_ISPERCENTAGE,
		amount: terms.COUPON_AMOUNT,
		maximumAmount: terms.COUPON_MAXIMUM_AMOUNT,
	}
	return CART_LIST.map((cart) => {
		const missing = Math.max(0, terms.COUPON_MINIMUM_SUB_TOTAL - cart.SUB_TOTAL)
		const base = terms.COUPON_IS_FOR_SHIPPING ? cart.SHIPPING_PRICE : cart.SUB_TOTAL
		const { discount, cashback } = worthOf(missing > 0 ? null : coupon, base)
		return {
			...cart,
			MISSING: missing,
			DISCOUNT: discount,
			CASHBACK: cashback,
			TOTAL: cart.SUB_TOTAL + cart.SHIPPING_PRICE - discount,
		}
	})
}
