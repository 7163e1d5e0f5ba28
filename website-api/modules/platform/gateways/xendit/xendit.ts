import type { z } from 'zod'
import { basicKey, callGateway, type Transport } from '../call-gateway.ts'
import {
	type Attempt,
	GatewayFailure,
	type GatewayState,
	type KnownAttempt,
	type OpenedAttempt,
	type PaymentGateway,
	type RefundAnswer,
	type RefundRequest,
} from '../payment-gateway.ts'
import type { SettledPage, SettledSpan } from '../settled-entry.ts'
import { readNotification } from './xendit-notification.ts'
import { instructionsOf, paymentRequestOf, sessionOf } from './xendit-open.ts'
import { settledEntryOf, settledQuery } from './xendit-settled.ts'
import { ofPayment, withoutPayment } from './xendit-state.ts'
import { xenditChannels } from './xendit-terms.ts'
import {
	orRefusal,
	PaymentRequestWire,
	PaymentWire,
	type Refusal,
	RefundWire,
	SessionWire,
	TransactionListWire,
} from './xendit-wire.ts'

export type XenditSettings = {
	/** e.g. https://api.xendit.co, without a slash at the end. */
	url: string
	secretKey: string
	/** Those before the present one are still accepted. */
	callbackTokens: readonly [string, ...string[]]
}

const apiVersion = '2024-11-11'

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
		listSettled: (span) => listSettled(call, span),
		readNotification: (headers, body) => readNotification(headers, body, settings.callbackTokens),
	}
}

type Call = <Schema extends z.ZodType>(
	schema: Schema,
	method: 'GET' | 'POST',
	path: string,
	body?: unknown,
) => Promise<z.output<Schema> | Refusal>

function createCall({ url, secretKey }: XenditSettings, transport: Transport): Call {
	const headers = { ...basicKey(secretKey), 'api-version': apiVersion }
	return async (schema, method, path, body) => {
		const answer = orRefusal(schema)
		const called = await callGateway(transport, { method, url: url + path, headers, body, answer })
		return called.body
	}
}

/** The answer, unless it is a refusal. @throws GatewayFailure */
function accepted<Answer extends object>(answer: Answer | Refusal): Answer {
	if ('error_code' in answer) throw refused(answer)
	return answer
}

function refused({ error_code, message }: { error_code: string; message?: string | undefined }) {
	return new GatewayFailure('REFUSED', [error_code, message].filter(Boolean).join(' '))
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
	if (providerId === null) return paidByReference(call, attempt)
	const known = await find(call, attempt, providerId)
	if (known === 'ABSENT') return absent
	return known.paymentId === null
		? withoutPayment(known.status)
		: ofPayment(accepted(await call(PaymentWire, 'GET', `/v3/payments/${known.paymentId}`)))
}

const absent: GatewayState = { state: 'ABSENT', received: 0, refunded: null, said: 'not found' }

type Found = { status: string; paymentId: string | null; requestId: string | null }

/** The request or the page of an attempt. */
async function find(
	call: Call,
	{ method }: KnownAttempt,
	providerId: string,
): Promise<Found | 'ABSENT'> {
	if (method === 'CARD') {
		const page = await call(SessionWire, 'GET', `/sessions/${providerId}`)
		return isAbsent(page) ? 'ABSENT' : pageFacts(accepted(page))
	}
	const request = await call(PaymentRequestWire, 'GET', `/v3/payment_requests/${providerId}`)
	return isAbsent(request) ? 'ABSENT' : requestFacts(accepted(request))
}

function isAbsent(answer: object): boolean {
	return 'error_code' in answer && answer.error_code === 'DATA_NOT_FOUND'
}

function pageFacts({ status, payment_id, payment_request_id }: SessionWire): Found {
	return { status, paymentId: payment_id ?? null, requestId: payment_request_id ?? null }
}

function requestFacts(request: PaymentRequestWire): Found {
	const { status, latest_payment_id, payment_request_id } = request
	// A payment that failed leaves the request open for another.
	const hasPayment = ['SUCCEEDED', 'AUTHORIZED'].includes(status)
	return {
		status,
		paymentId: hasPayment ? (latest_payment_id ?? null) : null,
		requestId: payment_request_id,
	}
}

/** A payment that arrived for an attempt whose id we never learned. */
async function paidByReference(call: Call, { reference }: KnownAttempt): Promise<GatewayState> {
	const query = new URLSearchParams({
		types: 'PAYMENT',
		statuses: 'SUCCESS',
		reference_id: reference,
	})
	const list = accepted(await call(TransactionListWire, 'GET', `/transactions?${query}`))
	// Their search finds a part of a reference, too.
	const paid = list.data.find((one) => one.reference_id === reference)
	if (!paid?.product_id) return absent
	return ofPayment(accepted(await call(PaymentWire, 'GET', `/v3/payments/${paid.product_id}`)))
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

async function refund(
	call: Call,
	{ attempt, key, amount, reason }: RefundRequest,
): Promise<RefundAnswer> {
	const { method, providerId } = attempt
	if (!xenditChannels[method].isRefundable) {
		return { state: 'REFUSED', said: `${method} can't be refunded.` }
	}
	const known = providerId === null ? 'ABSENT' : await find(call, attempt, providerId)
	if (known === 'ABSENT' || known.requestId === null) {
		return { state: 'REFUSED', said: 'Xendit knows of no such payment.' }
	}
	const answer = await call(RefundWire, 'POST', '/refunds', {
		payment_request_id: known.requestId,
		reference_id: key,
		currency: 'IDR',
		amount,
		reason: 'REQUESTED_BY_CUSTOMER',
		metadata: { reason: reason.slice(0, 500) },
	})
	if (!('error_code' in answer)) return { state: 'ACCEPTED', said: answer.status }
	// The answer to an earlier try of this refund was lost.
	if (answer.error_code === 'DUPLICATE_ERROR') return { state: 'ACCEPTED', said: answer.error_code }
	if (answer.error_code === 'REFUND_IN_PROGRESS') {
		throw new GatewayFailure('BUSY', 'Another refund of this payment is being made.')
	}
	return { state: 'REFUSED', said: refused(answer).message }
}
