import { Hono } from 'hono'
import { z } from 'zod'
import { failure } from './midtrans-failure.ts'
import { codeOf, described, type Merchant, refundedOf } from './midtrans-merchant.ts'

const RefundRequest = z.object({
	refund_key: z.string(),
	amount: z.number().int(),
	reason: z.string().max(255),
})

/** Asking for, ending and refunding a payment. */
export function transactionRoutes({ transactions, notify }: Merchant) {
	const begun = (orderId: string) => {
		const transaction = transactions.get(orderId)
		return transaction?.status === undefined ? undefined : transaction
	}
	const unknown = () => failure('404', "Transaction doesn't exist.")
	const fixed = () => failure('412', 'Merchant cannot modify the status of the transaction')
	return new Hono()
		.get('/v2/:orderId/status', (c) => {
			const transaction = begun(c.req.param('orderId'))
			if (!transaction) return unknown()
			// An expired transaction is data under a code of its own.
			const code = codeOf(transaction.status ?? '')
			return Response.json({
				...described(transaction, code, 'Success, transaction is found'),
				...transaction.lasting,
			})
		})
		.post('/v2/:orderId/expire', async (c) => {
			const transaction = begun(c.req.param('orderId'))
			if (!transaction) return unknown()
			if (transaction.status !== 'pending') return fixed()
			transaction.status = 'expire'
			await notify(transaction)
			return Response.json(described(transaction, '407', 'Success, transaction is expired'))
		})
		.post('/v2/:orderId/refund', async (c) => {
			const transaction = begun(c.req.param('orderId'))
			const refund = RefundRequest.safeParse(await c.req.json())
			if (!transaction) return unknown()
			if (!refund.success) return failure('400', 'Validation error')
			const { refund_key: key, amount } = refund.data
			if (Object.hasOwn(transaction.refunds, key)) return failure('406', 'Duplicate refund key')
			if (!['settlement', 'partial_refund'].includes(transaction.status ?? '')) return fixed()
			if (refundedOf(transaction) + amount > transaction.amount) {
				return failure('414', 'Refund amount is higher than the balance')
			}
			transaction.refunds[key] = amount
			const isWhole = refundedOf(transaction) === transaction.amount
			transaction.status = isWhole ? 'refund' : 'partial_refund'
			// Once without and once with the bank's confirmation.
			await notify(transaction)
			await notify(transaction)
			return Response.json(described(transaction, '200', 'Success, refund request is approved'))
		})
}
