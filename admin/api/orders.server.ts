import PQueue from 'p-queue'
import type { CANCEL_REASONS } from '#contract/order.ts'
import { OperatorOrderAnswerWire, OperatorPaymentAnswerWire } from '#contract/operator.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Order = Renamed<ReturnType<typeof OperatorOrderAnswerWire.parse>['data']>
/** Steps of an order without further input. */
export type OrderStep = 'processing' | 'delivery' | 'completion' | 'confirmation-rejection'

/** How many orders of a list are requested or changed concurrently. */
const atOnce = { concurrency: 4 }

const pathOf = (number: string) => `/orders/${encodeURIComponent(number)}`

/** One order with everything that staff may see. */
export function readOrder(api: OperatorApi, number: string) {
	return api.request({ path: pathOf(number) }, OperatorOrderAnswerWire)
}

/** Several orders, in the sequence of their numbers. */
export function readOrders(api: OperatorApi, numbers: readonly string[]) {
	return new PQueue(atOnce).addAll(numbers.map((number) => () => readOrder(api, number)))
}

/** The number of the order that a search text names, in any spelling; undefined if there is none. */
export async function findOrder(api: OperatorApi, typed: string): Promise<string | undefined> {
	const found = await api.attempt({ path: pathOf(typed) }, OperatorOrderAnswerWire)
	return found.ok ? found.data.orderNumber : undefined
}

/** Performs one step of an order. */
export function stepOrder(api: OperatorApi, number: string, step: OrderStep) {
	const call = { method: 'POST', path: `${pathOf(number)}/${step}` } as const
	return api.attempt(call, OperatorOrderAnswerWire)
}

/** Cancels an order; the note is for staff alone. */
export function cancelOrder(
	api: OperatorApi,
	number: string,
	{ reason, note }: { reason: (typeof CANCEL_REASONS)[number]; note: string },
) {
	const body = { REASON: reason, NOTE: note }
	const call = { method: 'POST', path: `${pathOf(number)}/cancellation`, body } as const
	return api.attempt(call, OperatorOrderAnswerWire)
}

/** Refunds a part of an order; idempotent by its key. */
export function refundOrderPart(
	api: OperatorApi,
	number: string,
	{ amount, reason, key }: { amount: number; reason: string; key: string },
) {
	const headers = { 'idempotency-key': key }
	const body = { AMOUNT: amount, REASON: reason }
	const call = { method: 'POST', path: `${pathOf(number)}/refunds`, body, headers } as const
	return api.attempt(call, OperatorOrderAnswerWire)
}

/** Marks several orders as being packed; the results have the sequence of the numbers. */
export function processOrders(api: OperatorApi, numbers: readonly string[]) {
	return new PQueue(atOnce).addAll(
		numbers.map((number) => () => stepOrder(api, number, 'processing')),
	)
}

/** Marks several orders as delivered; the results have the sequence of the numbers. */
export function deliverOrders(api: OperatorApi, numbers: readonly string[]) {
	return new PQueue(atOnce).addAll(
		numbers.map((number) => () => stepOrder(api, number, 'delivery')),
	)
}

/** Corrects an order; absent fields stay. */
export function correctOrder(api: OperatorApi, number: string, body: Record<string, unknown>) {
	const call = { method: 'POST', path: `${pathOf(number)}/correction`, body } as const
	return api.attempt(call, OperatorOrderAnswerWire)
}

/** Takes an order one step back. */
export function stepOrderBack(api: OperatorApi, number: string, reason: string) {
	const body = { REASON: reason }
	const call = { method: 'POST', path: `${pathOf(number)}/step-back`, body } as const
	return api.attempt(call, OperatorOrderAnswerWire)
}

/** Marks an order as shipped; without a tracking number when the buyer collects it. */
export function shipOrder(api: OperatorApi, number: string, trackingNumber: string | undefined) {
	const body = trackingNumber === undefined ? {} : { TRACKING_NUMBER: trackingNumber }
	const call = { method: 'POST', path: `${pathOf(number)}/shipment`, body } as const
	return api.attempt(call, OperatorOrderAnswerWire)
}

/** Marks several orders as shipped; the results have the sequence of the parcels. */
export function shipOrders(
	api: OperatorApi,
	parcels: readonly { number: string; tracking: string | undefined }[],
) {
	return new PQueue(atOnce).addAll(
		parcels.map(
			({ number, tracking }) =>
				() =>
					shipOrder(api, number, tracking),
		),
	)
}

/** Records a received payment; idempotent by its reference. */
export function recordPayment(
	api: OperatorApi,
	number: string,
	{ provider, reference, amount, isOnlyDue, shortfallReason }: ReceivedPayment,
) {
	const body = {
		PROVIDER: provider,
		REFERENCE: reference,
		AMOUNT: amount,
		ONLY_DUE: isOnlyDue ? true : undefined,
		SHORTFALL_REASON: shortfallReason,
	}
	const call = { method: 'POST', path: `${pathOf(number)}/payments`, body } as const
	return api.attempt(call, OperatorPaymentAnswerWire)
}

type ReceivedPayment = {
	provider: string
	reference: string
	amount: number
	/** Only if the order waits for money. */
	isOnlyDue?: boolean
	/** Why less than the amount due is accepted as all there will be. */
	shortfallReason?: string | undefined
}

/** Accepts what an order has received as its full payment. */
export function acceptShortfall(api: OperatorApi, number: string, reason: string) {
	const body = { REASON: reason }
	const call = { method: 'POST', path: `${pathOf(number)}/shortfall`, body } as const
	return api.attempt(call, OperatorOrderAnswerWire)
}

/** Records several payments; the results have the sequence of the payments. */
export function recordPayments(
	api: OperatorApi,
	payments: readonly (ReceivedPayment & { number: string })[],
) {
	return new PQueue(atOnce).addAll(
		payments.map(
			({ number, ...payment }) =>
				() =>
					recordPayment(api, number, payment),
		),
	)
}
