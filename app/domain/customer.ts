export const customerTypes = ['RETAIL', 'AFFILIATE', 'AGENT'] as const
export type CustomerType = (typeof customerTypes)[number] | 'UNKNOWN'

/** A signed-in customer as the token of their session tells of them (spec section 3). */
export type Customer = {
	code: string
	name: string
	email: string
	/** E.164. */
	phone: string
	type: CustomerType
	/** Code of the customer this one came by. */
	branchId: string | null
	/** The customer's own; null: not switched on. */
	affiliateCode: string | null
}

/** What a customer has with the shop: rupiah, coins, and the own affiliate code. */
export type Account = {
	wallet: number
	affiliate: number
	coins: number
	/** null: not switched on. */
	affiliateCode: string | null
}
