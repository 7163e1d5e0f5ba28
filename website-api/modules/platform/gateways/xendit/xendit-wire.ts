import { z } from 'zod'

const text = z.string().max(500)
const id = z.string().min(1).max(100)
/** Documented as a number, and seen as text. */
const amount = z.union([z.number(), z.string().max(20)])

/** What Xendit answers when it does not do what was asked. */
const Refusal = z.object({ error_code: z.string().max(100), message: text.optional() })

const Action = z.object({ type: text, descriptor: text.optional(), value: z.string().max(2_000) })

/** A request for one payment. */
export const PaymentRequestWire = z.object({
	payment_request_id: id,
	reference_id: z.string().max(255),
	status: text,
	latest_payment_id: id.optional(),
	actions: z.array(Action).max(20).default([]),
	failure_code: text.optional(),
})
export type PaymentRequestWire = z.output<typeof PaymentRequestWire>

/** A page of payment. */
export const SessionWire = z.object({
	payment_session_id: id,
	reference_id: z.string().max(255),
	status: text,
	payment_link_url: z.url().max(2_000).optional(),
	payment_request_id: id.nullish(),
	payment_id: id.nullish(),
})
export type SessionWire = z.output<typeof SessionWire>

/** Money that a buyer sent. */
export const PaymentWire = z.object({
	payment_id: id,
	reference_id: z.string().max(255),
	status: text,
	currency: z.string().max(3),
	request_amount: amount,
	captures: z
		.array(z.object({ capture_amount: amount }))
		.max(20)
		.default([]),
	failure_code: text.optional(),
})
export type PaymentWire = z.output<typeof PaymentWire>

const fee = amount.nullish()

/** One transaction of Xendit's list. */
const TransactionWire = z.object({
	id,
	product_id: id.nullish(),
	type: text,
	status: text,
	reference_id: z.string().max(255).nullish(),
	channel_code: text.nullish(),
	amount: amount.optional(),
	currency: z.string().max(3).optional(),
	cashflow: text.optional(),
	fee: z
		.object({
			xendit_fee: fee,
			value_added_tax: fee,
			xendit_withholding_tax: fee,
			third_party_withholding_tax: fee,
			status: text.optional(),
		})
		.nullish(),
})
export type TransactionWire = z.output<typeof TransactionWire>

/** A page of what moved. */
export const TransactionListWire = z.object({
	data: z.array(TransactionWire).max(100),
	has_more: z.boolean().default(false),
})

export const RefundWire = z.object({ id, status: text, failure_code: text.nullish() })

/** An answer, or the refusal. */
export const orRefusal = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, Refusal])
export type Refusal = z.output<typeof Refusal>

/** A notification: unknown fields may appear at any time. */
export const WebhookWire = z.object({
	event: z.string().min(1).max(100),
	data: z.object({
		payment_id: id.nullish(),
		payment_session_id: id.nullish(),
		payment_request_id: id.nullish(),
		reference_id: z.string().min(1).max(255),
		status: text.optional(),
	}),
})
