import type { AppLoadContext } from '@remix-run/node'
import { digits, formatMoney } from '#app/domain/money.ts'
import type { Quote } from '#app/domain/order.ts'
import type { Voucher } from '#app/domain/voucher.ts'
import type { CheckoutView } from '#app/features/checkout/view.ts'
import { voucherChoice } from '#app/features/vouchers/voucher-view.ts'
import { orNull } from '#app/http/or-null.ts'
import { currentChoices } from './choices.server.ts'

/** Vouchers for the step; optional, checkout continues without them. */
export async function offeredVouchers(context: AppLoadContext) {
	const { productVoucher, shippingVoucher } = context.checkout.current()
	const choices = currentChoices(context)
	const listed = await orNull(context.api.vouchers.list(choices))
	if (listed === null) return { vouchers: [], best: { product: null, shipping: null } }
	// A private voucher that was entered stays selectable.
	const typed = [productVoucher, shippingVoucher].filter(
		(code): code is string => Boolean(code) && !listed.vouchers.some((one) => one.code === code),
	)
	const checked = await Promise.all(
		typed.map((code) => orNull(context.api.vouchers.check(code, choices))),
	)
	const found = checked.filter((voucher): voucher is Voucher => voucher !== null)
	return { ...listed, vouchers: [...found, ...listed.vouchers] }
}

/** The step's data. */
export function savingsView(
	context: AppLoadContext,
	offered: Awaited<ReturnType<typeof offeredVouchers>>,
	quote: Quote,
	isOpen: boolean,
): CheckoutView['savings'] {
	const { locale } = context
	const draft = context.checkout.current()
	const chosen = { product: draft.productVoucher ?? '', shipping: draft.shippingVoucher ?? '' }
	// Loaded for the open step only: the list is long.
	const vouchers = isOpen ? offered.vouchers : []
	const maxCoins = Math.min(quote.coins.balance, quote.coins.maxUsable)
	return {
		product: voucherChoice(vouchers, { isForShipping: false, chosen: chosen.product }, locale),
		shipping: voucherChoice(vouchers, { isForShipping: true, chosen: chosen.shipping }, locale),
		best: bestOf(offered, chosen),
		problems: quote.voucherProblems,
		coins:
			maxCoins === 0
				? null
				: {
						isUsed: draft.useCoins === 'on',
						maxUsable: digits(maxCoins),
						worth: formatMoney(maxCoins),
						balance: digits(quote.coins.balance),
					},
	}
}

// Of the kinds where no voucher is selected.
function bestOf(
	{ vouchers, best }: Awaited<ReturnType<typeof offeredVouchers>>,
	chosen: { product: string; shipping: string },
) {
	return (['product', 'shipping'] as const).flatMap((kind) => {
		const voucher = chosen[kind] === '' && vouchers.find((one) => one.code === best[kind])
		return voucher ? [{ kind, code: voucher.code, amount: formatMoney(voucher.saving) }] : []
	})
}
