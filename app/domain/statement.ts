/** Kinds of ledger entries in a statement. */
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

/** Kinds that the statement of each balance can have. */
export const kindsOf = {
	wallet: ['PAYMENT', 'REFUND', 'CASHBACK', 'WITHDRAWAL', 'WITHDRAWAL_BACK'],
	coins: ['EARNED', 'SPENT', 'GIVEN_BACK', 'EXPIRED', 'REWARD'],
	affiliate: ['COMMISSION', 'WITHDRAWAL', 'WITHDRAWAL_BACK'],
} as const satisfies Record<string, StatementKind[]>

/** A month: its code yymm and its name. */
export type NamedPeriod = { code: string; name: string }

/** One entry of a balance's statement. */
export type StatementEntry = {
	id: number
	date: Date
	kind: StatementKind
	/** Whole rupiah or coins; negative for a debit. */
	amount: number
	/** Balance after the entry. */
	balance: number
	/** The customer's own order that caused it. */
	order: string | null
}

export type Statement = {
	entries: StatementEntry[]
	pages: number
	count: number
	/** Current balance. */
	balance: number
	/** Newest first. */
	periods: NamedPeriod[]
}

/** Filters of a statement. */
export type StatementQuery = { page: number; kind?: StatementKind; period?: string }
