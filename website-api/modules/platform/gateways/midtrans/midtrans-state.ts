import type { GatewayState } from '../payment-gateway.ts'
import { rupiahOf } from '../rupiah-of.ts'
import type { TransactionWire } from './midtrans-wire.ts'

const waiting = ['authorize', 'pending']
const ended = ['deny', 'cancel', 'expire', 'failure']
const paid = ['settlement', 'refund', 'partial_refund']
const disputed = ['chargeback', 'partial_chargeback']

/** What an answer about a transaction says of it. */
export function stateOf(wire: TransactionWire): GatewayState {
	const { status_code, transaction_status = '', fraud_status } = wire
	const said = [status_code, transaction_status, fraud_status].filter(Boolean).join(' ')
	const without = (state: GatewayState['state']) => ({ state, received: 0, refunded: 0, said })
	// Snap knows a transaction only once the buyer has chosen a way to pay on its page.
	if (status_code === '404') return without('ABSENT')
	if (waiting.includes(transaction_status)) return without('OPEN')
	if (ended.includes(transaction_status)) return without('ENDED')
	if (disputed.includes(transaction_status)) {
		const takenBack = rupiahOf(wire.chargeback_amount)
		return { ...without('DISPUTED'), ...(takenBack === undefined ? {} : { takenBack }) }
	}
	const isPaid =
		paid.includes(transaction_status) || (transaction_status === 'capture' && isAccepted(wire))
	const received = rupiahOf(wire.gross_amount)
	if (!isPaid || !isAccepted(wire) || received === undefined || isForeign(wire)) {
		return without('UNCLEAR')
	}
	return { state: 'PAID', received, refunded: rupiahOf(wire.refund_amount) ?? 0, said }
}

function isAccepted({ fraud_status }: TransactionWire) {
	return fraud_status === undefined || fraud_status === 'accept'
}

function isForeign({ currency }: TransactionWire) {
	return currency !== undefined && currency !== 'IDR'
}
