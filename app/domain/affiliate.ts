import type { NamedPeriod } from './statement.ts'

/** Statistics of an affiliate link for one month. */
export type AffiliateMonth = NamedPeriod & {
	clicks: number
	/** Paid orders. */
	orders: number
	/** Whole rupiah, without reversed commissions. */
	earned: number
}

/** A customer's own affiliate link. */
export type Affiliate = {
	/** null: not activated. */
	code: string | null
	percent: number
	/** Days that a click is attributed to the affiliate. */
	days: number
	pending: number
	available: number
	held: number
	/** The last twelve months, newest first. */
	months: AffiliateMonth[]
	/** The latest paid orders by the link that earn nothing, newest first. */
	refused: RefusedOrder[]
}

/** A referred order without commission. */
export type RefusedOrder = {
	/** Last characters of the order number. */
	order: string
	date: Date
	reason:
		| 'UNKNOWN_CODE'
		| 'SAME_ACCOUNT'
		| 'SAME_PHONE'
		| 'SAME_EMAIL'
		| 'SAME_ADDRESS'
		| 'SAME_BANK'
		| 'UNKNOWN'
}

export type CommissionStatus = 'PENDING' | 'REVIEW' | 'AVAILABLE' | 'REVERSED' | 'UNKNOWN'

/** A commission for one order line. */
export type Commission = {
	/** Last characters of the order number. */
	order: string
	position: number
	date: Date
	product: string
	variantLabel: string
	quantity: number
	returned: number
	base: number
	percent: number
	earned: number
	reversed: number
	status: CommissionStatus
}
