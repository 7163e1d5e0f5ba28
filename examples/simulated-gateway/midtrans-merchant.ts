import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SimulatedIrisOptions } from './midtrans-payouts.ts'

/** One payment that Midtrans knows of. */
export const Transaction = z.object({
	id: z.string(),
	orderId: z.string(),
	/** As the charge named it, e.g. "bank_transfer bca". */
	method: z.string(),
	amount: z.number(),
	/** Undefined: a page of Snap on which nothing was chosen. */
	status: z.string().optional(),
	fraud: z.string().optional(),
	currency: z.string(),
	/** What the state of a transaction repeats of it: not the content of a QR code. */
	lasting: z.record(z.string(), z.unknown()),
	/** Amounts by the keys of the refunds. */
	refunds: z.record(z.string(), z.number()),
	/** What holders of cards took of it; absent: nothing, or all. */
	chargedBack: z.number().optional(),
	notifyUrl: z.string().optional(),
	/** Where the buyer goes back to from a page of the provider. */
	returnUrl: z.string().optional(),
})
export type Transaction = z.output<typeof Transaction>

export type SimulatedMidtransOptions = {
	serverKey: string
	/** Sends notifications; `fetch` outside of tests. */
	send: (request: Request) => Promise<unknown>
	/** Where its own pages are. */
	url?: string
	/** What it knows of already. */
	transactions?: Transaction[]
	/** Its payouts; absent: it has none. */
	iris?: Omit<SimulatedIrisOptions, 'send'>
}

/** What one merchant has at the simulated Midtrans. */
export function createMerchant({
	serverKey,
	send,
	url = 'http://localhost',
	transactions: known = [],
}: SimulatedMidtransOptions) {
	const transactions = new Map(known.map((transaction) => [transaction.orderId, transaction]))
	function notification(transaction: Transaction): Request {
		const code = codeOf(transaction.status ?? '')
		const body = described(transaction, code, 'midtrans payment notification')
		const signature_key = createHash('sha512')
			.update(body.order_id + body.status_code + body.gross_amount + serverKey)
			.digest('hex')
		return new Request(transaction.notifyUrl ?? url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ ...body, signature_key, payment_type: 'any', new_field: 1 }),
		})
	}
	return {
		serverKey,
		url,
		transactions,
		notification,
		/** Sends what Midtrans would send about a transaction now. */
		async notify(transaction: Transaction) {
			if (transaction.notifyUrl !== undefined) await send(notification(transaction))
		},
	}
}
export type Merchant = ReturnType<typeof createMerchant>

/** What every answer says of a transaction. */
export function described(transaction: Transaction, code: string, message: string) {
	return {
		status_code: code,
		status_message: message,
		transaction_id: transaction.id,
		order_id: transaction.orderId,
		gross_amount: `${transaction.amount}.00`,
		currency: transaction.currency,
		transaction_status: transaction.status,
		...(transaction.fraud === undefined ? {} : { fraud_status: transaction.fraud }),
		...(Object.keys(transaction.refunds).length === 0
			? {}
			: {
					refund_amount: `${refundedOf(transaction)}.00`,
					refunds: Object.entries(transaction.refunds).map(([refund_key, amount]) => ({
						refund_key,
						refund_amount: `${amount}.00`,
					})),
				}),
		...(transaction.chargedBack === undefined
			? {}
			: { chargeback_amount: `${transaction.chargedBack}.00` }),
	}
}

/** The sum of all refunds. */
export function refundedOf({ refunds }: Transaction): number {
	return Object.values(refunds).reduce((sum, amount) => sum + amount, 0)
}

/** The code that goes with a status in answers about a transaction and in notifications. */
export function codeOf(status: string): string {
	const codes: Record<string, string> = {
		pending: '201',
		deny: '202',
		expire: '407',
		cancel: '200',
	}
	return codes[status] ?? '200'
}
