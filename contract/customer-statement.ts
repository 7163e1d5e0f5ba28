import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, RupiahSumWire } from './envelope.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { PeriodCode, StatementRow } from './statement.ts'

/** Balances of a customer that staff see statements of. */
export const STATED_BALANCES = ['wallet', 'coins', 'affiliate', 'agent'] as const
export type StatedBalance = (typeof STATED_BALANCES)[number]

/** Transactions of a customer's balance, all or of one month. */
const CompanyStatementQuery = message({
	email: ['CUSTOMER_EMAIL', z.string().min(3).max(254)],
	balance: ['BALANCE', z.enum(STATED_BALANCES)],
	period: ['PERIODE_CODE', PeriodCode.optional()],
	page: ['PAGE_INDEX', z.number().int().min(1).max(100_000).default(1)],
})
export type CompanyStatementQuery = Value<typeof CompanyStatementQuery>

/** A transaction as staff see it: with their own reason for it, and who made it; null: not made by hand. */
const StaffStatementRow = message({
	...fieldsIn(StatementRow),
	reason: ['REASON', z.string().nullable()],
	madeBy: ['MADE_BY', z.string().nullable()],
})
export type StaffStatementRow = Value<typeof StaffStatementRow>

/** A hundred per page, newest first, with orders of any buyer. Whole rupiah, or coins. */
const CompanyStatement = message({
	...pageFields(StaffStatementRow),
	name: ['CUSTOMER_NAME', z.string()],
	code: ['CUSTOMER_CODE', z.string()],
	/** Before the first transaction of the requested period. */
	opening: ['OPENING_BALANCE', RupiahSumWire],
	/** After the last one; without a period, the account's balance. */
	closing: ['CLOSING_BALANCE', RupiahSumWire],
})
export type CompanyStatement = Value<typeof CompanyStatement>

const CustomerStatementQuery = message({
	balance: ['BALANCE', z.enum(STATED_BALANCES).default('wallet')],
	page: ['PAGE_INDEX', z.coerce.number().int().min(1).max(100_000).default(1)],
})
export type CustomerStatementQuery = Value<typeof CustomerStatementQuery>

/** Transactions of one balance, fifty per page, newest first. */
const CustomerStatement = message({
	...pageFields(StaffStatementRow),
	name: ['CUSTOMER_NAME', z.string()],
	current: ['CURRENT_BALANCE', RupiahSumWire],
})
export type CustomerStatement = Value<typeof CustomerStatement>

export const readCompanyStatement = endpoint({
	method: 'POST',
	path: '/companies/{code}/statement',
	summary: "A customer's statement",
	needs: 'liabilities',
	isReadOnly: true,
	body: CompanyStatementQuery,
	answer: CompanyStatement,
	failures: { 404: 'CUSTOMER_NOT_FOUND' },
})

export const readStatement = endpoint({
	method: 'GET',
	path: '/customers/{id}/statement',
	summary: 'What moved in one of their balances',
	needs: 'liabilities',
	params: { id: z.uuid() },
	query: CustomerStatementQuery,
	answer: CustomerStatement,
	failures: { 404: 'CUSTOMER_NOT_FOUND' },
})
