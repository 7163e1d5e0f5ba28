import type { KnownRefund, RefundAnswer, RefundRequest, RefundState } from '../payment-gateway.ts'
import type { Call } from './midtrans-call.ts'
import { midtransTerms } from './midtrans-terms.ts'

/** Asks for a refund of a payment. @throws GatewayFailure */
export async function refund(
	call: Call,
	{ attempt: { reference, method }, key, amount, reason }: RefundRequest,
): Promise<RefundAnswer> {
	if (!midtransTerms[method].isRefundable) {
		return { state: 'REFUSED', said: `${method} can't be refunded.` }
	}
	const { body } = await call.post(`${reference}/refund`, {
		refund_key: key,
		amount,
		reason: reason.slice(0, 255),
	})
	const said = [body.status_code, body.status_message].filter(Boolean).join(' ')
	// 406: this key was accepted before.
	return { state: ['200', '406'].includes(body.status_code) ? 'ACCEPTED' : 'REFUSED', said }
}

/** A refund that is in none of the transaction's refunds any more has failed. */
export async function askRefund(call: Call, { attempt, key }: KnownRefund): Promise<RefundState> {
	const { body } = await call.status(attempt.reference)
	const said = [body.status_code, body.transaction_status].filter(Boolean).join(' ')
	const { refunds } = body
	const isListed = refunds?.some((one) => one.refund_key === key) ?? false
	if (isListed) return { state: 'DONE', said }
	const hasNone = refunds !== undefined || body.transaction_status === 'settlement'
	return { state: hasNone ? 'FAILED' : 'WAITING', said }
}
