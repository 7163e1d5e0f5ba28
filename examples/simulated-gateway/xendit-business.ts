import { randomUUID } from 'node:crypto'

export type Payment = { id: string; status: string; amount: number; currency: string }

/** A request for one payment, or a page for one. */
export type Asked = {
	id: string
	/** Of a page of payment. */
	sessionId: string | undefined
	reference: string
	amount: number
	status: string
	actions: { type: string; descriptor: string; value: string }[]
	payment: Payment | undefined
	refunds: Map<string, number>
}

export type SimulatedXenditOptions = {
	secretKey: string
	callbackToken: string
	/** Address of notifications, as the account's settings have it. */
	webhookUrl: string
	/** Sends notifications; `fetch` outside of tests. */
	send: (request: Request) => Promise<unknown>
	/** Where its own pages are. */
	url?: string
}

/** What one business has at the simulated Xendit. */
export function createBusiness(options: SimulatedXenditOptions) {
	const { secretKey, callbackToken, webhookUrl, send, url = 'http://localhost' } = options
	const requests: Asked[] = []
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
		add(asked: Pick<Asked, 'reference' | 'amount' | 'status'> & Partial<Asked>): Asked {
			const id = `pr-${randomUUID()}`
			const unpaid = { sessionId: undefined, actions: [], payment: undefined }
			const request = { id, refunds: new Map<string, number>(), ...unpaid, ...asked }
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
		payment_link_url: `${url}/page/${sessionId}`,
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
