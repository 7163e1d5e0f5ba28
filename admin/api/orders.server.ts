import PQueue from 'p-queue'
import type { CANCEL_REASONS } from '#contract/order.ts'
import {
	OperatorOrderAnswerWire,
	OperatorOrderNotesWire,
	OperatorOrderPageWire,
	OperatorPaymentAnswerWire,
} from '#contract/operator.ts'
import { OrderCountsWire, OrderListWire, type OrderTab } from '#contract/operator-work.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Order = Renamed<ReturnType<typeof OperatorOrderAnswerWire.parse>['data']>
export type OrderSummary = Renamed<
	ReturnType<typeof OperatorOrderPageWire.parse>['data']
>['list'][number]

export type ListedOrder = Renamed<ReturnType<typeof OrderListWire.parse>['data']>['list'][number]

/** Steps of an order that need nothing but its number. */
export type OrderStep = 'processing' | 'delivery' | 'completion' | 'confirmation-rejection'

type Asked = {
	company: string
	status?: string | undefined
	page?: number
	perPage?: number
}

/** How many orders of a list are asked for or changed at the same time. */
const atOnce = { concurrency: 4 }

const pathOf = (number: string) => `/orders/${encodeURIComponent(number)}`

/** Orders of a company, newest first. */
export function listOrders(api: OperatorApi, { company, status, page, perPage }: Asked) {
	const query = {
		COMPANY: company,
		STATUS: status,
		PAGE_INDEX: page,
		DATA_PER_PAGE: perPage,
	}
	return api.ask({ path: '/orders', query }, OperatorOrderPageWire)
}

/** Orders of one tab or search, newest first; "next" goes on after the page before. */
export function searchOrders(
	api: OperatorApi,
	{ tab, search, next, limit }: { tab: OrderTab; search: string; next: string; limit: number },
) {
	const query = { TAB: tab, SEARCH: search, NEXT: next, LIMIT: limit }
	return api.ask({ path: '/order-list', query }, OrderListWire)
}

/** How many orders each tab has, up to a hundred. */
export async function countOrders(api: OperatorApi): Promise<Map<OrderTab, number>> {
	const { list } = await api.ask({ path: '/order-counts' }, OrderCountsWire)
	return new Map(list.map(({ tab, count }) => [tab, count]))
}

/** One order as the shop sees it. */
export function readOrder(api: OperatorApi, number: string) {
	return api.ask({ path: pathOf(number) }, OperatorOrderAnswerWire)
}

/** Several orders, in the same sequence as their numbers. */
export function readOrders(api: OperatorApi, numbers: readonly string[]) {
	return new PQueue(atOnce).addAll(numbers.map((number) => () => readOrder(api, number)))
}

/** The number of the order that someone typed, however they wrote it; undefined: there is none. */
export async function findOrder(api: OperatorApi, typed: string): Promise<string | undefined> {
	const found = await api.attempt({ path: pathOf(typed) }, OperatorOrderAnswerWire)
	return found.ok ? found.data.orderNumber : undefined
}

/** Takes the order one step on. */
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

/** Gives a part of an order's money back; the same key counts once. */
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

/** Notes of staff about an order, oldest first. */
export async function readNotes(api: OperatorApi, number: string) {
	const { list } = await api.ask({ path: `${pathOf(number)}/notes` }, OperatorOrderNotesWire)
	return list
}

/** Adds a note to an order. */
export function addNote(api: OperatorApi, number: string, text: string) {
	const call = { method: 'POST', path: `${pathOf(number)}/notes`, body: { TEXT: text } } as const
	return api.attempt(call, OperatorOrderNotesWire)
}

/** Takes several orders to being packed; the results have the sequence of the numbers. */
export function processOrders(api: OperatorApi, numbers: readonly string[]) {
	return new PQueue(atOnce).addAll(
		numbers.map((number) => () => stepOrder(api, number, 'processing')),
	)
}

/** Hands the parcel over; no tracking number when the buyer collects. */
export function shipOrder(api: OperatorApi, number: string, trackingNumber: string | undefined) {
	const body = trackingNumber === undefined ? {} : { TRACKING_NUMBER: trackingNumber }
	const call = { method: 'POST', path: `${pathOf(number)}/shipment`, body } as const
	return api.attempt(call, OperatorOrderAnswerWire)
}

/** Hands several parcels over; the results have the sequence of the parcels. */
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

/** Records money that arrived; the same reference again changes nothing. */
export function recordPayment(
	api: OperatorApi,
	number: string,
	{ provider, reference, amount }: { provider: string; reference: string; amount: number },
) {
	const body = { PROVIDER: provider, REFERENCE: reference, AMOUNT: amount }
	const call = { method: 'POST', path: `${pathOf(number)}/payments`, body } as const
	return api.attempt(call, OperatorPaymentAnswerWire)
}

/** Records several payments; the results have the sequence of the payments. */
export function recordPayments(
	api: OperatorApi,
	payments: readonly { number: string; provider: string; reference: string; amount: number }[],
) {
	return new PQueue(atOnce).addAll(
		payments.map(
			({ number, ...payment }) =>
				() =>
					recordPayment(api, number, payment),
		),
	)
}
