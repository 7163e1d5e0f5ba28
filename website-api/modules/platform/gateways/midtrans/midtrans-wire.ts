import { z } from 'zod'

const text = z.string().max(500)
const accountNumber = z.string().regex(/^\d{4,30}$/)

/** What Midtrans answers about a transaction, whether it was made, asked for, ended or refunded. */
export const TransactionWire = z.object({
	/** As text; 200 paid or done, 201 waiting, 202 refused, 404, 406, 407, 412, 414 … */
	status_code: z.string().regex(/^\d{3}$/),
	status_message: text.optional(),
	transaction_id: z.string().max(64).optional(),
	order_id: z.string().max(50).optional(),
	/** e.g. "10000.00". */
	gross_amount: z.string().max(20).optional(),
	currency: z.string().max(3).optional(),
	transaction_status: z.string().max(40).optional(),
	fraud_status: z.string().max(40).optional(),
	va_numbers: z
		.array(z.object({ bank: text, va_number: accountNumber }))
		.max(5)
		.optional(),
	permata_va_number: accountNumber.optional(),
	biller_code: accountNumber.optional(),
	bill_key: accountNumber.optional(),
	payment_code: z.string().max(40).optional(),
	qr_string: z.string().max(1_000).optional(),
	actions: z
		.array(z.object({ name: text, url: z.url().max(2_000) }))
		.max(10)
		.optional(),
	/** Cumulative. */
	refund_amount: z.string().max(20).optional(),
	refunds: z
		.array(z.object({ refund_key: z.string().max(200).optional() }))
		.max(100)
		.optional(),
	/** Cumulative; where it is not said, all was taken. */
	chargeback_amount: z.string().max(20).optional(),
})
export type TransactionWire = z.output<typeof TransactionWire>

/** What Snap answers to a new page of payment. */
export const SnapWire = z.object({
	token: z.string().max(200).optional(),
	redirect_url: z.url().max(2_000).optional(),
	error_messages: z.array(text).max(20).optional(),
})

/** A notification: unknown fields may appear at any time. */
export const NotificationWire = z.object({
	order_id: z.string().min(1).max(50),
	status_code: z.string().max(3),
	gross_amount: z.string().max(20),
	signature_key: z.string().max(200),
	transaction_id: z.string().max(64),
	transaction_status: z.string().max(40),
	refund_amount: z.string().max(20).optional(),
})
