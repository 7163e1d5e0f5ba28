import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { PAYMENT_PROVIDERS } from './online-method.ts'
import { lineText } from './text.ts'
import { WITHDRAWAL_SOURCES, WITHDRAWAL_STATUSES } from './withdrawal.ts'

/** What became of a refund that the provider of the payment was asked for. */
export const PROVIDER_REFUND_STATES = ['REQUESTED', 'DONE', 'REFUSED'] as const

/** A withdrawal as staff see it. */
export const StaffWithdrawal = message({
	id: ['WITHDRAWAL_ID', z.string()],
	companyCode: ['COMPANY_CODE', z.string()],
	name: ['CUSTOMER_NAME', z.string()],
	source: ['SOURCE', z.enum(WITHDRAWAL_SOURCES)],
	amount: ['AMOUNT', RupiahWire],
	status: ['STATUS', z.enum(WITHDRAWAL_STATUSES)],
	bankCode: ['BANK_CODE', z.string()],
	number: ['BANK_ACCOUNT_NUMBER', z.string()],
	holder: ['BANK_ACCOUNT_HOLDER', z.string()],
	requested: ['REQUEST_DATE', moment],
	/** The reason shown to the customer. */
	reason: ['REJECT_REASON', z.string().nullable()],
})
export type StaffWithdrawal = Value<typeof StaffWithdrawal>

/** The bank's reference of the transfer. */
export const Payout = message({ reference: ['REFERENCE', lineText().min(1).max(100)] })

/** Why money is owed to somebody without a wallet; WITHDRAWN: a withdrawal that the bank sent back. */
export const GUEST_REFUND_REASONS = [
	'CANCELLED',
	'LATE',
	'SECOND',
	'OVERPAID',
	'CHANGED',
	'RETURNED',
	'PARTIAL',
	'WITHDRAWN',
] as const

/** Money that a guest, or a deleted account, gets back, who has no wallet. */
export const GuestRefund = message({
	id: ['REFUND_ID', z.string()],
	/** Null: of a withdrawal. */
	number: ['ORDER_NUMBER', z.string().nullable()],
	/** The code of a withdrawal that the bank sent back after the account was deleted; null: of an order. */
	withdrawal: ['WITHDRAWAL_CODE', z.string().nullable()],
	/** '' of a deleted account. */
	name: ['CUSTOMER_NAME', z.string()],
	phone: ['CUSTOMER_PHONE', z.string()],
	amount: ['AMOUNT', RupiahWire],
	reason: ['REASON', z.enum(GUEST_REFUND_REASONS)],
	at: ['REFUND_DATE', moment],
	paidAt: ['PAID_DATE', moment.nullable()],
	reference: ['PAID_REFERENCE', z.string().nullable()],
	/** The provider that can give it back the way it was paid; null: none. */
	provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS).nullable()],
	/** The latest request to a provider; null: none. */
	asked: [
		'PROVIDER_REFUND',
		message({
			state: ['STATE', z.enum(PROVIDER_REFUND_STATES)],
			/** The provider's own words. */
			said: ['SAID', z.string()],
		}).nullable(),
	],
	/** Its buyer has a wallet that it can be credited to. */
	hasWallet: ['HAS_WALLET', z.boolean()],
})
export type GuestRefund = Value<typeof GuestRefund>

const step = {
	method: 'POST',
	needs: 'withdrawals',
	params: { id: z.uuid() },
	answer: StaffWithdrawal,
	failures: {
		404: 'WITHDRAWAL_NOT_FOUND',
		409: [
			'WITHDRAWAL_STATE',
			'WITHDRAWAL_ENDED',
			'REFERENCE_USED',
			'PAYOUT_RUNNING',
			'PAYOUT_HELD',
		],
	},
} as const

export const listStaffWithdrawals = endpoint({
	method: 'GET',
	path: '/withdrawals',
	summary: 'Withdrawals, the newest first',
	needs: 'withdrawals',
	query: message({
		status: ['STATUS', z.enum(WITHDRAWAL_STATUSES).optional()],
		limit: ['LIMIT', z.coerce.number().int().min(1).max(5000).default(100)],
	}),
	answer: z.object({ list: z.array(StaffWithdrawal) }),
})

export const approveWithdrawal = endpoint({
	...step,
	path: '/withdrawals/{id}/approval',
	summary: 'Approves a withdrawal',
})

export const payWithdrawal = endpoint({
	...step,
	path: '/withdrawals/{id}/payout',
	summary: 'Records that the money was transferred',
	body: Payout,
})

export const rejectWithdrawal = endpoint({
	...step,
	path: '/withdrawals/{id}/rejection',
	summary: 'Rejects a withdrawal and gives the money back',
	body: message({ reason: ['REJECT_REASON', lineText().min(3).max(200).optional()] }),
})

export const requestWithdrawalFor = endpoint({
	...step,
	path: '/customers/{id}/withdrawals',
	summary: 'Requests a withdrawal for a customer',
	creates: true,
	idempotent: true,
	body: message({
		source: ['SOURCE', z.enum(WITHDRAWAL_SOURCES)],
		amount: ['AMOUNT', RupiahWire.min(50_000)],
		bankCode: ['BANK_CODE', z.string().min(1).max(20)],
		number: ['BANK_ACCOUNT_NUMBER', z.string().regex(/^\d{6,20}$/)],
		holder: ['BANK_ACCOUNT_HOLDER', lineText().min(3).max(60)],
	}),
	failures: { 404: 'CUSTOMER_NOT_FOUND', 409: ['WITHDRAWAL_OPEN', 'INSUFFICIENT_BALANCE'] },
})

export const listGuestRefunds = endpoint({
	method: 'GET',
	path: '/guest-refunds',
	summary: 'Money that guests get back and that was not transferred yet',
	needs: 'refunds.pay',
	answer: z.object({ list: z.array(GuestRefund) }),
})

export const payGuestRefund = endpoint({
	method: 'POST',
	path: '/guest-refunds/{id}/payout',
	summary: 'Records that the money was transferred',
	needs: 'refunds.pay',
	params: { id: z.uuid() },
	body: Payout,
	answer: GuestRefund,
	failures: {
		404: 'REFUND_NOT_FOUND',
		409: ['REFUND_PAID', 'REFUND_RUNNING', 'REFERENCE_USED', 'PAYOUT_RUNNING', 'PAYOUT_HELD'],
	},
})

export const creditGuestRefund = endpoint({
	method: 'POST',
	path: '/guest-refunds/{id}/wallet-credit',
	summary: "Credits the money to the buyer's wallet instead",
	needs: 'refunds.pay',
	params: { id: z.uuid() },
	answer: GuestRefund,
	failures: {
		404: 'REFUND_NOT_FOUND',
		409: [
			'REFUND_PAID',
			'REFUND_RUNNING',
			'REFUND_WITHOUT_WALLET',
			'PAYOUT_RUNNING',
			'PAYOUT_HELD',
		],
	},
})

/** Without an answer of the provider it stays REQUESTED, and is tried again. */
export const refundGuestByProvider = endpoint({
	method: 'POST',
	path: '/guest-refunds/{id}/provider-refund',
	summary: 'Asks the provider of the payment to give the money back',
	needs: 'refunds.pay',
	params: { id: z.uuid() },
	answer: GuestRefund,
	failures: {
		404: 'REFUND_NOT_FOUND',
		409: [
			'REFUND_PAID',
			'REFUND_RUNNING',
			'REFUND_NOT_BY_PROVIDER',
			'PAYOUT_RUNNING',
			'PAYOUT_HELD',
		],
	},
})
