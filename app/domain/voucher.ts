import type { OfferedVoucher } from '#contract/voucher.ts'

/** The voucher with the largest discount at this price, or the one with the lowest minimum above it. */
export type BestVoucher = { voucher: OfferedVoucher; saving: number } | null

/** The best voucher at this price in whole rupiah; a saving of 0: the minimum is not reached. */
export function bestVoucher(price: number, offered: OfferedVoucher[]): BestVoucher {
	const productVouchers = offered.filter(({ isForShipping }) => !isForShipping)
	const [best] = productVouchers
		.filter(({ minimumSubTotal }) => minimumSubTotal <= price)
		.map((voucher) => ({ voucher, saving: savingOn(price, voucher) }))
		.sort((one, other) => other.saving - one.saving)
	if (best && best.saving > 0) return best
	const [near] = productVouchers
		.filter(({ minimumSubTotal }) => minimumSubTotal > price)
		.sort((one, other) => one.minimumSubTotal - other.minimumSubTotal)
	return near ? { voucher: near, saving: 0 } : null
}

/** What a voucher gives on this amount, computed like the price of an order. */
function savingOn(base: number, voucher: OfferedVoucher): number {
	const { isPercentage, amount, maximumAmount } = voucher
	if (!isPercentage) return Math.min(amount, base)
	const part = Math.floor((base * amount) / 100)
	return Math.min(part, maximumAmount ?? part, base)
}
