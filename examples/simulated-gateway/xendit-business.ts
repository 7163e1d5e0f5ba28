import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const Payment = z.object({
	id: z.string(),
	status: z.string(),
	amount: z.number(),
	currency: z.string(),
})
export type Payment = z.output<typeof Payment>

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
	payment: Payment.optional(),
	/** Amounts by the keys of the refunds. */
	refunds: z.record(z.string(), z.number()),
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
}

/** What one business has at the simulated Xendit. */
export function createBusiness(options: SimulatedXenditOptions) {
	const { secretKey, callbackToken, webhookUrl, send, url = 'http://localhost' } = options
	const requests = [...(options.requests ?? [])]
	function notification(request: Asked): Request {
		const { payment } = request
		const event = payment?.status === 'SUCCEEDED' ? 'payment.capture' : 'payment.failure'
		const data = payment ? paymentWire(request, payment) : requestWire(request)
		return new Request(webhookUrl, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-callback-token': callbackToken },
			body: JSON.stringify({ event, business_id: 'simulated', data, new_field: 1 }),
		})
	}
	return {
		secretKey,
		url,
		requests,
		notification,
		notify: async (request: Asked) => void (await send(notification(request))),
		byId: (id: string) => requests.find((one) => one.id === id || one.sessionId === id),
		add(asked: Omit<Asked, 'id' | 'actions' | 'refunds'> & Partial<Asked>): Asked {
			const request = { id: `pr-${randomUUID()}`, refunds: {}, actions: [], ...asked }
			requests.push(request)
			return request
		},
	}
}
export type Business = ReturnType<typeof createBusiness>

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
		captures: status === 'SUCCEEDED' ? [{ capture_amount: amount, capture_id: 'cap-1' }] : [],
		status,
		...(status === 'FAILED' ? { failure_code: 'USER_DECLINED_PAYMENT' } : {}),
	}
}
