import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { described, type Merchant, type Transaction } from './midtrans-merchant.ts'
import { failure } from './midtrans-failure.ts'

const ChargeRequest = z.object({
	payment_type: z.string(),
	transaction_details: z.object({ order_id: z.string(), gross_amount: z.number().int() }),
	bank_transfer: z.object({ bank: z.string() }).optional(),
	cstore: z.object({ store: z.string() }).optional(),
	gopay: z.object({ callback_url: z.url() }).optional(),
	shopeepay: z.object({ callback_url: z.url() }).optional(),
	custom_expiry: z.object({ expiry_duration: z.number().int(), unit: z.literal('minute') }),
})
type ChargeRequest = z.output<typeof ChargeRequest>

const SnapRequest = z.object({
	transaction_details: z.object({ order_id: z.string(), gross_amount: z.number().int() }),
	callbacks: z.object({ finish: z.url() }),
	expiry: z.object({ duration: z.number().int(), unit: z.literal('minute') }),
})

/** Opening a payment: a charge of the Core API, or a page of Snap. */
export function openingRoutes(merchant: Merchant) {
	return new Hono()
		.post('/v2/charge', async (c) => {
			const charge = ChargeRequest.safeParse(await c.req.json())
			if (!charge.success) return failure('400', 'Validation error')
			const { order_id: orderId, gross_amount: amount } = charge.data.transaction_details
			if (merchant.transactions.has(orderId)) {
				return failure('406', 'The request could not be completed: order_id has been taken')
			}
			const { shown, lasting } = instructionsOf(charge.data, merchant.url)
			const notifyUrl = c.req.header('x-override-notification')
			const { gopay, shopeepay } = charge.data
			const returnUrl = (gopay ?? shopeepay)?.callback_url
			const opened = { status: 'pending', fraud: 'accept', lasting, notifyUrl, returnUrl }
			const method = methodOf(charge.data)
			const transaction = { ...newTransaction(orderId, amount, method), ...opened }
			merchant.transactions.set(orderId, transaction)
			return Response.json({
				...described(transaction, '201', 'Success, transaction is created'),
				...shown,
				...lasting,
			})
		})
		.post('/snap/v1/transactions', async (c) => {
			const page = SnapRequest.safeParse(await c.req.json())
			if (!page.success) return Response.json({ error_messages: ['Invalid'] }, { status: 400 })
			const { order_id: orderId, gross_amount: amount } = page.data.transaction_details
			if (merchant.transactions.get(orderId)?.status !== undefined) {
				const message = 'transaction_details.order_id has already been taken'
				return Response.json({ error_messages: [message] }, { status: 400 })
			}
			const notifyUrl = c.req.header('x-override-notification')
			const returnUrl = page.data.callbacks.finish
			const transaction = newTransaction(orderId, amount, 'credit_card')
			merchant.transactions.set(orderId, { ...transaction, notifyUrl, returnUrl })
			const redirect_url = `${merchant.url}/snap/${orderId}`
			return Response.json({ token: randomUUID(), redirect_url }, { status: 201 })
		})
}

function newTransaction(orderId: string, amount: number, method: string): Transaction {
	return { id: randomUUID(), orderId, method, amount, currency: 'IDR', lasting: {}, refunds: {} }
}

function methodOf({ payment_type, bank_transfer, cstore }: ChargeRequest): string {
	return [payment_type, bank_transfer?.bank, cstore?.store].filter(Boolean).join(' ')
}

/** What an answer to a charge has for the buyer, and which part of it lasts. */
function instructionsOf(charge: ChargeRequest, url: string) {
	const { payment_type, bank_transfer, transaction_details } = charge
	const wallet = `${url}/wallet/${transaction_details.order_id}`
	const number = String(Math.floor(Math.random() * 1e15)).padStart(15, '8')
	const lasting: Record<string, Record<string, unknown>> = {
		echannel: { biller_code: '70012', bill_key: number },
		bank_transfer:
			bank_transfer?.bank === 'permata'
				? { permata_va_number: number }
				: { va_numbers: [{ bank: bank_transfer?.bank ?? '', va_number: number }] },
		cstore: { payment_code: number },
	}
	const shown: Record<string, Record<string, unknown>> = {
		qris: {
			qr_string: `00020101021226${number}5802ID6304ABCD`,
			actions: [{ name: 'generate-qr-code', method: 'GET', url: `${url}/qr/${number}` }],
		},
		gopay: { actions: [{ name: 'deeplink-redirect', method: 'GET', url: wallet }] },
		shopeepay: { actions: [{ name: 'deeplink-redirect', method: 'GET', url: wallet }] },
	}
	return { shown: shown[payment_type] ?? {}, lasting: lasting[payment_type] ?? {} }
}
