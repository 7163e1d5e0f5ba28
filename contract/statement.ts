import { z } from 'zod'
import { dataOf, pageOf, RupiahSumWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { enumOr } from './open-enum.ts'

/** Kinds of balance transactions. */
export const STATEMENT_KINDS = [
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
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** A month in Jakarta, yymm (spec section 3, "Period"). */
export const PeriodCodeWire = z.string().regex(/^[0-9]{2}(?:0[1-9]|1[0-2])$/)
export const PeriodWire = z.object({ PERIODE_CODE: PeriodCodeWire, PERIODE_NAME: z.string() })
export type PeriodWire = z.infer<typeof PeriodWire>

/** GET /wallet/statement, /coins/statement and /affiliate/statement: all transactions, or of one kind or month. */
export const StatementQueryWire = z.object({
	STATEMENT_KIND: z.enum(STATEMENT_KINDS).optional(),
	PERIODE_CODE: PeriodCodeWire.optional(),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})

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
})
export type StatementRow = Value<typeof StatementRow>

export type StatementRowWire = z.infer<typeof StatementRow>

const Statement = pageOf(StatementRow).extend({
	/** Current balance, regardless of the query. */
	CURRENT_BALANCE: RupiahSumWire,
	/** The last twelve months, newest first, for the selection. */
	PERIODE_LIST: z.array(PeriodWire),
})

/** Also has the amount held for withdrawals. */
export const WalletStatementWire = dataOf(Statement.extend({ HELD_BALANCE: RupiahSumWire }))

/** Also has the expiry dates of coins, soonest first. */
export const CoinStatementWire = dataOf(
	Statement.extend({
		EXPIRY_LIST: z.array(z.object({ EXPIRED_DATE: z.iso.datetime(), COINS: RupiahSumWire })),
	}),
)

/** Also has commissions of uncompleted orders, and the amount held for withdrawals. */
export const AffiliateStatementWire = dataOf(
	Statement.extend({ PENDING_BALANCE: RupiahSumWire, HELD_BALANCE: RupiahSumWire }),
)
