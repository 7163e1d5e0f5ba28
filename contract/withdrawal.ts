import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { openEnum, enumOr } from './open-enum.ts'

/** Balances that allow withdrawals. */
export const WITHDRAWAL_SOURCES = ['wallet', 'affiliate', 'agent'] as const
export const WITHDRAWAL_STATUSES = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'] as const
/** Whole rupiah (product decisions, "Money"). */
const MIN_WITHDRAWAL = 50_000

/** What a customer asks for. */
const WithdrawalRequest = message({
	source: ['SOURCE', z.enum(WITHDRAWAL_SOURCES)],
	/** Whole rupiah. */
	amount: ['AMOUNT', RupiahWire.min(MIN_WITHDRAWAL)],
	/** Id of one of the customer's bank accounts. */
	bank: ['BANK_ID', z.uuid()],
	/** Required of customers who have one; others must have signed in recently (409 SIGN_IN_AGAIN). */
	password: ['PASSWORD', z.string().min(1).max(200).optional()],
})

/** A withdrawal of a balance to the customer's bank account. */
export const Withdrawal = message({
	id: ['WITHDRAWAL_ID', z.string()],
	/** Reference shown to customer and staff, e.g. 8F3A21C0. */
	code: ['WITHDRAWAL_CODE', z.string()],
	source: ['SOURCE', enumOr(WITHDRAWAL_SOURCES, 'wallet')],
	amount: ['AMOUNT', RupiahWire],
	status: ['WITHDRAWAL_STATUS', openEnum(WITHDRAWAL_STATUSES)],
	bankName: ['BANK_NAME', z.string()],
	/** All but the last four digits hidden. */
	masked: ['BANK_ACCOUNT_NUMBER_MASKED', z.string()],
	holder: ['BANK_ACCOUNT_HOLDER', z.string()],
	requested: ['REQUEST_DATE', moment],
	/** When it was paid or rejected. */
	ended: ['END_DATE', moment.nullable()],
	/** The bank's reference of the payout. */
	reference: ['PAYOUT_REFERENCE', z.string().nullable()],
	/** The shop's reason for rejecting it. */
	reason: ['REJECT_REASON', z.string().nullable()],
})
export type Withdrawal = Value<typeof Withdrawal>

export const listWithdrawals = endpoint({
	method: 'GET',
	path: '/withdrawal/withdrawal-list',
	summary: "A page of the customer's withdrawals from one balance, the newest first",
	access: 'customer',
	query: message({ source: ['SOURCE', z.enum(WITHDRAWAL_SOURCES)], ...pageQueryFields }),
	answer: message({
		...pageFields(Withdrawal),
		/** A withdrawal from any balance is pending, which blocks further requests. */
		hasOpen: ['HAS_OPEN', z.boolean()],
	}),
})

/** Holds the amount immediately. */
export const requestWithdrawal = endpoint({
	method: 'POST',
	path: '/withdrawal',
	summary: "Asks for money to be sent to one of the customer's bank accounts",
	access: 'customer',
	creates: true,
	idempotent: true,
	body: WithdrawalRequest,
	answer: Withdrawal,
	failures: {
		404: 'BANK_NOT_FOUND',
		409: ['WITHDRAWAL_OPEN', 'INSUFFICIENT_BALANCE', 'SIGN_IN_AGAIN'],
		429: 'TOO_MANY_ATTEMPTS',
	},
})

export const getWithdrawal = endpoint({
	method: 'GET',
	path: '/withdrawal/{id}',
	summary: "One of the customer's withdrawals",
	access: 'customer',
	params: { id: z.uuid() },
	answer: Withdrawal,
	failures: { 404: 'WITHDRAWAL_NOT_FOUND' },
})
