import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Business, failure, sessionWire } from './xendit-business.ts'

const SessionRequest = z.object({
	reference_id: z.string().min(1).max(255),
	session_type: z.literal('PAY'),
	mode: z.literal('PAYMENT_LINK'),
	amount: z.number().int(),
	currency: z.literal('IDR'),
	expires_at: z.iso.datetime(),
	success_return_url: z.url(),
})

/** Pages of payment. */
export function sessionRoutes({ add, byId, url }: Business) {
	return new Hono()
		.post('/sessions', async (c) => {
			const asked = SessionRequest.safeParse(await c.req.json())
			if (!asked.success) return failure(400, 'API_VALIDATION_ERROR')
			const { reference_id: reference, amount } = asked.data
			const sessionId = `ps-${randomUUID()}`
			const returnUrl = asked.data.success_return_url
			const method = 'CARDS'
			const request = add({ reference, method, amount, status: 'ACTIVE', sessionId, returnUrl })
			return Response.json(sessionWire(request, url), { status: 201 })
		})
		.get('/sessions/:id', (c) => {
			const request = byId(c.req.param('id'))
			return request ? Response.json(sessionWire(request, url)) : failure(404, 'DATA_NOT_FOUND')
		})
		.post('/sessions/:id/cancel', (c) => {
			const request = byId(c.req.param('id'))
			if (!request) return failure(404, 'DATA_NOT_FOUND')
			if (request.status !== 'ACTIVE') return failure(400, 'INELIGIBLE_TRANSACTION_STATUS')
			request.status = 'CANCELED'
			return Response.json(sessionWire(request, url))
		})
}
