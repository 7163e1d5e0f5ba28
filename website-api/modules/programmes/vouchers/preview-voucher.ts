import type { TriedCart, VoucherTrial } from '#contract/edited-voucher.ts'
import { worthOf } from '#website-api/modules/sales/orders/place/price.ts'

/** The benefit of a voucher with these terms for each cart, priced like an order. */
export function previewVoucher({ carts, ...terms }: VoucherTrial): TriedCart[] {
	return carts.map((cart) => {
		const missing = Math.max(0, terms.minimumSubTotal - cart.subTotal)
		const base = terms.isForShipping ? cart.shippingPrice : cart.subTotal
		const { discount, cashback } = worthOf(missing > 0 ? null : terms, base)
		const total = cart.subTotal + cart.shippingPrice - discount
		return { ...cart, missing, discount, cashback, total }
	})
}
