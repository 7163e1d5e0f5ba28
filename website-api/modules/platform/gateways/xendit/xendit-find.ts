import type { KnownAttempt } from '../payment-gateway.ts'
import { accepted, type Call } from './xendit-call.ts'
import { PaymentRequestWire, SessionWire } from './xendit-wire.ts'

type Found = { status: string; paymentId: string | null; requestId: string | null }

/** The request or the page of an attempt. */
export async function find(
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
