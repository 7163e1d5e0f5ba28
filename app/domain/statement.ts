import type { StatementKind } from '#contract/statement.ts'

/** Kinds that the statement of each balance can have. */
export const kindsOf = {
	wallet: [
		'PAYMENT',
		'REFUND',
		'CASHBACK',
		'SHOP_CREDIT',
		'SHOP_DEBIT',
		'WITHDRAWAL',
		'WITHDRAWAL_BACK',
	],
	coins: ['EARNED', 'SPENT', 'GIVEN_BACK', 'EXPIRED', 'REWARD'],
	affiliate: ['COMMISSION', 'WITHDRAWAL', 'WITHDRAWAL_BACK'],
} as const satisfies Record<string, StatementKind[]>

/** Filters of a statement. */
export type StatementFilter = { page: number; kind?: StatementKind; period?: string }
