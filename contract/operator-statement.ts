import { z } from 'zod'
import { dataOf, pageOf, RupiahSumWire } from './envelope.ts'
import { PeriodCodeWire, StatementRowWire } from './statement.ts'

export const STATED_BALANCES = ['wallet', 'coins', 'affiliate', 'agent'] as const

/** POST /operator/v1/companies/{code}/statement: what moved in a customer's balance, all or of one month. */
export const OperatorStatementRequestWire = z.object({
	CUSTOMER_EMAIL: z.string().min(3).max(254),
	BALANCE: z.enum(STATED_BALANCES),
	PERIODE_CODE: PeriodCodeWire.optional(),
	PAGE_INDEX: z.number().int().min(1).max(100_000).default(1),
})
export type OperatorStatementRequestWire = z.input<typeof OperatorStatementRequestWire>

/** A hundred a page, the newest first; orders are named whoever bought. Whole rupiah, or coins. */
export const OperatorStatementWire = dataOf(
	pageOf(StatementRowWire).extend({
		CUSTOMER_NAME: z.string(),
		CUSTOMER_CODE: z.string(),
		/** Before the first movement of what was asked. */
		OPENING_BALANCE: RupiahSumWire,
		/** After the last one; of all movements, what the account itself says. */
		CLOSING_BALANCE: RupiahSumWire,
	}),
)
export type OperatorStatementWire = z.infer<typeof OperatorStatementWire>['data']
