/** A bank account that a customer's money may be sent to. */
export type SavedBank = {
	id: string
	bankCode: string
	bankName: string
	/** All but the last four digits hidden. */
	masked: string
	holder: string
	isMain: boolean
}
