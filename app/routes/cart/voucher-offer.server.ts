import type { QuotedCartLine } from '#contract/cart.ts'
import type { CheckoutDraft } from '#app/domain/checkout-draft.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { CartVouchers, Voucher } from '#contract/voucher.ts'
import type { VoucherOffer } from '#app/features/cart/VoucherNote.tsx'

/**
 * The selected vouchers; else the voucher that saves most on these lines; where none can be used yet, the one that needs
 * least more in the cart.
 */
export function voucherOffer(
	offered: CartVouchers | null,
	quoted: QuotedCartLine[],
	{ productVoucher, shippingVoucher }: CheckoutDraft,
): VoucherOffer | null {
	if (offered === null) return null
	const { vouchers, bestProduct, bestShipping } = offered
	const chosen = vouchers.filter(
		(one) =>
			(one.code === productVoucher || one.code === shippingVoucher) &&
			(one.unavailableReason === null || one.isCourierMissing),
	)
	if (chosen.length > 0) return chosenOffer(chosen)
	// One that the visitor removed is not applied.
	const code =
		(productVoucher === '' ? null : bestProduct) ?? (shippingVoucher === '' ? null : bestShipping)
	const usable = vouchers.find((voucher) => voucher.code === code)
	if (usable) return { kind: 'usable', code: usable.code, amount: formatMoney(usable.saving) }
	const subTotal = quoted.reduce((sum, line) => sum + line.subTotal, 0)
	const [near] = vouchers
		.filter(({ minimumSubTotal }) => minimumSubTotal > subTotal)
		.sort((a, b) => a.minimumSubTotal - b.minimumSubTotal)
	if (near === undefined) return null
	const amount = formatMoney(near.minimumSubTotal - subTotal)
	return { kind: 'near', code: near.code, title: near.title, amount }
}

function chosenOffer(chosen: Voucher[]): VoucherOffer {
	const code = chosen.map((voucher) => voucher.code).join(' + ')
	const saving = chosen.reduce((sum, voucher) => sum + voucher.saving, 0)
	return saving === 0
		? { kind: 'chosenLater', code }
		: { kind: 'chosen', code, amount: formatMoney(saving) }
}
