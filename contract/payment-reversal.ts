import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { PAYMENT_PROVIDERS } from './online-method.ts'
import { lineText } from './text.ts'

/** REVERSAL: by the bank, minutes after the payment. CHARGEBACK: by the card's holder, weeks later. */
export const REVERSAL_KINDS = ['REVERSAL', 'CHARGEBACK'] as const
export type ReversalKind = (typeof REVERSAL_KINDS)[number]

/** A payment that was taken back; amounts in whole rupiah. */
export const PaymentReversal = message({
	id: ['REVERSAL_ID', z.string()],
	number: ['ORDER_NUMBER', z.string()],
	provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS)],
	reference: ['REFERENCE', z.string()],
	kind: ['REVERSAL_KIND', z.enum(REVERSAL_KINDS)],
	amount: ['AMOUNT', RupiahWire],
	/** What the order gave back since, and later payments for it. */
	recovered: ['RECOVERED', RupiahWire],
	/** What the shop has given up. */
	writtenOff: ['WRITTEN_OFF', RupiahWire],
	/** What is neither recovered nor given up: the goods are held. */
	open: ['OPEN_AMOUNT', RupiahWire],
	/** Why it was given up; '' if it was not. */
	reason: ['WRITE_OFF_REASON', z.string()],
	at: ['REVERSAL_DATE', moment],
})
export type PaymentReversal = Value<typeof PaymentReversal>

export const listReversals = endpoint({
	method: 'GET',
	path: '/payment-reversals',
	summary: 'Payments that banks or holders of cards took back, open ones first',
	needs: 'orders.read',
	query: message({ number: ['ORDER_NUMBER', lineText().max(40).optional()] }),
	answer: z.object({ list: z.array(PaymentReversal) }),
})

export const writeOffReversal = endpoint({
	method: 'POST',
	path: '/payment-reversals/{id}/write-off',
	summary: 'Gives up what is open of a payment that was taken back; the order can be sent',
	needs: 'orders.refund',
	params: { id: z.uuid() },
	body: message({ reason: ['WRITE_OFF_REASON', lineText().min(3).max(200)] }),
	answer: PaymentReversal,
	failures: { 404: 'REVERSAL_NOT_FOUND', 409: 'REVERSAL_SETTLED' },
})
