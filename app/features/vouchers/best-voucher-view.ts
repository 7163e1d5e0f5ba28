import { formatMoney } from '#web/domain/money.ts'
import type { OfferedVoucher } from '#contract/voucher.ts'
import { bestVoucher } from '#app/domain/voucher.ts'

/** The best voucher at one price; null: none. */
export type BestVoucherView = NonNullable<ReturnType<typeof bestVoucherView>>

export function bestVoucherView(price: number, offered: OfferedVoucher[]) {
	const best = bestVoucher(price, offered)
	if (best === null) return null
	const { code, title, isCashback, minimumSubTotal } = best.voucher
	if (best.saving === 0) {
		return { kind: 'near' as const, code, title, amount: formatMoney(minimumSubTotal) }
	}
	const kind = isCashback ? ('cashback' as const) : ('usable' as const)
	return { kind, code, amount: formatMoney(best.saving) }
}
