import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire, pageFields, pageQueryFields } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { ONLINE_METHOD_CODES, PAYMENT_PROVIDERS } from './online-method.ts'
import { PAYOUT_STATES } from './bank-payout.ts'
import { ONLINE_STATES } from './online-offer.ts'
import { enumOr } from './open-enum.ts'

/**
 * What became of a message: the state of the payment or the payout that it is about, after the provider was asked. UNKNOWN:
 * the shop has no such one. TEST: of a test of the keys. APPLIED: what the courier says of a parcel was noted. GIVEN_UP: the provider did not answer for a day.
 */
export const MESSAGE_OUTCOMES = [
	...ONLINE_STATES,
	...PAYOUT_STATES,
	'UNKNOWN',
	'TEST',
	'APPLIED',
	'GIVEN_UP',
] as const

/** Which providers. */
export const MESSAGE_KINDS = ['PAYMENT', 'COURIER'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What a provider told the shop, once for each event. */
const ProviderMessage = message({
	id: ['MESSAGE_ID', z.string()],
	provider: ['PROVIDER', z.string()],
	/** Ours, of the payment that it is about; a courier's own, of the booking. */
	reference: ['REFERENCE', z.string()],
	/** Null: of no order of the shop. */
	orderNumber: ['ORDER_NUMBER', z.string().nullable()],
	receivedAt: ['RECEIVED_DATE', moment],
	/** How often it came again. */
	repeats: ['REPEATS', z.number().int()],
	tries: ['TRIES', z.number().int()],
	/** Null: it is still to be worked on. */
	outcome: ['OUTCOME', enumOr(MESSAGE_OUTCOMES, 'UNKNOWN').nullable()],
})
export type ProviderMessage = Value<typeof ProviderMessage>

export const WholeMessage = message({
	...fieldsIn(ProviderMessage),
	/** Those that were kept, without the proof. */
	headers: ['HEADER_LIST', z.record(z.string(), z.string())],
	/** As text; nothing in it was believed. */
	body: ['BODY', z.string()],
})

const one = { needs: 'payments.confirm', params: { id: z.uuid() }, answer: WholeMessage } as const

export const listProviderMessages = endpoint({
	method: 'GET',
	path: '/provider-messages',
	summary: 'What providers told the shop, the newest first; kept for 90 days',
	needs: 'payments.confirm',
	query: message({
		...pageQueryFields,
		/** Absent: all. */
		kind: ['KIND', z.enum(MESSAGE_KINDS).optional()],
	}),
	answer: message(pageFields(ProviderMessage)),
})

export const readProviderMessage = endpoint({
	...one,
	method: 'GET',
	path: '/provider-messages/{id}',
	summary: 'A message as it arrived',
	failures: { 404: 'MESSAGE_NOT_FOUND' },
})

/** The provider is asked again about the payment; nothing is booked twice. */
export const repeatProviderMessage = endpoint({
	...one,
	method: 'POST',
	path: '/provider-messages/{id}/work',
	summary: 'Works on a message again, within seconds',
	failures: { 404: 'MESSAGE_NOT_FOUND' },
})

/** An attempt to pay for an order through a provider. */
export const PaymentAttempt = message({
	reference: ['REFERENCE', z.string()],
	provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS)],
	method: ['ONLINE_METHOD', z.enum(ONLINE_METHOD_CODES)],
	amount: ['PAYMENT_AMOUNT', RupiahWire],
	fee: ['PAYMENT_FEE', RupiahWire],
	state: ['ONLINE_STATE', z.enum(ONLINE_STATES)],
	/** The provider's words. */
	said: ['SAID', z.string()],
	openedAt: ['OPENED_DATE', moment],
	expiresAt: ['EXPIRED_DATE', moment],
	/** How often the provider was asked. */
	asked: ['ASKED', z.number().int()],
	/** What the provider can still give back of it, in whole rupiah. */
	refundable: ['REFUNDABLE_AMOUNT', RupiahWire],
})
export type PaymentAttempt = Value<typeof PaymentAttempt>

const ofOrder = { answer: z.object({ list: z.array(PaymentAttempt) }) } as const

export const listPaymentAttempts = endpoint({
	...ofOrder,
	method: 'GET',
	path: '/orders/{number}/payment-attempts',
	summary: 'Attempts to pay for an order online, the newest first',
	needs: 'orders.read',
	failures: { 404: 'NO_SUCH_ORDER' },
})

export const askPaymentAttempt = endpoint({
	...ofOrder,
	method: 'POST',
	path: '/orders/{number}/payment-attempts/{reference}/check',
	summary: 'Asks the provider about an attempt now, and books what it says',
	needs: 'payments.confirm',
	failures: {
		404: ['NO_SUCH_ORDER', 'PAYMENT_ATTEMPT_NOT_FOUND'],
		503: 'PAYMENT_PROVIDER_AWAY',
	},
})
