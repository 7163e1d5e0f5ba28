import type { Transport } from '../call-gateway.ts'
import {
	type Attempt,
	GatewayFailure,
	type GatewayState,
	type KnownAttempt,
	type OpenedAttempt,
	type PaymentGateway,
} from '../payment-gateway.ts'
import type { SettledPage, SettledSpan } from '../settled-entry.ts'
import { accepted, type Call, createCall, type XenditSettings } from './xendit-call.ts'
import { find } from './xendit-find.ts'
import { readNotification } from './xendit-notification.ts'
import { instructionsOf, paymentRequestOf, sessionOf } from './xendit-open.ts'
import { askRefund, refund } from './xendit-refund.ts'
import { settledEntryOf, settledQuery } from './xendit-settled.ts'
import { absent, ofPayments, withoutPayment } from './xendit-state.ts'
import { xenditChannels } from './xendit-terms.ts'
import { PaymentRequestWire, PaymentWire, SessionWire, TransactionListWire } from './xendit-wire.ts'

/**
 * Xendit: payment requests for everything that needs no page of theirs, a session for cards.
 *
 * An attempt is asked for by Xendit's id. If the answer with the id was lost, its payments are found by our reference; the
 * buyer never saw that attempt, so that another may be opened with a reference of its own.
 */
export function xenditGateway(settings: XenditSettings, transport: Transport): PaymentGateway {
	const call = createCall(settings, transport)
	return {
		terms: xenditChannels,
		open: (attempt) => (attempt.method === 'CARD' ? openPage(call, attempt) : open(call, attempt)),
		ask: (attempt) => ask(call, attempt),
		end: (attempt) => end(call, attempt),
		refund: (request) => refund(call, request),
		askRefund: (refund) => askRefund(call, refund),
		listSettled: (span) => listSettled(call, span),
		readNotification: (headers, body) => readNotification(headers, body, settings.callbackTokens),
	}
}

async function open(call: Call, attempt: Attempt): Promise<OpenedAttempt> {
	const body = paymentRequestOf(attempt)
	const made = accepted(await call(PaymentRequestWire, 'POST', '/v3/payment_requests', body))
	return { providerId: made.payment_request_id, instructions: instructionsOf(attempt, made) }
}

async function openPage(call: Call, attempt: Attempt): Promise<OpenedAttempt> {
	const made = accepted(await call(SessionWire, 'POST', '/sessions', sessionOf(attempt)))
	const { payment_session_id: providerId, payment_link_url: url } = made
	if (url === undefined) throw new GatewayFailure('UNREADABLE', 'No page in the answer.')
	return { providerId, instructions: { kind: 'PAGE', url } }
}

async function ask(call: Call, attempt: KnownAttempt): Promise<GatewayState> {
	const { providerId } = attempt
	// Its id was never learned: what arrived is found by our reference.
	if (providerId === null) return ofPayments(await paymentsOf(call, attempt, null))
	const known = await find(call, attempt, providerId)
	if (known === 'ABSENT') return absent
	if (known.paymentId === null) return withoutPayment(known.status)
	return ofPayments(await paymentsOf(call, attempt, known.paymentId))
}

/** Payments into one number that are asked about; more are for staff. */
const mostPayments = 10

/** All payments of an attempt, the known one last: some banks take more than one into a number. */
async function paymentsOf(
	call: Call,
	{ reference }: KnownAttempt,
	known: string | null,
): Promise<PaymentWire[]> {
	const query = new URLSearchParams({ types: 'PAYMENT', reference_id: reference })
	const list = await call(TransactionListWire, 'GET', `/transactions?${query}`)
	// A key that may not read the list still reads the payment.
	const listed = 'error_code' in list ? [] : list.data
	// Their search finds a part of a reference, too.
	const ids = listed.flatMap((one) =>
		one.reference_id === reference && one.product_id ? [one.product_id] : [],
	)
	const others = ids.filter((one) => one !== known).slice(0, mostPayments)
	const payments: PaymentWire[] = []
	for (const one of known === null ? others : [...others, known]) {
		payments.push(accepted(await call(PaymentWire, 'GET', `/v3/payments/${one}`)))
	}
	return payments
}

async function listSettled(call: Call, span: SettledSpan): Promise<SettledPage> {
	const query = settledQuery(span)
	const list = accepted(await call(TransactionListWire, 'GET', `/transactions?${query}`))
	return { entries: list.data.map(settledEntryOf), hasMore: list.has_more }
}

async function end(call: Call, attempt: KnownAttempt): Promise<GatewayState> {
	const { providerId, method } = attempt
	if (providerId !== null) {
		const path = method === 'CARD' ? '/sessions' : '/v3/payment_requests'
		const schema = method === 'CARD' ? SessionWire : PaymentRequestWire
		// A refusal means that it is paid or has ended: its state says which.
		await call(schema, 'POST', `${path}/${providerId}/cancel`)
	}
	return ask(call, attempt)
}
