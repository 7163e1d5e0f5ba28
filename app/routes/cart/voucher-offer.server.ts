import type { AppLoadContext } from '@remix-run/node'
import type { QuotedCartLine } from '#app/domain/cart.ts'
import { formatMoney } from '#app/domain/money.ts'
import type { VoucherOffer } from '#app/features/cart/VoucherNote.tsx'
import { orNull } from '#app/http/or-null.ts'

type Offered = Awaited<ReturnType<AppLoadContext['api']['vouchers']['list']>>

/** The shop's vouchers for the lines of the cart; null for an empty cart, or when the call fails. */
export async function offeredVouchers({ api, cart }: AppLoadContext): Promise<Offered | null> {
	const { lines } = cart.current()
	return lines.length === 0 ? null : orNull(api.vouchers.list({ lines }))
}

/**
 * The voucher that saves most on these lines; where none can be used yet, the one that needs least more in the cart.
 */
export function voucherOffer(
	offered: Offered | null,
	quoted: QuotedCartLine[],
): VoucherOffer | null {
	if (offered === null) return null
	const { vouchers, best } = offered
	const code = best.product ?? best.shipping
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
