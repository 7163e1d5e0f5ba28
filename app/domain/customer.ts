export const customerTypes = ['RETAIL', 'AFFILIATE', 'AGENT'] as const
export type CustomerType = (typeof customerTypes)[number] | 'UNKNOWN'

/** The signed-in customer as described by the session token (spec section 3). */
export type Customer = {
	code: string
	name: string
	email: string
	/** E.164. */
	phone: string
	type: CustomerType
	/** Code of the customer who referred this one. */
	branchId: string | null
	/** The customer's own code; null: not activated. */
	affiliateCode: string | null
}
