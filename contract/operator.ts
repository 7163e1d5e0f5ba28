import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { CANCEL_REASONS, ORDER_ACTORS, OrderEvent, Order, REFUND_REASONS } from './order.ts'
import { OperatorShortfallWire } from './shortfall.ts'
import { lineText, linesText } from './text.ts'
import { TrackingNumberWire } from './tracking-number.ts'

/**
 * What became of a payment. PAID: with it the order was paid. PART: the order still waits for the rest. The order did not
 * need it: CREDITED to the wallet, or MARKED for refund to a guest.
 */
export const PaymentOutcomeWire = z.enum(['PAID', 'PART', 'CREDITED', 'MARKED'])

/** GET /operator/v1/orders/{number}: the shopper's view of the order and fields for staff only. */
export const OperatorOrderWire = z.object(Order.shape).extend({
	/** With who did it: MADE_BY is the name of a staff member or the label of a key; null: nobody of the shop. */
	EVENT_LIST: z.array(
		z.object(OrderEvent.shape).extend({
			ACTOR: z.enum(ORDER_ACTORS).default('system'),
			MADE_BY: z.string().nullable().default(null),
		}),
	),
	COMPANY_CODE: z.string(),
	/** Language of messages to the buyer: the one the order was placed in. */
	CUSTOMER_LANGUAGE: z.enum(LANGUAGE_CODES),
	/** Cancellation by staff; null: none, or without a reason. */
	CANCELLATION: z
		.object({ REASON: z.enum(CANCEL_REASONS), NOTE: z.string(), MADE_BY: z.string() })
		.nullable(),
	/** What its label says of the parcel. The sender is the shop, or whom a dropship order names, without an address. */
	PARCEL: z.object({
		WEIGHT_GRAMS: z.number().int().min(0),
		SENDER_NAME: z.string(),
		SENDER_PHONE: z.string(),
		SENDER_ADDRESS_LINE_LIST: z.array(z.string()),
	}),
	PAID: RupiahWire,
	REFUNDED: RupiahWire,
	/** Why a part of the total was waived; null: it was not. */
	WAIVER: z
		.object({
			AMOUNT: RupiahWire,
			REASON: z.string(),
			MADE_BY: z.string(),
			WAIVE_DATE: z.iso.datetime(),
		})
		.nullable()
		.default(null),
	/** The most that the caller may waive of an amount due; null: no limit. */
	WAIVABLE: RupiahWire.nullable().default(0),
	/** Maximum amount of further partial refunds. */
	REFUNDABLE: RupiahWire.default(0),
	/** Partial refunds by staff, oldest first. */
	REFUND_LIST: z
		.array(
			z.object({
				AMOUNT: RupiahWire,
				REASON: z.enum(REFUND_REASONS),
				MADE_BY: z.string(),
				REFUND_DATE: z.iso.datetime(),
			}),
		)
		.default([]),
	CONFIRMATION_LIST: z.array(
		z.object({
			CONFIRMATION_ID: z.string(),
			CONFIRMATION_STATUS: z.enum(['WAITING', 'ACCEPTED', 'REJECTED']),
			CONFIRMATION_DATE: z.iso.datetime(),
			BANK_CODE: z.string(),
			SENDER_BANK: z.string(),
			SENDER_NAME: z.string(),
			PAYMENT_AMOUNT: RupiahWire,
			PAYMENT_DATE: z.iso.date(),
			NOTE: z.string(),
		}),
	),
	PAYMENT_LIST: z.array(
		z.object({
			PROVIDER: z.string(),
			REFERENCE: z.string(),
			AMOUNT: RupiahWire,
			OUTCOME: PaymentOutcomeWire,
			PAYMENT_DATE: z.iso.datetime(),
		}),
	),
})
export type OperatorOrderWire = z.infer<typeof OperatorOrderWire>
/** Response of GET and of every POST under /operator/v1/orders/{number} that changes the order's status. */
export const OperatorOrderAnswerWire = dataOf(OperatorOrderWire)

/**
 * POST /operator/v1/orders/{number}/payments: books a received payment. Repeating a reference responds the same and
 * books nothing. Less than the amount due is a PART. Whatever the order does not need (too much, a second payment, one
 * after EXPIRED or CANCEL) is CREDITED to the wallet, or MARKED for refund to a guest.
 */
export const OperatorPaymentWire = z.object({
	/** e.g. the code of the receiving bank. */
	PROVIDER: lineText().min(1).max(40),
	/** The bank's reference of the payment. */
	REFERENCE: lineText().min(1).max(100),
	AMOUNT: RupiahWire.min(1),
	/** Only if the order waits for money, for callers who do not know of a second payment; 409 ALREADY_PAID … otherwise. */
	ONLY_DUE: z.literal(true).optional(),
	/** Accepts less than the amount due as the full payment; 409 SHORTFALL_TOO_LARGE above the caller's limit. */
	SHORTFALL_REASON: OperatorShortfallWire.shape.REASON.optional(),
})
export const OperatorPaymentAnswerWire = dataOf(
	z.object({
		OUTCOME: PaymentOutcomeWire,
		IS_REPEAT: z.boolean(),
		ORDER: OperatorOrderWire,
	}),
)

/** POST /operator/v1/orders/{number}/shipment; without a tracking number for self pick-up. */
export const OperatorShipmentWire = z.object({
	TRACKING_NUMBER: TrackingNumberWire.optional(),
})

/** POST /operator/v1/orders/{number}/cancellation. REASON is required from staff sessions, optional with keys. */
export const OperatorCancellationWire = z.object({
	REASON: z.enum(CANCEL_REASONS).optional(),
	/** Visible to staff only. */
	NOTE: linesText().max(500).default(''),
})

/**
 * POST /operator/v1/orders/{number}/refunds, with Idempotency-Key: a partial refund, to the wallet or, for a guest,
 * to the list of refunds. The buyer keeps the items.
 */
export const OperatorRefundWire = z.object({
	AMOUNT: RupiahWire.min(1),
	REASON: z.enum(REFUND_REASONS),
})
