/** A voucher, as it is described to everybody. */
type VoucherTerms = {
	code: string
	title: string
	description: string
	endsAt: Date
	/** Cashback to the wallet on completion; otherwise a discount. */
	isCashback: boolean
	/** Discount on shipping; otherwise on the products. */
	isForShipping: boolean
	/** Whole rupiah. */
	minimumSubTotal: number
}

/** A voucher for a cart. */
export type Voucher = VoucherTerms & {
	/** Why it can't be used, in the page's language; null: it can. */
	unavailableReason: string | null
	/** Nothing but the choice of a courier is missing. */
	isCourierMissing: boolean
	/** Its discount or cashback for this cart, whole rupiah. */
	saving: number
}

/** A voucher that the shop offers to everybody. */
export type OfferedVoucher = VoucherTerms & {
	isPercentage: boolean
	/** Whole rupiah, or percent. */
	amount: number
	/** Maximum amount of a percentage; null: none. */
	maximumAmount: number | null
	/** Uses that are left; null: no limit. */
	left: number | null
	perCustomer: number
	/** Uses of the signed-in customer. */
	usedCount: number
}

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
