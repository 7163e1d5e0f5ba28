import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahSumWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { enumOr } from './open-enum.ts'

/** Kinds of balance transactions. */
export const STATEMENT_KINDS = [
	'PAYMENT',
	'REFUND',
	'CASHBACK',
	/** Added and taken by staff. */
	'SHOP_CREDIT',
	'SHOP_DEBIT',
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
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** A month in Jakarta, yymm (spec section 3, "Period"). */
export const PeriodCode = z.string().regex(/^[0-9]{2}(?:0[1-9]|1[0-2])$/)
export const Period = message({
	code: ['PERIODE_CODE', PeriodCode],
	name: ['PERIODE_NAME', z.string()],
})
export type Period = Value<typeof Period>

/** All transactions, or those of one kind or month. */
const StatementQuery = message({
	kind: ['STATEMENT_KIND', z.enum(STATEMENT_KINDS).optional()],
	period: ['PERIODE_CODE', PeriodCode.optional()],
	...pageQueryFields,
})
export type StatementQuery = Value<typeof StatementQuery>

/** A transaction of a balance. */
export const StatementRow = message({
	id: ['STATEMENT_ID', z.number().int()],
	date: ['STATEMENT_DATE', moment],
	kind: ['STATEMENT_KIND', enumOr(STATEMENT_KINDS, 'OTHER')],
	/** Whole rupiah or coins; negative for debits. */
	amount: ['AMOUNT', z.number().int()],
	/** Balance after this transaction. */
	balance: ['BALANCE', RupiahSumWire],
	/** The customer's order that it belongs to. */
	order: ['ORDER_NUMBER', z.string().nullable()],
	withdrawalId: ['WITHDRAWAL_ID', z.string().nullable()],
	/** What staff wrote to the customer about it. */
	note: ['NOTE', z.string().default('')],
})
export type StatementRow = Value<typeof StatementRow>

const Statement = message({
	...pageFields(StatementRow),
	/** Current balance, regardless of the query. */
	balance: ['CURRENT_BALANCE', RupiahSumWire],
	/** The last twelve months, newest first, for the selection. */
	periods: ['PERIODE_LIST', z.array(Period)],
})
export type Statement = Value<typeof Statement>

const held = ['HELD_BALANCE', RupiahSumWire] as const

export const getWalletStatement = endpoint({
	method: 'GET',
	path: '/wallet/statement',
	summary: 'A page of what moved in the wallet, the newest first',
	access: 'customer',
	query: StatementQuery,
	/** With the amount held for withdrawals. */
	answer: message({ ...fieldsIn(Statement), held }),
})

export const getCoinStatement = endpoint({
	method: 'GET',
	path: '/coins/statement',
	summary: 'A page of what moved in coins, and which end when',
	access: 'customer',
	query: StatementQuery,
	answer: message({
		...fieldsIn(Statement),
		/** Soonest first. */
		expiries: [
			'EXPIRY_LIST',
			z.array(message({ date: ['EXPIRED_DATE', moment], coins: ['COINS', RupiahSumWire] })),
		],
	}),
})

export const getAffiliateStatement = endpoint({
	method: 'GET',
	path: '/affiliate/statement',
	summary: 'A page of what moved in the affiliate balance',
	access: 'customer',
	query: StatementQuery,
	answer: message({
		...fieldsIn(Statement),
		/** Commissions of orders that are not completed. */
		pending: ['PENDING_BALANCE', RupiahSumWire],
		held,
	}),
})
