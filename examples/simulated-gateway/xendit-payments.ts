import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Business, failure, paymentWire } from './xendit-business.ts'

const RefundRequest = z.object({
	payment_request_id: z.string(),
	reference_id: z.string(),
	amount: z.number().int(),
	reason: z.enum(['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS']),
})

/** Payments that arrived, and what is given back of them. */
export function paymentRoutes({ requests, byId }: Business) {
	return new Hono()
		.get('/v3/payments/:id', (c) => {
			const request = requests.find(({ payment }) => payment?.id === c.req.param('id'))
			return request?.payment
				? Response.json(paymentWire(request, request.payment))
				: failure(404, 'DATA_NOT_FOUND')
		})
		.get('/transactions', (c) => {
			const reference = c.req.query('reference_id')
			const paid = requests.filter(
				(request) => request.reference === reference && request.payment?.status === 'SUCCEEDED',
			)
			const data = paid.map(({ payment }) => ({
				id: `txn_${randomUUID()}`,
				product_id: payment?.id,
				type: 'PAYMENT',
				status: 'SUCCESS',
			}))
			return Response.json({ has_more: false, data })
		})
		.post('/refunds', async (c) => {
			const asked = RefundRequest.safeParse(await c.req.json())
			if (!asked.success) return failure(400, 'API_VALIDATION_ERROR')
			const { payment_request_id, reference_id: key, amount } = asked.data
			const request = byId(payment_request_id)
			if (!request) return failure(404, 'DATA_NOT_FOUND')
			const { payment, refunds } = request
			if (payment?.status !== 'SUCCEEDED') return failure(400, 'INELIGIBLE_TRANSACTION_STATUS')
			if (Object.hasOwn(refunds, key)) return failure(409, 'DUPLICATE_ERROR')
			const refunded = Object.values(refunds).reduce((sum, each) => sum + each, 0)
			if (refunded + amount > payment.amount) return failure(400, 'REFUND_AMOUNT_EXCEEDED')
			refunds[key] = amount
			return Response.json({ id: `rfd-${randomUUID()}`, status: 'PENDING' })
		})
}
