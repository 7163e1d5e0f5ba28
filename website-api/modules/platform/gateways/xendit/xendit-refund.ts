import {
	GatewayFailure,
	type KnownRefund,
	type RefundAnswer,
	type RefundRequest,
	type RefundState,
} from '../payment-gateway.ts'
import { accepted, type Call, refused } from './xendit-call.ts'
import { find } from './xendit-find.ts'
import { xenditChannels } from './xendit-terms.ts'
import { RefundWire, TransactionListWire } from './xendit-wire.ts'

/** Asks for a refund of a payment. @throws GatewayFailure */
export async function refund(
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
	if (!('error_code' in answer)) {
		return { state: 'ACCEPTED', said: answer.status, providerId: answer.id }
	}
	// The answer to an earlier try of this refund was lost.
	if (answer.error_code === 'DUPLICATE_ERROR') return { state: 'ACCEPTED', said: answer.error_code }
	if (answer.error_code === 'REFUND_IN_PROGRESS') {
		throw new GatewayFailure('BUSY', 'Another refund of this payment is being made.')
	}
	return { state: 'REFUSED', said: refused(answer).message }
}

const refundStates: Partial<Record<string, RefundState['state']>> = {
	SUCCEEDED: 'DONE',
	SUCCESS: 'DONE',
	FAILED: 'FAILED',
	CANCELLED: 'FAILED',
	VOIDED: 'FAILED',
	REVERSED: 'FAILED',
}

/** By Xendit's id; if that was lost, by our key in the list of what moved. */
export async function askRefund(
	call: Call,
	{ key, providerId }: KnownRefund,
): Promise<RefundState> {
	if (providerId !== null) {
		const { status, failure_code } = accepted(
			await call(RefundWire, 'GET', `/refunds/${providerId}`),
		)
		const said = [status, failure_code].filter(Boolean).join(' ')
		return { state: refundStates[status] ?? 'WAITING', said }
	}
	const query = new URLSearchParams({ types: 'REFUND', reference_id: key })
	const list = accepted(await call(TransactionListWire, 'GET', `/transactions?${query}`))
	const status = list.data.find((one) => one.reference_id === key)?.status ?? ''
	return { state: refundStates[status] ?? 'WAITING', said: status }
}
