import { Hono } from 'hono'
import { z } from 'zod'
import { type Asked, type Business, failure, requestWire } from './xendit-business.ts'

const PaymentRequest = z.object({
	reference_id: z.string().min(1).max(255),
	type: z.literal('PAY'),
	country: z.literal('ID'),
	currency: z.literal('IDR'),
	request_amount: z.number().int(),
	channel_code: z.string(),
	channel_properties: z.object({ expires_at: z.iso.datetime(), success_return_url: z.url() }),
})

/** Payment requests. */
export function requestRoutes({ add, byId, url }: Business) {
	return new Hono()
		.post('/v3/payment_requests', async (c) => {
			const asked = PaymentRequest.safeParse(await c.req.json())
			if (!asked.success) return failure(400, 'API_VALIDATION_ERROR')
			const { reference_id: reference, request_amount: amount, channel_code: method } = asked.data
			const returnUrl = asked.data.channel_properties.success_return_url
			const actions = actionsOf(method, `${url}/wallet/${reference}`)
			const request = add({
				reference,
				method,
				amount,
				status: 'REQUIRES_ACTION',
				actions,
				returnUrl,
			})
			return Response.json(requestWire(request), { status: 201 })
		})
		.get('/v3/payment_requests/:id', (c) => {
			const request = byId(c.req.param('id'))
			return request ? Response.json(requestWire(request)) : failure(404, 'DATA_NOT_FOUND')
		})
		.post('/v3/payment_requests/:id/cancel', (c) => {
			const request = byId(c.req.param('id'))
			if (!request) return failure(404, 'DATA_NOT_FOUND')
			if (request.status !== 'REQUIRES_ACTION') return failure(400, 'INELIGIBLE_TRANSACTION_STATUS')
			request.status = 'CANCELED'
			return Response.json(requestWire(request))
		})
}

function actionsOf(channel: string, wallet: string): Asked['actions'] {
	const number = String(Math.floor(Math.random() * 1e15)).padStart(15, '8')
	const shown = { type: 'PRESENT_TO_CUSTOMER' }
	if (channel.endsWith('_VIRTUAL_ACCOUNT')) {
		return [{ ...shown, descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: number }]
	}
	if (channel === 'QRIS') {
		return [{ ...shown, descriptor: 'QR_STRING', value: `00020101021226${number}5802ID6304ABCD` }]
	}
	if (['ALFAMART', 'INDOMARET'].includes(channel)) {
		return [{ ...shown, descriptor: 'PAYMENT_CODE', value: number }]
	}
	return [{ type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL', value: wallet }]
}
