import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, type Value } from './message.ts'
import { REFUND_REASONS, REFUND_TARGETS } from './order.ts'
import { PaymentOutcomeWire } from './payment.ts'
import { StaffOrder } from './staff-order.ts'
import { lineText } from './text.ts'

/** Why less than the amount due is accepted; visible to staff only. */
const shortfallReason = lineText().min(3).max(200)

export const getPaymentProof = endpoint({
	method: 'GET',
	path: '/orders/{number}/confirmations/{id}/proof',
	summary: 'The file that a customer sent as proof of a payment',
	needs: 'payments.confirm',
	answerType: '*/*',
	params: { id: z.uuid() },
	failures: { 404: ['CONFIRMATION_NOT_FOUND', 'NO_SUCH_ORDER'] },
})

export const rejectPayment = endpoint({
	method: 'POST',
	path: '/orders/{number}/confirmation-rejection',
	summary: 'Rejects the payment confirmation that waits',
	needs: 'payments.confirm',
	answer: StaffOrder,
	failures: { 404: ['NO_SUCH_ORDER', 'CONFIRMATION_NOT_FOUND'] },
})

export const ReceivedPayment = message({
	/** e.g. the code of the receiving bank. */
	provider: ['PROVIDER', lineText().min(1).max(40)],
	/** The bank's reference of the payment. */
	reference: ['REFERENCE', lineText().min(1).max(100)],
	amount: ['AMOUNT', RupiahWire.min(1)],
	/** Only if the order waits for money, for callers who do not know of a second payment; 409 ALREADY_PAID … otherwise. */
	isOnlyDue: ['ONLY_DUE', z.literal(true).optional()],
	/** The amount due that the caller was shown; 409 DUE_CHANGED if the order waits for another one by now. */
	shownDue: ['SHOWN_DUE', RupiahWire.optional()],
	/** Accepts less than the amount due as the full payment; 409 SHORTFALL_TOO_LARGE above the caller's limit. */
	shortfallReason: ['SHORTFALL_REASON', shortfallReason.optional()],
})
export type ReceivedPayment = Value<typeof ReceivedPayment>

/**
 * Repeating a reference responds the same and books nothing. Less than the amount due is a PART. Whatever the order does
 * not need (too much, a second payment, one after EXPIRED or CANCEL) is CREDITED to the wallet, or MARKED for refund to a
 * guest.
 */
export const recordPayment = endpoint({
	method: 'POST',
	path: '/orders/{number}/payments',
	summary: 'Records money that arrived; a repeat of a reference changes nothing',
	needs: 'payments.confirm',
	body: ReceivedPayment,
	answer: message({
		outcome: ['OUTCOME', PaymentOutcomeWire],
		isRepeat: ['IS_REPEAT', z.boolean()],
		order: ['ORDER', StaffOrder],
	}),
	failures: {
		404: 'NO_SUCH_ORDER',
		409: [
			'REFERENCE_USED',
			'ALREADY_PAID',
			'ORDER_EXPIRED',
			'ORDER_CANCELLED',
			'DUE_CHANGED',
			'SHORTFALL_TOO_LARGE',
		],
	},
})

export const waiveShortfall = endpoint({
	method: 'POST',
	path: '/orders/{number}/shortfall',
	summary: 'Accepts what was received as the full payment; the rest is waived',
	needs: 'payments.confirm',
	body: message({ reason: ['REASON', shortfallReason] }),
	answer: StaffOrder,
	failures: {
		404: 'NO_SUCH_ORDER',
		409: [
			'SHORTFALL_TOO_LARGE',
			'NOTHING_RECEIVED',
			'ALREADY_PAID',
			'ORDER_EXPIRED',
			'ORDER_CANCELLED',
		],
	},
})

/** To the wallet or, for a guest, to the list of refunds. */
export const PartRefund = message({
	amount: ['AMOUNT', RupiahWire.min(1)],
	reason: ['REASON', z.enum(REFUND_REASONS)],
	to: ['REFUND_TO', z.enum(REFUND_TARGETS).optional()],
})
export type PartRefund = Value<typeof PartRefund>

/** REFUND_NOT_POSSIBLE: the order holds no money. */
export const refundPartOfOrder = endpoint({
	method: 'POST',
	path: '/orders/{number}/refunds',
	summary: "Gives back a part of an order's money; the goods stay with the buyer",
	needs: 'orders.refund',
	body: PartRefund,
	answer: StaffOrder,
	creates: true,
	idempotent: true,
	failures: {
		404: 'NO_SUCH_ORDER',
		409: ['REFUND_NOT_POSSIBLE', 'REFUND_NOT_BY_PROVIDER'],
		422: 'REFUND_TOO_MUCH',
	},
})
