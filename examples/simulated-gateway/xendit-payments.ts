import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Business, failure, heldOf, paymentsOf, paymentWire } from './xendit-business.ts'

const RefundRequest = z.object({
	payment_request_id: z.string(),
	reference_id: z.string(),
	amount: z.number().int(),
	reason: z.enum(['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS']),
})

/** Payments that arrived, and what is given back of them. */
export function paymentRoutes({ requests, byId, now }: Business) {
	return new Hono()
		.get('/v3/payments/:id', (c) => {
			const id = c.req.param('id')
			for (const request of requests) {
				const payment = paymentsOf(request).find((one) => one.id === id)
				if (payment) return Response.json(paymentWire(request, payment))
			}
			return failure(404, 'DATA_NOT_FOUND')
		})
		.get('/refunds/:id', (c) => {
			const id = c.req.param('id')
			const refunds = requests.flatMap((request) => Object.values(request.asked))
			const refund = refunds.find((one) => one.id === id)
			if (!refund) return failure(404, 'DATA_NOT_FOUND')
			const failure_code = refund.status === 'FAILED' ? 'ACCOUNT_NOT_FOUND' : undefined
			return Response.json({ id, status: refund.status, failure_code })
		})
		.post('/refunds', async (c) => {
			const asked = RefundRequest.safeParse(await c.req.json())
			if (!asked.success) return failure(400, 'API_VALIDATION_ERROR')
			const { payment_request_id, reference_id: key, amount } = asked.data
			const request = byId(payment_request_id)
			if (!request) return failure(404, 'DATA_NOT_FOUND')
			if (Object.hasOwn(request.asked, key)) return failure(409, 'DUPLICATE_ERROR')
			if (request.payment?.status !== 'SUCCEEDED') {
				return failure(400, 'INELIGIBLE_TRANSACTION_STATUS')
			}
			if (amount > heldOf(request)) return failure(400, 'REFUND_AMOUNT_EXCEEDED')
			const id = `rfd-${randomUUID()}`
			request.refunds[key] = amount
			request.asked[key] = { id, amount, status: 'PENDING', at: now() }
			return Response.json({ id, status: 'PENDING' })
		})
}
