/** A voucher against a basket. */
export type Voucher = {
	code: string
	title: string
	description: string
	endsAt: Date
	/** Goes to the wallet on completion; else it lowers the total. */
	isCashback: boolean
	/** Of the carriage, else of the goods. */
	isForShipping: boolean
	/** Whole rupiah. */
	minimumSubTotal: number
	/** Why it cannot be used, in the page's language; null: it can. */
	whyNot: string | null
	/** What it takes off or gives back now, whole rupiah. */
	saving: number
}
