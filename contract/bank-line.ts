import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { PaymentOutcomeWire } from './payment.ts'
import { OrderStatusWire } from './order-status.ts'
import { lineText } from './text.ts'

/** State of an incoming payment; `doubt` has the reason for AMBIGUOUS and UNMATCHED. */
export const BANK_LINE_STATES = [
	/** Exactly one open order has this amount, or it is a part that can be of one only. */
	'PROPOSED',
	/** Staff must choose the order, if any. */
	'AMBIGUOUS',
	'UNMATCHED',
	'CONFIRMED',
	'IGNORED',
] as const
/** Why a line with the amount of an order is not proposed. */
const BANK_LINE_DOUBTS = ['TWO_ORDERS', 'TWO_LINES', 'ORDER_ENDED', 'ALREADY_PAID'] as const
export type BankLineDoubt = (typeof BANK_LINE_DOUBTS)[number]

const number = ['ORDER_NUMBER', lineText().min(1).max(20)] as const

const Candidate = message({
	orderNumber: ['ORDER_NUMBER', z.string()],
	status: ['ORDER_STATUS', OrderStatusWire],
	placedAt: ['ORDER_DATE', moment],
	customerName: ['CUSTOMER_NAME', z.string()],
	/** What is left to be paid; 0 unless it is unpaid. */
	due: ['AMOUNT_DUE', RupiahWire.default(0)],
})

/** An incoming payment of a bank statement. */
export const BankLine = message({
	id: ['LINE_ID', z.string()],
	bankCode: ['BANK_CODE', z.string()],
	accountNumber: ['BANK_ACCOUNT_NUMBER', z.string()],
	/** Day in Jakarta. */
	bookedOn: ['BOOKED_DAY', z.iso.date()],
	/** null: not in the statement. */
	bookedAt: ['BOOKED_DATE', moment.nullable()],
	/** Hundredths of a rupiah. */
	amountSen: ['AMOUNT_SEN', z.number().int()],
	description: ['DESCRIPTION', z.string()],
	/** The provider's reference of a QRIS payment, else ''. */
	reference: ['REFERENCE', z.string()],
	state: ['STATE', z.enum(BANK_LINE_STATES)],
	/** The order it pays: proposed or confirmed. */
	orderNumber: ['ORDER_NUMBER', z.string().nullable()],
	doubt: ['DOUBT', z.enum(BANK_LINE_DOUBTS).nullable()],
	/**
	 * Orders placed before the payment, of exactly this amount; else unpaid ones that it can be a part of: what is left of
	 * one, what its buyer says to have sent, or one that the line names.
	 */
	candidates: ['CANDIDATE_LIST', z.array(Candidate)],
	/** Why it was ignored. */
	note: ['NOTE', z.string()],
	settledBy: ['SETTLED_BY', z.string().nullable()],
})
export type BankLine = Value<typeof BankLine>

export const readBankLine = endpoint({
	method: 'GET',
	path: '/bank-lines/{id}',
	summary: 'One line of a statement',
	needs: 'payments.confirm',
	params: { id: z.uuid() },
	answer: BankLine,
	failures: { 404: 'BANK_LINE_NOT_FOUND' },
})

/** The order may have ended or be paid. */
export const payWithBankLine = endpoint({
	method: 'POST',
	path: '/bank-lines/{id}/payment',
	summary: 'Books the money of a line for an order',
	needs: 'payments.confirm',
	params: { id: z.uuid() },
	body: message({ number }),
	answer: message({ outcome: ['OUTCOME', PaymentOutcomeWire] }),
	failures: { 404: ['BANK_LINE_NOT_FOUND', 'ORDER_NOT_FOUND'], 409: 'BANK_LINE_SETTLED' },
})

export const confirmBankLines = endpoint({
	method: 'POST',
	path: '/bank-line-batches/confirmations',
	summary: 'Books the money of proposed lines, each by itself',
	needs: 'payments.confirm',
	body: z.object({
		list: z
			.array(message({ id: ['LINE_ID', z.uuid()], number }))
			.min(1)
			.max(200),
	}),
	answer: z.object({
		list: z.array(
			message({
				id: ['LINE_ID', z.string()],
				number: ['ORDER_NUMBER', z.string()],
				isDone: ['IS_DONE', z.boolean()],
				/** Why it was skipped, as a code and as text. */
				code: ['CODE', z.string().nullable()],
				message: ['MESSAGE', z.string().nullable()],
			}),
		),
	}),
})

export const dismissBankLines = endpoint({
	method: 'POST',
	path: '/bank-line-batches/dismissals',
	summary: 'Notes that lines pay no order',
	needs: 'payments.confirm',
	body: message({
		ids: ['LINE_ID_LIST', z.array(z.uuid()).min(1).max(200)],
		note: ['NOTE', lineText().min(3).max(200)],
	}),
	answer: message({ dismissed: ['DISMISSED', z.number().int()] }),
	failures: { 404: 'BANK_LINE_NOT_FOUND' },
})
