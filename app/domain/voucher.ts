/** A voucher for a cart. */
export type Voucher = {
	code: string
	title: string
	description: string
	endsAt: Date
	/** Cashback to the wallet on completion; otherwise a discount. */
	isCashback: boolean
	/** Discount on shipping; otherwise on the goods. */
	isForShipping: boolean
	/** Whole rupiah. */
	minimumSubTotal: number
	/** Why it can't be used, in the page's language; null: it can. */
	unavailableReason: string | null
	/** Its discount or cashback for this cart, whole rupiah. */
	saving: number
}
