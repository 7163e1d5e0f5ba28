import { OperatorOrderChangeWire } from '../customer-order.ts'
import * as operator from '../operator.ts'
import { OperatorCorrectionWire, OperatorStepBackWire } from '../order-correction.ts'
import { OperatorShortfallWire } from '../shortfall.ts'
import { byOperator, type Operation } from './operation.ts'

const refused = { 409: 'TRANSITION_REFUSED, RETURN_OPEN or CHANGE_NEEDS_CUSTOMER' }
const answer = operator.OperatorOrderAnswerWire
const step = (path: string, summary: string): Operation => ({
	method: 'POST',
	path: `/orders/{number}/${path}`,
	summary,
	answer,
	failures: refused,
})

/** Endpoints of orders. */
export const OPERATOR_ORDER_ENDPOINTS = byOperator([
	{ method: 'GET', path: '/orders/{number}', summary: 'One order', answer },
	{
		method: 'GET',
		path: '/orders/{number}/confirmations/{id}/proof',
		summary: 'The file that a customer sent as proof of a payment',
		answerType: '*/*',
	},
	{
		method: 'POST',
		path: '/orders/{number}/payments',
		summary: 'Records money that arrived; a repeat of a reference changes nothing',
		body: operator.OperatorPaymentWire,
		answer: operator.OperatorPaymentAnswerWire,
		failures: {
			409: 'REFERENCE_USED; with ONLY_DUE ALREADY_PAID, ORDER_EXPIRED or ORDER_CANCELLED; SHORTFALL_TOO_LARGE',
		},
	},
	{
		...step('shortfall', 'Accepts what was received as the full payment; the rest is waived'),
		body: OperatorShortfallWire,
		failures: {
			409: 'SHORTFALL_TOO_LARGE, NOTHING_RECEIVED, ALREADY_PAID, ORDER_EXPIRED or ORDER_CANCELLED',
		},
	},
	step('confirmation-rejection', 'Rejects the payment confirmation that waits'),
	step('processing', 'Packs a paid order'),
	{
		...step('shipment', 'Hands the parcel over, with its tracking number'),
		body: operator.OperatorShipmentWire,
	},
	{ ...step('change', 'Proposes a change to the customer'), body: OperatorOrderChangeWire },
	{
		...step('correction', 'Corrects tracking number, courier, recipient, address or note'),
		body: OperatorCorrectionWire,
		failures: { 409: 'CORRECTION_TOO_LATE' },
	},
	{
		...step('step-back', 'Takes a packed or sent order one step back'),
		body: OperatorStepBackWire,
	},
	step('delivery', 'Records the delivery'),
	step('completion', 'Completes a delivered order'),
	{
		...step('cancellation', 'Cancels an order and refunds it'),
		body: operator.OperatorCancellationWire,
	},
	{
		method: 'POST',
		path: '/orders/{number}/refunds',
		summary: "Gives back a part of an order's money; the goods stay with the buyer",
		body: operator.OperatorRefundWire,
		answer,
		creates: true,
		idempotent: true,
		failures: { 409: 'REFUND_NOT_POSSIBLE: the order holds no money' },
	},
])
