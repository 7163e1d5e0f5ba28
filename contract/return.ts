import { z } from 'zod'
import { dataOf, pageOf, RupiahWire } from './envelope.ts'
import { lineText, linesText } from './text.ts'
import { openEnum, enumOr } from './open-enum.ts'

/** Days from delivery, until the order completes, in which a return can be requested. */
export const RETURN_DAYS = 3

export const RETURN_STATUSES = [
	'REQUESTED',
	'APPROVED',
	'REJECTED',
	'SENT_BACK',
	'RECEIVED',
	'REFUNDED',
	'CANCELLED',
] as const
export const RETURN_REASONS = [
	'DAMAGED',
	'WRONG_ITEM',
	'NOT_AS_DESCRIBED',
	'INCOMPLETE',
	'OTHER',
] as const
export const ReturnStatusWire = z.enum(RETURN_STATUSES)
/** A return's status in a response. */
export const ReturnStatusResponseWire = openEnum(RETURN_STATUSES)

/** One line of a return: the order's line and the quantity. */
export const ReturnLineRequestWire = z.object({
	LINE_POSITION: z.number().int().min(0),
	RETURN_QTY: z.number().int().min(1),
	RETURN_REASON: z.enum(RETURN_REASONS),
})
/**
 * POST /return, multipart with one to five PICTURE files and Idempotency-Key. LINE_LIST is JSON.
 * 409 RETURN_NOT_POSSIBLE if the order is not DELIVERED or its return window is over; 422 by field.
 */
export const ReturnRequestWire = z.object({
	ORDER_NUMBER: lineText().min(1).max(40),
	LINE_LIST: z
		.string()
		.max(10_000)
		.transform((text, context) => {
			try {
				const lines: unknown = JSON.parse(text)
				return lines
			} catch {
				context.addIssue({ code: 'custom', message: 'JSON' })
				return z.NEVER
			}
		})
		.pipe(z.array(ReturnLineRequestWire).min(1).max(50)),
	RETURN_DESCRIPTION: linesText().min(20).max(1000),
})

export const ReturnSummaryWire = z.object({
	RETURN_NUMBER: z.string(),
	RETURN_STATUS: ReturnStatusResponseWire,
	RETURN_DATE: z.iso.datetime(),
	ORDER_NUMBER: z.string(),
	/** Expected refund to the wallet, whole rupiah. */
	REFUND: RupiahWire,
	PRODUCT_COUNT: z.number().int().min(1),
	PRODUCT_NAME: z.string(),
	PRODUCT_IMAGE_ID: z.string().nullable(),
})
export type ReturnSummaryWire = z.infer<typeof ReturnSummaryWire>
/** GET /return/return-list. */
export const ReturnQueryWire = z.object({
	RETURN_STATUS: ReturnStatusWire.optional(),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(10),
})
export const ReturnPageWire = dataOf(pageOf(ReturnSummaryWire))

export const ReturnWire = ReturnSummaryWire.extend({
	RETURN_DESCRIPTION: z.string(),
	LINE_LIST: z.array(
		z.object({
			LINE_POSITION: z.number().int().min(0),
			PRODUCT_SLUG: z.string(),
			PRODUCT_NAME: z.string(),
			VARIANT_LABEL: z.string(),
			PRODUCT_IMAGE_ID: z.string().nullable(),
			RETURN_QTY: z.number().int().min(1),
			RETURN_REASON: enumOr(RETURN_REASONS, 'OTHER'),
			REFUND: RupiahWire,
		}),
	),
	/** Ids for GET /return/{number}/picture/{id}. */
	PICTURE_ID_LIST: z.array(z.string()),
	/** The shop's reason for rejecting the return. */
	REJECT_REASON: z.string().nullable(),
	RETURN_COURIER: z.string().nullable(),
	RETURN_TRACKING_NUMBER: z.string().nullable(),
	EVENT_LIST: z.array(
		z.object({ TO_STATUS: ReturnStatusResponseWire, EVENT_DATE: z.iso.datetime() }),
	),
	MESSAGE_LIST: z.array(
		z.object({
			MESSAGE_FROM: enumOr(['CUSTOMER', 'SHOP'], 'SHOP'),
			MESSAGE_TEXT: z.string(),
			MESSAGE_DATE: z.iso.datetime(),
		}),
	),
	/** Return address while items can be sent; null: ask the shop. */
	RETURN_ADDRESS: z.string().nullable(),
	CAN_SEND_BACK: z.boolean(),
	CAN_CANCEL: z.boolean(),
	CAN_WRITE: z.boolean(),
})
export type ReturnWire = z.infer<typeof ReturnWire>
/** Response of GET /return/{number} and of every POST about a return. 404 if it is not the customer's. */
export const ReturnAnswerWire = dataOf(ReturnWire)

/** POST /return/{number}/shipment, also under /operator/v1/returns: the items were sent. */
export const ReturnShipmentWire = z.object({
	RETURN_COURIER: lineText().min(2).max(40),
	RETURN_TRACKING_NUMBER: lineText().min(4).max(60),
})
/** POST /return/{number}/message by the customer, POST /operator/v1/returns/{number}/message by staff. */
export const ReturnMessageWire = z.object({ MESSAGE_TEXT: linesText().min(1).max(2000) })

/** POST /operator/v1/returns/{number}/rejection. */
export const OperatorReturnRejectionWire = z.object({ REJECT_REASON: linesText().min(5).max(500) })
export const OperatorReturnPageWire = dataOf(
	pageOf(ReturnSummaryWire.extend({ COMPANY_CODE: z.string(), CUSTOMER_NAME: z.string() })),
)
