import type { GatewayState } from '../payment-gateway.ts'
import { rupiahOf } from '../rupiah-of.ts'
import type { PaymentWire } from './xendit-wire.ts'

const waiting = ['ACCEPTING_PAYMENTS', 'REQUIRES_ACTION', 'AUTHORIZED', 'ACTIVE', 'PENDING']
// The last two: the bank took the payment back.
const ended = ['CANCELED', 'EXPIRED', 'FAILED', 'REVERSED', 'VOIDED']
const disputed = ['CHARGEBACK', 'CHARGED_BACK', 'DISPUTED']

/** The state of a request or a page for which no payment has arrived. */
export function withoutPayment(status: string): GatewayState {
	return { state: stateOf(status), received: 0, refunded: null, said: status }
}

function stateOf(status: string): GatewayState['state'] {
	if (waiting.includes(status)) return 'OPEN'
	if (ended.includes(status)) return 'ENDED'
	return disputed.includes(status) ? 'DISPUTED' : 'UNCLEAR'
}

/** What a payment says: what was captured, which may differ from what was requested. */
export function ofPayment(payment: PaymentWire): GatewayState {
	const { status, currency, captures, request_amount, failure_code } = payment
	const said = [status, failure_code].filter(Boolean).join(' ')
	if (status !== 'SUCCEEDED') return { ...withoutPayment(status), said }
	const amounts = captures.map(({ capture_amount }) => rupiahOf(capture_amount))
	const received = amounts.length === 0 ? rupiahOf(request_amount) : sumOf(amounts)
	if (currency !== 'IDR' || received === undefined) {
		return { state: 'UNCLEAR', received: 0, refunded: null, said: `${said} ${currency}` }
	}
	return { state: 'PAID', received, refunded: null, said }
}

function sumOf(amounts: (number | undefined)[]): number | undefined {
	let sum = 0
	for (const amount of amounts) {
		if (amount === undefined) return undefined
		sum += amount
	}
	return sum
}
