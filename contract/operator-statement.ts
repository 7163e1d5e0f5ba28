import { z } from 'zod'
import { dataOf, pageOf, RupiahSumWire } from './envelope.ts'
import { PeriodCodeWire, StatementRowWire } from './statement.ts'

export const STATED_BALANCES = ['wallet', 'coins', 'affiliate', 'agent'] as const

/** POST /operator/v1/companies/{code}/statement: transactions of a customer's balance, all or of one month. */
export const OperatorStatementRequestWire = z.object({
	CUSTOMER_EMAIL: z.string().min(3).max(254),
	BALANCE: z.enum(STATED_BALANCES),
	PERIODE_CODE: PeriodCodeWire.optional(),
	PAGE_INDEX: z.number().int().min(1).max(100_000).default(1),
})
export type OperatorStatementRequestWire = z.input<typeof OperatorStatementRequestWire>

/** A hundred per page, newest first, with orders of any buyer. Whole rupiah, or coins. */
export const OperatorStatementWire = dataOf(
	pageOf(StatementRowWire).extend({
		CUSTOMER_NAME: z.string(),
		CUSTOMER_CODE: z.string(),
		/** Before the first transaction of the requested period. */
		OPENING_BALANCE: RupiahSumWire,
		/** After the last one; without a period, the account's balance. */
		CLOSING_BALANCE: RupiahSumWire,
	}),
)
export type OperatorStatementWire = z.infer<typeof OperatorStatementWire>['data']
