/** A saved bank account for withdrawals. */
export type SavedBank = {
	id: string
	bankCode: string
	bankName: string
	/** Masked except the last four digits. */
	masked: string
	holder: string
	isMain: boolean
}
