import type { NamedPeriod } from './statement.ts'

/** What a link brought in a month. */
export type AffiliateMonth = NamedPeriod & {
	clicks: number
	/** Paid orders. */
	orders: number
	/** Whole rupiah, without what was taken back. */
	earned: number
}

/** A customer's own link. */
export type Affiliate = {
	/** null: not switched on. */
	code: string | null
	percent: number
	/** Days that a click counts. */
	days: number
	pending: number
	available: number
	held: number
	/** The last twelve, the newest first. */
	months: AffiliateMonth[]
}

export type CommissionStatus = 'PENDING' | 'REVIEW' | 'AVAILABLE' | 'REVERSED' | 'UNKNOWN'

/** What one line of somebody's order earned. */
export type Commission = {
	/** The end of the order's number. */
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
