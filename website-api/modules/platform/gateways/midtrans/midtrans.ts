import { basicKey, callGateway, type Transport } from '../call-gateway.ts'
import {
	type Attempt,
	GatewayFailure,
	type GatewayState,
	type KnownAttempt,
	type OpenedAttempt,
	type PaymentGateway,
} from '../payment-gateway.ts'
import { type Answer, type Call, createCall, type MidtransSettings } from './midtrans-call.ts'
import { instructionsOf, methodPart } from './midtrans-charge.ts'
import { readNotification } from './midtrans-notification.ts'
import { askRefund, refund } from './midtrans-refund.ts'
import { stateOf } from './midtrans-state.ts'
import { midtransTerms } from './midtrans-terms.ts'
import { SnapWire } from './midtrans-wire.ts'

/** The longest Idempotency-Key that Midtrans does not ignore. */
const longestKey = 46

/**
 * Midtrans: the Core API for everything that needs no page of theirs, Snap's page for cards.
 *
 * An attempt's reference is their `order_id`, which is unique for ever. After an answer that was lost, the same reference
 * leads to the transaction that was made (406, then its state).
 */
export function midtransGateway(
	settings: MidtransSettings,
	transport: Transport,
	clock: () => Date,
): PaymentGateway {
	const call = createCall(settings, transport)
	return {
		terms: midtransTerms,
		open: (attempt) =>
			attempt.method === 'CARD'
				? openPage(settings, transport, attempt, clock())
				: charge(call, attempt, clock()),
		ask: async (attempt) => stateOf((await call.status(attempt.reference)).body),
		end: (attempt) => end(call, attempt),
		refund: (request) => refund(call, request),
		askRefund: (refund) => askRefund(call, refund),
		listSettled: null,
		readNotification: (_headers, body) => readNotification(body, settings.serverKeys),
	}
}

async function charge(call: Call, attempt: Attempt, now: Date): Promise<OpenedAttempt> {
	const { body } = await call.post(
		'charge',
		{
			...methodPart(attempt),
			transaction_details: { order_id: attempt.reference, gross_amount: attempt.amount },
			customer_details: customerOf(attempt),
			custom_expiry: { expiry_duration: minutesLeft(attempt, now), unit: 'minute' },
		},
		{
			'x-override-notification': attempt.notifyUrl,
			'idempotency-key': attempt.reference.slice(0, longestKey),
		},
	)
	const made = body.status_code === '406' ? (await call.status(attempt.reference)).body : body
	requireCode(made, ['200', '201'])
	return {
		providerId: idOf(made),
		instructions: instructionsOf(attempt.method, made),
	}
}

async function openPage(
	{ snapUrl, serverKeys }: MidtransSettings,
	transport: Transport,
	attempt: Attempt,
	now: Date,
): Promise<OpenedAttempt> {
	const { body } = await callGateway(transport, {
		method: 'POST',
		url: `${snapUrl}/snap/v1/transactions`,
		headers: { ...basicKey(serverKeys[0]), 'x-override-notification': attempt.notifyUrl },
		body: {
			transaction_details: { order_id: attempt.reference, gross_amount: attempt.amount },
			customer_details: customerOf(attempt),
			enabled_payments: ['credit_card'],
			credit_card: { secure: true },
			callbacks: { finish: attempt.returnUrl },
			expiry: { duration: minutesLeft(attempt, now), unit: 'minute' },
		},
		answer: SnapWire,
	})
	if (body.redirect_url === undefined) {
		throw new GatewayFailure('REFUSED', body.error_messages?.join(' ') ?? 'No page in the answer.')
	}
	// The page is found by the reference; a transaction has an id only once the buyer has chosen.
	return {
		providerId: attempt.reference,
		instructions: { kind: 'PAGE', url: body.redirect_url },
	}
}

async function end(call: Call, { reference }: KnownAttempt): Promise<GatewayState> {
	const { body } = await call.post(`${reference}/expire`)
	// 412: it can't be ended any more, because it is paid or has ended.
	return stateOf(body.status_code === '412' ? (await call.status(reference)).body : body)
}

function requireCode({ status_code, status_message }: Answer['body'], codes: string[]) {
	if (codes.includes(status_code)) return
	throw new GatewayFailure('REFUSED', [status_code, status_message].filter(Boolean).join(' '))
}

function idOf({ transaction_id }: Answer['body']): string {
	if (transaction_id === undefined) throw new GatewayFailure('UNREADABLE', 'No transaction_id.')
	return transaction_id
}

function customerOf({ buyer: { name, email, phone } }: Attempt) {
	return {
		first_name: name.slice(0, 255),
		...(email === null ? {} : { email }),
		...(phone === null ? {} : { phone }),
	}
}

/** Rounded down, so that the provider ends the attempt before we do. */
function minutesLeft({ expiresAt }: Attempt, now: Date): number {
	return Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 60_000))
}
