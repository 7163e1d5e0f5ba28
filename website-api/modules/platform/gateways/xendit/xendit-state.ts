import type { GatewayState } from '../payment-gateway.ts'
import { rupiahOf } from '../rupiah-of.ts'
import type { PaymentWire } from './xendit-wire.ts'

const waiting = ['ACCEPTING_PAYMENTS', 'REQUIRES_ACTION', 'AUTHORIZED', 'ACTIVE', 'PENDING']
/** By the bank. */
const takenBack = ['REVERSED', 'VOIDED']
const ended = ['CANCELED', 'EXPIRED', 'FAILED', ...takenBack]
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

/** Of which Xendit knows nothing. */
export const absent: GatewayState = {
	state: 'ABSENT',
	received: 0,
	refunded: null,
	said: 'not found',
}

/** What all payments of an attempt say together; the last one tells of what did not arrive. */
export function ofPayments(payments: readonly PaymentWire[]): GatewayState {
	const states = payments.map(ofPayment)
	const unclear = states.find(({ state }) => state === 'UNCLEAR')
	const last = states.at(-1)
	if (unclear || !last) return unclear ?? absent
	const arrived = sumOf(states.map(({ state, received }) => (state === 'PAID' ? received : 0)))
	if (!arrived) return last
	const taken = sumOf(payments.map((one) => (isTakenBack(one) ? capturedOf(one) : 0))) ?? 0
	const said = states.map((one) => one.said).join(', ')
	return { state: 'PAID', received: arrived + taken, takenBack: taken, refunded: null, said }
}

function isTakenBack({ status }: PaymentWire): boolean {
	return takenBack.includes(status) || disputed.includes(status)
}

/** What a payment says: what was captured, which may differ from what was requested. */
function ofPayment(payment: PaymentWire): GatewayState {
	const { status, currency, failure_code } = payment
	const said = [status, failure_code].filter(Boolean).join(' ')
	if (status !== 'SUCCEEDED') return { ...withoutPayment(status), said }
	const received = capturedOf(payment)
	if (currency !== 'IDR' || received === undefined) {
		return { state: 'UNCLEAR', received: 0, refunded: null, said: `${said} ${currency}` }
	}
	return { state: 'PAID', received, refunded: null, said }
}

/** What was captured, which may differ from what was requested. */
function capturedOf({ captures, request_amount }: PaymentWire): number | undefined {
	const amounts = captures.map(({ capture_amount }) => rupiahOf(capture_amount))
	return amounts.length === 0 ? rupiahOf(request_amount) : sumOf(amounts)
}

function sumOf(amounts: (number | undefined)[]): number | undefined {
	let sum = 0
	for (const amount of amounts) {
		if (amount === undefined) return undefined
		sum += amount
	}
	return sum
}
