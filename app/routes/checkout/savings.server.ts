import type { AppLoadContext } from '@remix-run/node'
import type { CheckoutDraft } from '#app/domain/checkout-draft.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Quote } from '#contract/quote.ts'
import { type CartVouchers, NO_VOUCHERS, quoteWithVouchers } from '#contract/voucher.ts'
import type { CheckoutStep } from '#app/features/checkout/progress.ts'
import type { CheckoutView, VoucherKind } from '#app/features/checkout/view.ts'
import { voucherChoice } from '#app/features/vouchers/voucher-view.ts'
import { orNull } from '#app/http/or-null.ts'
import { currentChoices, currentQuote } from './choices.server.ts'

const kinds = ['product', 'shipping'] as const

/** The codes of the vouchers that apply, '' for none. */
export type VoucherCodes = Record<VoucherKind, string>

/**
 * The quote of what is bought with these choices, with the best voucher of a kind where none was chosen, and all vouchers
 * for it. They are optional: when the call fails, the quote is asked for without them. @throws ApiError
 */
export async function quoteAndVouchers(
	context: AppLoadContext,
	about: Partial<CheckoutDraft> = {},
): Promise<{ quote: Quote; offered: CartVouchers }> {
	const { productVoucher, shippingVoucher } = context.checkout.current()
	const bestOf = [
		...(productVoucher === undefined ? (['PRODUCT'] as const) : []),
		...(shippingVoucher === undefined ? (['SHIPPING'] as const) : []),
	]
	const body = { ...currentChoices(context, about), bestOf }
	const answer = await orNull(context.call(quoteWithVouchers, { body }))
	return answer ?? { quote: await currentQuote(context, about), offered: NO_VOUCHERS }
}

type Offered = CartVouchers

type Best = Pick<Offered, 'bestProduct' | 'bestShipping'>

/** The vouchers that were chosen, and of a kind where nothing was the best one. */
export function wantedVouchers(draft: CheckoutDraft, best: Best): VoucherCodes {
	return {
		product: draft.productVoucher ?? best.bestProduct ?? '',
		shipping: draft.shippingVoucher ?? best.bestShipping ?? '',
	}
}

/** These vouchers as answers of the draft. */
export function answersOf({ product, shipping }: VoucherCodes) {
	return { productVoucher: product, shippingVoucher: shipping }
}

/** Those that the quote accepted. */
export function appliedVouchers(wanted: VoucherCodes, { voucherProblems }: Quote): VoucherCodes {
	const accepted = (code: string) =>
		voucherProblems.some((problem) => problem.code === code) ? '' : code
	return { product: accepted(wanted.product), shipping: accepted(wanted.shipping) }
}

type Savings = { offered: Offered; quote: Quote; applied: VoucherCodes; step: CheckoutStep }

/** The vouchers and coins of the last step. */
export function savingsView(
	{ locale, checkout }: AppLoadContext,
	{ offered, quote, applied, step }: Savings,
): CheckoutView['savings'] {
	const draft = checkout.current()
	const chosen = { product: draft.productVoucher, shipping: draft.shippingVoucher }
	// Loaded for the open step only: the list is long.
	const vouchers = step === 'review' ? offered.vouchers : []
	const maxCoins = Math.min(quote.coinsBalance, quote.maxCoins)
	const choice = (kind: VoucherKind) =>
		voucherChoice(vouchers, { isForShipping: kind === 'shipping', chosen: applied[kind] }, locale)
	return {
		product: choice('product'),
		shipping: choice('shipping'),
		applied: kinds.flatMap((kind) => voucherLine(kind, applied[kind], offered)),
		best: kinds.flatMap((kind) =>
			applied[kind] === '' ? voucherLine(kind, bestOf(offered, kind) ?? '', offered) : [],
		),
		// A best voucher that nobody chose is left out without a word.
		problems: quote.voucherProblems.filter(({ code }) => Object.values(chosen).includes(code)),
		coins:
			maxCoins === 0
				? null
				: {
						isUsed: draft.useCoins === 'on',
						maxUsable: digits(maxCoins),
						worth: formatMoney(maxCoins),
						balance: digits(quote.coinsBalance),
					},
	}
}

const bestOf = ({ bestProduct, bestShipping }: Offered, kind: VoucherKind) =>
	kind === 'product' ? bestProduct : bestShipping

function voucherLine(kind: VoucherKind, code: string, { vouchers }: Offered) {
	const voucher = vouchers.find((one) => one.code === code)
	if (code === '' || voucher === undefined) return []
	return [{ kind, code, isCashback: voucher.isCashback, amount: formatMoney(voucher.saving) }]
}
