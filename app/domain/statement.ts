/** Why an amount was moved. */
export const statementKinds = [
	'PAYMENT',
	'REFUND',
	'CASHBACK',
	'WITHDRAWAL',
	'WITHDRAWAL_BACK',
	'EARNED',
	'SPENT',
	'GIVEN_BACK',
	'EXPIRED',
	'REWARD',
	'COMMISSION',
	'OTHER',
] as const
export type StatementKind = (typeof statementKinds)[number]

/** What a statement of each balance may hold. */
export const kindsOf = {
	wallet: ['PAYMENT', 'REFUND', 'CASHBACK', 'WITHDRAWAL', 'WITHDRAWAL_BACK'],
	coins: ['EARNED', 'SPENT', 'GIVEN_BACK', 'EXPIRED', 'REWARD'],
	affiliate: ['COMMISSION', 'WITHDRAWAL', 'WITHDRAWAL_BACK'],
} as const satisfies Record<string, StatementKind[]>

/** A month by its code yymm, with its name. */
export type NamedPeriod = { code: string; name: string }

/** One movement of a balance. */
export type StatementEntry = {
	id: number
	date: Date
	kind: StatementKind
	/** Whole rupiah or coins; below zero what left. */
	amount: number
	/** After it. */
	balance: number
	/** The customer's own order it belongs to. */
	order: string | null
}

export type Statement = {
	entries: StatementEntry[]
	pages: number
	count: number
	/** Now. */
	balance: number
	/** The newest first. */
	periods: NamedPeriod[]
}

/** What of a statement is asked for. */
export type StatementQuery = { page: number; kind?: StatementKind; period?: string }
