import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SimulatedPayout } from './payout-book.ts'

const Payment = z.object({
	id: z.string(),
	status: z.string(),
	amount: z.number(),
	currency: z.string(),
	at: z.string(),
})
export type Payment = z.output<typeof Payment>

const Refund = z.object({ id: z.string(), amount: z.number(), status: z.string(), at: z.string() })
type Refund = z.output<typeof Refund>

/** A request for one payment, or a page for one. */
export const Asked = z.object({
	id: z.string(),
	/** Of a page of payment. */
	sessionId: z.string().optional(),
	reference: z.string(),
	/** Code of the channel. */
	method: z.string(),
	amount: z.number(),
	status: z.string(),
	actions: z.array(z.object({ type: z.string(), descriptor: z.string(), value: z.string() })),
	/** The latest one. */
	payment: Payment.optional(),
	/** What arrived before the latest one: some banks take more than one payment into a number. */
	earlier: z.array(Payment),
	/** Amounts by the keys of the refunds; not of those that failed. */
	refunds: z.record(z.string(), z.number()),
	/** Every refund that was accepted, by its key. */
	asked: z.record(z.string(), Refund),
	/** Where the buyer goes back to from a page of the provider. */
	returnUrl: z.string().optional(),
})
export type Asked = z.output<typeof Asked>

export type SimulatedXenditOptions = {
	secretKey: string
	callbackToken: string
	/** Address of notifications, as the account's settings have it. */
	webhookUrl: string
	/** Sends notifications; `fetch` outside of tests. */
	send: (request: Request) => Promise<unknown>
	/** Where its own pages are. */
	url?: string
	/** What it knows of already. */
	requests?: Asked[]
	/** The present time, of what happens. */
	clock?: () => Date
	payouts?: SimulatedPayout[]
}

/** What one business has at the simulated Xendit. */
export function createBusiness(options: SimulatedXenditOptions) {
	const { secretKey, callbackToken, webhookUrl, send, url = 'http://localhost' } = options
	const requests = [...(options.requests ?? [])]
	const signed = (message: { event: string; data: object }) =>
		new Request(webhookUrl, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-callback-token': callbackToken },
			body: JSON.stringify({ ...message, business_id: 'simulated', new_field: 1 }),
		})
	function notification(request: Asked): Request {
		const { payment } = request
		const event = payment?.status === 'SUCCEEDED' ? 'payment.capture' : 'payment.failure'
		const data = payment ? paymentWire(request, payment) : requestWire(request)
		return signed({ event, data })
	}
	return {
		secretKey,
		url,
		requests,
		notification,
		/** What is sent about a refund. */
		refundNotification: (key: string, { id, status }: Refund) =>
			signed({ event: `refund.${status.toLowerCase()}`, data: { id, reference_id: key, status } }),
		notify: async (request: Asked) => void (await send(notification(request))),
		byId: (id: string) => requests.find((one) => one.id === id || one.sessionId === id),
		now: () => (options.clock?.() ?? new Date()).toISOString(),
		add(asked: Pick<Asked, 'reference' | 'method' | 'amount' | 'status'> & Partial<Asked>): Asked {
			const none = { refunds: {}, asked: {}, earlier: [], actions: [] }
			const request = { id: `pr-${randomUUID()}`, ...none, ...asked }
			requests.push(request)
			return request
		},
	}
}
export type Business = ReturnType<typeof createBusiness>

/** All payments of a request, the latest last. */
export function paymentsOf({ payment, earlier }: Asked): Payment[] {
	return payment ? [...earlier, payment] : earlier
}

/** What it has of the shop's money by a request. */
export function heldOf(request: Asked): number {
	const arrived = paymentsOf(request).filter(({ status }) => status === 'SUCCEEDED')
	const refunded = Object.values(request.refunds).reduce((sum, amount) => sum + amount, 0)
	return arrived.reduce((sum, { amount }) => sum + amount, 0) - refunded
}

/** An answer of Xendit that refuses. */
export function failure(status: number, error_code: string, message = error_code): Response {
	return Response.json({ error_code, message }, { status })
}

/** What Xendit says of a payment request. */
export function requestWire({ id, reference, amount, status, actions, payment }: Asked) {
	return {
		payment_request_id: id,
		reference_id: reference,
		type: 'PAY',
		country: 'ID',
		currency: 'IDR',
		request_amount: amount,
		status,
		actions,
		...(payment === undefined ? {} : { latest_payment_id: payment.id }),
	}
}

/** What Xendit says of a page. */
export function sessionWire({ id, sessionId, reference, status, payment }: Asked, url: string) {
	return {
		payment_session_id: sessionId,
		reference_id: reference,
		status,
		payment_link_url: `${url}/page/${reference}`,
		...(payment === undefined ? {} : { payment_id: payment.id, payment_request_id: id }),
	}
}

/** What Xendit says of a payment. */
export function paymentWire(request: Asked, { id, status, amount, currency }: Payment) {
	return {
		payment_id: id,
		payment_request_id: request.id,
		...(request.sessionId === undefined ? {} : { payment_session_id: request.sessionId }),
		reference_id: request.reference,
		currency,
		// Documented with numbers, and seen with text.
		request_amount: String(request.amount),
		captures: !['FAILED', 'PENDING'].includes(status)
			? [{ capture_amount: amount, capture_id: 'cap-1' }]
			: [],
		status,
		...(status === 'FAILED' ? { failure_code: 'USER_DECLINED_PAYMENT' } : {}),
	}
}
